import { friendChangesSchool } from './friend-changes-school.ts';
import { nobodyBesideMeNow } from './nobody-beside-me-now.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { movedUpFirst } from './moved-up-first.ts';
import { anotherSecondary } from '../school/another-secondary.ts';
import { oneWhoWasPaidToCome } from './one-who-was-paid-to-come.ts';
import { sinceAFriendLeft } from '../school/since-a-friend-left.ts';

/** Who a friend is to a parent who writes. */
const PAL = /\b(?:friends?|mates?|bestie|bff|pals?|cousins?|neighbou?rs?)\b/i;

const own: Frame = {
  id: 'friend-moving-away',
  name: 'A friend is moving away',
  says: [
    'best friend is moving away',
    'her best friend moved to another city',
    'his friend is leaving nursery',
    'misses her friend who moved',
    'friend changing schools',
    'only friend left and he is lonely',
    'best friend moving abroad',
    'neighbour boy moves next month and they are inseparable',
    'how to say goodbye to a friend',
    'her bestie is going to a different school in september',
    'sad since his best friend moved',
    'friend from kindergarten moved away',
    'he says he will never have a friend again',
    'the girl next door is moving',
    'angry with her friend for moving',
    'long distance friendship kids',
    'their family emigrated and she lost her best friend',
    'best mate is leaving',
    'who will i play with now that my friend is gone',
    'she does not want to go to school since her friend left',
    'goodbye party for friend',
    'friend moved house',
    'cousin who is his best friend moves away',
    'not getting replies from friend who moved',
  ],
  claims: {
    strong: [
      'friend changes school',
      'mate is changing schools',
      'friend is changing schools',
      'friend is changing school',
      'mate is changing school',
      'friend changes schools',
      'mate is leaving school',
      'friend is leaving school',
      'friend is off to live',
      'friend off to live',
      'friend is going to live',
      'best friend is emigrating',
      'friend is moving',
      'friend moving',
      'friend move away',
      'friend moves',
      'friend move',
      'friend moved to',
      'friend moved house',
      'friend is leaving',
      'friend leaving',
      'friend is going to a different school',
      'friend is going to another school',
      'friend changing school',
      'friend change school',
      'friend going to a different school',
      'bestie is moving',
      'bestie is going',
      'bestie moved',
      'bestie moving',
      'best mate is leaving',
      'girl next door is moving',
      'boy next door is moving',
      'neighbour is moving',
      'neighbour boy move',
      'neighbour girl move',
      'say goodbye to a friend',
      'goodbye to friend',
      'goodbye to her best friend',
      'goodbye to his best friend',
      'long distance friend',
      'friend emigrate',
      'friend abroad',
      'lost her best friend',
      'lost his best friend',
      'friend is gone',
      'since friend left',
      'only friend left',
      'friend since moved',
      'best friend moved',
      'friend is leaving for',
      'bff leaves',
      'bff is leaving',
      'best friend leaves',
      'leaves for good',
    ],
    cues: [
      'bestie',
      'best friend',
      'goodbye',
      'different school',
      'another school',
      'another city',
      'friend moved',
      'friend who moved',
      'friend left',
      'move away',
      'moved away',
    ],
    not: [
      'teacher moved',
      'moved him away from his',
      'moved her away from her',
      'moved them away from their',
      'seating plan',
      'ignoring her',
      'ignoring him',
      'ignores her',
      'ignores him',
      'has been ignoring',
      'we are moving',
      'we moved',
      'we are moving house',
      'left out',
      'imaginary friend',
    ],
  },
  topicWords: ['friend', 'goodbye'],
  facts: [
    'When a close friend moves away children may be sad, angry or lonely for weeks; it is a real loss, and saying goodbye helps.',
    'Young friendships live from doing things together; at a distance they often get thinner, and some last.',
    'Children who have not replied have usually not forgotten; they are busy learning a new place.',
    'The one who moves also leaves everything known behind.',
    'Families move for reasons of adults, such as work; children do not decide it.',
    'New friendships usually begin by doing something side by side, several times.',
    'Liking somebody new takes nothing away from an old friend.',
  ],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  threads: {
    silent: 'a letter that went out, and a letter box',
    fault: 'a small thing that went wrong, and a family that moves for other reasons',
    swing: 'two swings, of which one is empty',
    wave: 'a hand that waves, and draws',
    game: 'a game that two people know',
    hour: 'the usual hour',
    van: 'a van with everything in it, except the days before',
    gap: 'the free place at the side',
    list: 'what to do with the last days, in order',
    joke: 'half of a joke',
    word: 'there is no word for a friend who lives far away',
    signal: 'a chat that gets quieter',
  },
  // Who has gone to live elsewhere has moved, whatever the place is called.
  decidedBy: [
    /^(?![^]*\b(?:imaginary|(?:another|(?:a )?different|the (?:other|next)) (?:class|form)|we(?:'re| are|'ve| have)? (?:\w+ )?mov\w+)\b)[^]*?\b(?:friends?|best ?mate|mates?|pal|bestie|buddy|bff|(?:boy|girl|twins|children|kids|family) (?:next door|across the (?:road|street)|over the road|down the (?:road|street)|opposite))\b(?:,? (?:\w+ )?from (?:\w+ ){1,4}|,? \p{Lu}\p{Ll}+,?| and (?:his|her|their) family| next door)? ?(?: ?has| ?have|'s| ?is| ?are)? ?(?:just |now |recently )?(?:gone|went|going|moved|moving|off|left) (?:(?:away|off|back|abroad) )?to (?:live (?:in|with|near|on|by|at|abroad|far|somewhere|\w+ hours)|(?:another|a different) (?:town|city|country)|(?:Leeds|Scotland|Wales|Ireland|Spain|France|Germany|Poland|India|America|Australia|Canada|New Zealand|London)\b)/iu,
    /^(?![^]*\b(?:imaginary|(?:another|(?:a )?different|the (?:other|next)) (?:class|form)|table|seats?|we(?:'re| are|'ve| have)? (?:\w+ )?mov\w+)\b)[^]*?\b(?:friends?|best ?mate|bestie|buddy|bff|(?:boy|girl) next door)(?: next door| (?:two|three) doors down| (?:from|over|across|down) the (?:road|street)| opposite)?(?: ?has| ?have|['’]s| ?is| ?are)? (?:just |now |recently |all )?mov(?:ed|ing|es) (?:away|house)\b(?! from (?:him|her|them)\b)/i,
  ],
  threadCues: {
    // Whoever takes the blame for it is told that it has none.
    fault:
      /\b(?:(?:his|her|their) (?:own )?fault|blam(?:es|ing) (?:him|her|them)sel\w+|(?:because|cos|coz|'cause) (?:of (?:him|her|them|something (?:he|she|they)|(?:the|an|their|that) (?:\w+ )?(?:argument|fight|row|quarrel|falling out))|(?:he|she|they)(?:'d| had| once)? (?:broke|said|did(?! not|n't)|hit|pushed|took|lost|was (?:mean|horrible|nasty|naughty|unkind|cross|bad)|were (?:mean|horrible|nasty|unkind)|shouted|wasn'?t|fell out|argued|called|made|upset))|(?:he|she|they) (?:made|drove) (?:him|her|them) (?:go|leave|away))\b/i,
    silent:
      /\b(?:stopped (?:writ\w+|repl\w+|call\w+|messag\w+|text\w+|ring\w+)|(?:doesn'?t|does not|never|no longer|hasn'?t) (?:writ\w+|repl\w+|call\w*|messag\w+|text\w*|ring\w*|answer\w*|keep in touch)|no (?:reply|answer|letters?))\b/i,
    signal: /\b(?:moved|has gone|have gone|is gone|went|left|since|repl\w+|text\w*|messag\w*|chat\w*|misses)\b/,
    list: /^(?![^]*\b(?:moved|has gone|have gone|already|since|last (?:week|month|summer|year))\b)[^]*?\b(?:is|are|will|going to|soon|about to|next)\b[a-z ]{0,16}\b(?:mov\w+|leav\w+)|\bleaves\b/,
    gap: /\b(?:moved|has gone|gone|went|left|since|emigrated|misses)\b/,
    van: /^(?!.*\b(?:yesterday|last (?:week|month|year|summer)|ago|has moved|moved away|already)\b).*\b(?:mov(?:e|es|ed|ing) (?:away|house|home|abroad|to|out|next|in|overseas|back)|is moving|are moving|emigrat\w+|abroad|overseas|(?:another|different|new) (?:city|town|country|village|house)|next door|far away|neighbou?rs?)\b/,
  },
  tellsAlone: ['silent', 'fault'],
  comesFirst: ['fault'],
  onlyWhenSaid: ['silent', 'fault', 'van', 'signal'],
  roles: {
    // What a child takes for the reason, where it is a thing that broke.
    small: {
      fallback: { text: 'a cross word' },
      cues: [
        { match: /\bbr(?:oke|eaks?|oken)\b[^.]{0,24}\bcrayons?\b/i, phrase: { text: 'a broken crayon' } },
        { match: /\bbr(?:oke|eaks?|oken)\b[^.]{0,24}\bpen(?:cil)?s?\b/i, phrase: { text: 'a broken pencil' } },
        { match: /\bbr(?:oke|eaks?|oken)\b/i, phrase: { text: 'a broken toy' } },
      ],
    },
    // The friend by name, where it has been told.
    thatpal: { fallback: { text: 'that friend' }, cues: [{ match: PAL, phrase: { text: 'that friend' } }] },
    thepal: { fallback: { text: 'the friend' }, cues: [{ match: PAL, phrase: { text: 'the friend' } }] },
    pal: {
      fallback: { text: 'a friend' },
      cues: [
        {
          match: PAL,
          phrase: { text: 'a friend' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Not Because of That', thread: 'fault' },
      { text: 'Why a Family Moves', thread: 'fault' },
      { text: 'Two Swings', thread: 'swing' },
      { text: 'One Swing Goes', thread: 'swing' },
      { text: 'A Van Full of Things', thread: 'van' },
      { text: 'Bye-Bye, Big Van', thread: 'van' },
      { text: 'Wave, Wave, Friend', thread: 'wave' },
      { text: 'A Game for Two', thread: 'game' },
      { text: '{name} and a Friend Who Goes' },
    ],
    older: [
      { text: 'Not Because of That', thread: 'fault' },
      { text: 'Why a Family Moves', thread: 'fault' },
      { text: 'No Letter Today', thread: 'silent' },
      { text: 'A Line Without a Question', thread: 'silent' },
      { text: 'First, Next, Last, Goodbye', thread: 'list' },
      { text: 'Plan for a Goodbye', thread: 'list' },
      { text: 'The Free Place', thread: 'gap' },
      { text: 'The Place Beside {name}', thread: 'gap' },
      { text: 'Half a Joke', thread: 'joke' },
      { text: 'The Other Half of a Joke', thread: 'joke' },
      { text: 'A Word That Is Missing', thread: 'word' },
      { text: 'No Noun for It', thread: 'word' },
      { text: 'The Quiet Chat', thread: 'signal' },
      { text: 'Three Dots', thread: 'signal' },
      { text: 'A Game for Two', thread: 'game' },
      { text: 'The Usual Hour', thread: 'hour' },
      { text: 'A Friend Who Goes' },
    ],
  },
  benefits: [
    'Takes a goodbye between friends seriously.',
    'Shows how it may be on both sides, for the one who goes and the one who stays.',
    'Offers {name} one small thing to do, before or after the goodbye.',
  ],
  talk: {
    young: [
      'What do the two friends do in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we draw something for a friend?',
    ],
    older: [
      'Which part of the story is like yours?',
      'Which word went into the blank, and is it the same on other days?',
      'Shall we plan how to say goodbye, or how to write?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'sunset',
    pose: 'wave',
    feeling: 'sad',
    companion: 'child',
    props: ['letter', 'box'],
  },
  text: {
    '2-3': script(`
      D<swing> Two swings go up. One is for {Name}. One is for {pal}. But a friend can move away. One swing is still.
      D<swing> Swing, swing, two can swing. {Name} can swing with {pal}. But a friend can move away. One swing goes. One does not.
      D<van> A big van comes. In go a bed and a ball. A friend of {Name} moves away. Brumm, off it goes.
      D<wave> A hand can wave. {Name} can wave to {pal}. A friend can go to a new place. Wave, wave, friend.
      P New is odd for the friend too.
      P Some friends cry. Some just wave.
      P A friend can think of {Name} there.
      Q<swing> With one swing still, {Name} may feel ____.
      Q After a bye-bye, {Name} may feel ____.
      Q Today, {Name} may feel ____.
      H<swing> {helper} can push a swing.
      H {helper} can say the name.
      H {helper} can help to wave.
      H {helper} can sit close.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can play too.
      T {he} can wave a long time.
      T {he} can draw a picture.
      T {he} can say, "I miss my friend."
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<swing> {he} can say, "Swing, swing, bye-bye."
      C<swing> {he} can say, "One swing is for you."
      C<van> {he} can say, "Brumm, bye-bye, van."
      C<wave> {he} can say, "Wave, wave, I like you."
      C<wave> {he} can say, "My hand can wave."
      C<topic> {he} can think about {topic}.
      A<swing> One swing is still. It can wait. {Name} can miss {pal}. Then there is soup.
      A<swing> There, {pal} may swing. Here, {Name} may swing. Up and down, up and down.
      A<van> Off goes the van. Off goes the friend. {Name} can still say brumm. Brumm, hello, friend!
      A<wave> A hand can wave bye-bye. A hand can draw. {Name} may miss {pal}. Wave, wave, friend.
    `),
    '4-5': script(`
      D<van> When {pal moves} away, a van comes. In go the beds, the pans and the toys. {Name} may think of that van. Not everything fits in it. The days they played are not in there. Those stay with both of them.
      D<van> Why does a friend move away? {Name} may ask that. Grown-ups move for work, or for a bigger home. Children do not pick it. So there is a van for pans and beds, and a goodbye. No game and no quarrel made it happen.
      D<swing> Two swings are good for two friends. When one friend goes to a new place, a swing is free. {Name} may look at it. It goes a bit in the wind. It does not mean that nobody likes {Name}. It is just free.
      D<game> Two friends may know a game that no one else knows. {Name} may have one like that. It has its own rules. A friend can go to a new place. The game does not get packed. It stays in two heads.
      D<game> Some games need two who know how they go. A friend of {Name} may know one. Now there is a goodbye, and that is hard. Nobody did a thing wrong in the game. Grown-ups pick where a family lives and where a child goes.
      P In a new place, a friend may know nobody at first. It smells new and sounds new. So it is hard on both sides.
      P Some friends get cross before a goodbye. It is easier than sad. They like each other all the same.
      P Other children see somebody who plays alone. They may think, "Can I ask?" They may be shy.
      P There are other children, and this one is the friend. Some grown-ups only say the first part.
      Q When {he thinks} of the goodbye, it may feel ____.
      Q Without {thatpal}, {Name} may feel ____.
      Q At playtime, {his} tummy may feel ____.
      H {helper} can help to say goodbye. ~ A wave and a picture are enough.
      H {helper} can find out where a card can go. ~ Then it can get there.
      H {helper} can sit close and hear about it.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can come out and play as well.
      T {he} can make a drawing for {thepal}.
      T {he} can send a hello with a grown-up.
      T {he} can go up to one child with a ball.
      T<comforter> {he} can tell it all to {comforter}.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} at playtime.
      C<van> {he} can think, "The van has the pans. I have the games."
      C<van> {he} can say, "Goodbye, van, be good to my friend."
      C<swing> {he} can say, "That swing is free, come on."
      C<game> {he} can think, "I know how our game goes."
      C<game> {he} can say, "I like you, and our game."
      C<topic> For a rest, {he} can think about {topic}.
      A<van> At the end, the van is empty, in some other street. The pans go in a cupboard there. {Name} can miss {pal} and still run and laugh. Both go into one day.
      A<game> A game for two can wait for a visit. It can be shown to a new child too. {Name} may miss {pal} in the middle of it. The rules are still good rules.
      A<game> A goodbye ends, and then there is a day like other days. {Name} may miss {pal} on it. Two heads know the game. One of them is {hers}.
      A<van> A goodbye is short, and missing is long. It gets smaller by and by. The games with that friend were real games. Nobody can drive them away.
      A<swing> On some days the free swing hangs still. Then somebody sits down on it. It may be a friend one day, or just a child. There is room for that.
      D<fault> When a friend moves away, a head looks for a why. {Name} may think of something that went wrong. But {small} does not make a family move. Grown-ups move for work, or for a home. Nothing that {Name} did made it happen.
      P<fault> A friend who goes thinks of the van and the new room. What went wrong once is over for both.
      P<fault> When something is sad, many children think that they did it. They did not.
      Q<fault> When {he thinks} of {thepal}, {Name} may feel ____.
      H<fault> {helper} can ask the other family why they move. ~ Then it is the true why.
      H<fault> {helper} can say, "It was not because of you."
      T<fault> {he} can ask, "Is it because of me?" ~ The answer is no.
      T<fault> {he} can say to {thepal}, "I will miss you."
      C<fault> {he} can think, "Grown-ups pick where a family lives."
      A<fault> A friend goes, and that is sad. It is not because of {small}. A thing can go wrong, and two can still be friends. {Name} can miss {pal} and know that.
    `),
    '6-7': script(`
      D<list> Goodbyes between friends go in steps, and {Name} may know one of them. First comes the news, and it does not sound real. Next there are last times, the last swim or the last Friday. Then there is a wave. After that comes an odd quiet week. Each step is a bit hard, and each one ends.
      D<gap> When {pal goes}, there may be a free place next to {Name}. It may be in a line, at a table or on a wall. It can seem that all eyes are on it. They are not. Most children are looking at their own shoes.
      D<gap> Where {pal has} gone, there may be one child too many in line. {Name} may think about that moment. It can look as if the whole line was staring. Most of them are looking at their own shoes. An odd number does not go into pairs, so the teacher counts again. Then somebody makes a three.
      D<game> Some games belong to two friends, and nobody else knows how they go. {Name} may have one like that, with its own rules. A friend can go to live somewhere else, or to learn there. The game is not in any bag or box. It is in two heads, and they are just further apart.
      P The one who goes comes to a place full of new names. New places are loud and tiring. It may take weeks before there is time to write.
      P Families have reasons for a change, such as work or money. Grown-ups decide it, and they know that it is hard on two friends.
      P Some children quarrel just before a goodbye. It is easier to be cross than to be sad. Most of them know it later.
      P Other children may be waiting for somebody to ask. From outside, shy looks just like "no, thanks".
      Q Thinking of {thatpal}, {Name} may feel ____. It may be another word at the weekend.
      Q When it is time to find a partner, {Name} may feel ____.
      Q At the goodbye, {his} throat may feel ____. Two feelings can be there at once.
      H<list> {helper} can plan the last day with both families. ~ A goodbye with cake is still a goodbye, and an easier one.
      H {helper} can ask both families about a visit. ~ Waiting is easier with a day in mind.
      H {helper} can keep the address and remind people to write. ~ Letters are slow, and they last.
      H {helper} can tell the teacher, so that partners get picked with care. ~ Teachers cannot see everything.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can talk about a friend from long ago. ~ Some of them still write.
      T {he} can find two stones, and give or send one to {thepal}. ~ Then each has one of two.
      T {he} can ask one child, "Shall we play that one?" ~ A game is easier to start than a friendship.
      T {he} can draw a comic for {thepal}. ~ It needs only one page and a stamp.
      T<comforter> {he} can tell the whole thing to {comforter}. ~ Soft things listen to the end.
      T<quiet> {he} can spend some time {quiet}. ~ It is fine to be alone for a while.
      T<doing> {he} can try {doing} on a quiet day. ~ It has helped at other times.
      C<list> {he} can think, "This is a step, and it ends."
      C<gap> {he} can say, "There is a free place here."
      C<game> {he} can think, "I know the rules, and so does my friend."
      C<gap> {he} can think, "They are looking at their own shoes."
      C<topic> For a rest, {he} can think about {topic}.
      A<list> After the odd quiet week comes one that is a little less odd. A friend far away can stay a friend, with letters or without. Nobody knows that beforehand. A good day that two had together stays a good day.
      A<gap> A free place may go to a bag, and then to a child. It is not the same, and it does not need to be. {Name} knows how to have a friend. That is a useful thing to know.
      A<gap> Two children may become three for a while, and three can work as well. It is possible to miss {pal} in the middle of a good game. Missing and playing get along. In the end nearly every place has somebody in it.
      A<game> A game for two can wait for a visit, or for a long time. It can also be taught to somebody new. Nobody knows yet which it is. A friend made up half of it, and {Name} made up the rest.
      D<silent> A hello goes out, by letter or by phone, and then nothing comes. {Name} may look for an answer a lot. A friend lives far away now and does not answer. Nobody knows why from here. It can be a busy week, or a lost pen, or a hard time. It is sad to wait and wait.
      P<silent> The friend has a new school and a new street to learn. Old letters lie under new things.
      P<silent> Friends who do not write may still talk about somebody. It cannot be heard from here.
      Q<silent> When no answer comes, {Name} may feel ____.
      H<silent> {helper} can ask the other parents how things are.
      H<silent> {helper} can look at old photos with {him}.
      T<silent> {he} can send one more card, with no question in it.
      T<silent> {he} can tell somebody here about {thepal}.
      C<silent> {he} can think, "It was a good friend, with an answer or without."
      A<silent> Nothing has come today. A friend far away is out of sight, and the good days are not. They are in old photos and in two heads. One card more is on its way. At the gate somebody asks, "Are you coming?"
      D<fault> When a friend moves away, a head goes looking for a reason. It may find the nearest one, and that is not the right one. {Name} may think of something that went wrong between two friends. But {small} does not make a family move. Families move for work, or money, or a home, and grown-ups decide it. Nothing that {Name} said or did is the reason.
      P<fault> A friend who goes is thinking of boxes and a new school. What went wrong once is a small thing next to that.
      P<fault> Many children think that a sad thing is their fault. It is one way in which heads try to understand it. It is not true.
      Q<fault> Thinking of {thepal}, {Name} may feel ____.
      H<fault> {helper} can ask the other family to tell the real reason. ~ It is good to hear it from them.
      H<fault> {helper} can say as often as needed that it was nobody's fault.
      T<fault> {he} can ask the question aloud: "Is it because of me?" ~ The answer is no.
      T<fault> {he} can say to {thepal}, "I am sorry, and I will miss you."
      C<fault> {he} can think, "That is not why. Grown-ups decided it."
      A<fault> It is sad when a friend goes. The reason was not {small}. Friends have good days and cross ones, and both belong to a friendship. {Name} can miss {pal} without a fault to carry. The goodbye is enough to carry.
    `),
    '8-10': script(`
      D<joke> A joke between two friends needs both of them. One says "potato", and the other cannot stop laughing. When {pal goes} elsewhere, {Name} keeps one half of about a hundred jokes. They do not work on other people. It takes a long explanation, and at the end somebody says, "Oh." It is nobody's fault. There was a reason for the change, and jokes were not asked.
      D<joke> Some things are only funny to two people on Earth. {Name} may have a friend like that, who is going away or has gone. A certain word in a certain voice is enough. The rest of the class looks puzzled. It can be lonely to be the only one left in a room who knows why a potato is funny.
      D<list> There is a beginning, a middle and an end to a goodbye. {Name} may be in any of them. First {pal has} news, and it sounds like a plan for other people. Then come the last times, which everybody counts. Then there is a wave that goes on too long. Afterwards it is Monday. Monday is usually the hardest part, because everything else is as before.
      P The one who goes gets the excitement, and also a room full of strangers. It is a mixture. A cheerful message may be written with a blanket over the head.
      P Parents say, "You can call each other," and it is true. They may have forgotten that friends of that age hardly talk. They build, they run, they look at a beetle.
      P A friend who does not answer has seldom forgotten. Learning a new place takes up the whole head. Later there may be room again, or there may not.
      P People in the class notice more than it seems. Somebody may have wanted to join in for years and thought that two was full.
      Q On a day without {thatpal}, {Name} might feel ____. It may be a different word by the weekend.
      Q When something funny happens and {thepal is} not there, {Name} might notice ____.
      Q When there is news of {thepal}, or none, {Name} might feel ____. It may be two words.
      H {helper} can help to plan a day for both, a last one or a visit. ~ It is good to have a date.
      H {helper} can help to find a way to play at a distance, at a fixed hour. ~ Doing works better than talking.
      H {helper} can invite another child without any great announcement. ~ One afternoon is only an afternoon.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can hear "nobody is like that one" and agree. ~ It is true of everybody.
      T {he} can start a notebook for two and send it back and forth. ~ Half a page each is plenty.
      T {he} can sit with another group for one lunch. ~ It is an experiment, and it ends at one o'clock.
      T {he} can write the truth, such as "I miss you" or "I wish you could stay". ~ Most friends are glad to read it.
      T<comforter> {he} can keep {comforter} near in the evening. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}. ~ Being alone is not the same as being lonely.
      T<activity> {he} can spend some time {activity} with whoever is there. ~ Side by side is how most friendships begin.
      T<doing> {he} can try {doing} on the hard days. ~ What worked once often works again.
      C<joke> {he} can think, "I have one half, and it is still funny."
      C<joke> {he} can write, "Potato."
      C<list> {he} can think, "This is the Monday part."
      C<topic> For a rest, {he} can think about {topic} and make a list of ten.
      A<joke> Half a joke keeps for years. Friends who meet again after a long time often start exactly there. It may come to that, or not. In the meantime somebody else may say an odd word in an odd voice. {Name} may be the second person on Earth who laughs.
      A<joke> Having had a friend like that is not something distance can undo. It also shows that it can be done. Old jokes and new jokes fit in one head. And honestly, the potato was funny.
      A<list> After Monday comes Tuesday, with a little less of it. Some friends stay close over any distance, and some become a good memory with a face. There is no way to know yet. Saying goodbye is worth doing in both cases.
      D<silent> Friendships by letter have a weak point, which is the second person. {Name} wrote, and at first there were answers. Now the friend who moved away is quiet. It is tempting to look for the mistake in one's own last line. More often the reason lies over there: a new class, new times, a drawer.
      D<silent> Nobody decides to stop writing. It is put off until Sunday, and then until it is embarrassing. {Name} may be at the other end of such a Sunday, with a friend who has gone quiet. Silence can mean nearly everything. That is what makes it hard to read.
      P<silent> The friend may feel guilty about it by now, and that makes the next letter even harder to begin.
      P<silent> Adults lose touch with people whom they like all the time. They call it life.
      Q<silent> When nothing has come again, {Name} might feel ____.
      H<silent> {helper} can ask the friend's family how they are.
      H<silent> {helper} can arrange a call, if both would like one.
      T<silent> {he} can send a line that needs no answer. ~ A joke or a drawing is light to open.
      T<silent> {he} can decide to write again in a month, and not before.
      C<silent> {he} can think, "Quiet is not the same as over. And it was good."
      A<silent> A line without a question mark has gone out. If an answer comes, it comes. A friend who has moved away keeps a place in the head that takes up no room. Around it other places are free, and someone has just sat down on one.
      D<fault> When a friend moves away, the mind looks for a reason and takes the one that lies nearest. {Name} may have found one of that kind, something that was said or done. It fits badly, because {small} does not make a family move. That takes a job, or money, or a home, and adults who have been talking about it for months. Nothing that {Name} said or did comes into it.
      P<fault> The friend is probably busy with boxes and a new school, and sad about the same thing. What went wrong once is small beside that.
      P<fault> To look for one's own fault is common when something sad happens. It feels better than having no reason at all. That does not make it true.
      Q<fault> When the question of why comes up, {Name} might feel ____.
      H<fault> {helper} can ask the other family to tell the real reason. ~ It counts for more when it comes from them.
      H<fault> {helper} can say it as often as it is needed. ~ Some sentences need to be heard more than once.
      T<fault> {he} can ask it aloud, "Is it because of me?" ~ The answer is no.
      T<fault> {he} can tell {thepal} what is true, such as "I am sorry" and "I will miss you".
      C<fault> {he} can think, "That was a bad day. It was not a reason to move."
      A<fault> The friend goes for reasons that adults have, and {small} is not among them. A friendship with a bad day in it is still a friendship. {Name} may miss {pal} a great deal, and that is hard enough without a fault that nobody has.
    `),
    '11+': script(`
      D<word> Languages have words for cousins and colleagues, and none for a friend who is no longer round the corner or in the next seat. {Name} may have one of those now, or soon. It is not an ex-friend, and "pen pal" sounds like something with stamps. The lack of a word makes it look like a small matter. People ask after a broken arm for weeks, and after a missing friend for about a day. The reasons for it lie with other people, and it rearranges the days of somebody who was not asked.
      D<word> If there were a letter of condolence for this, nobody has printed it. A friend goes away, and {Name} may be told that there is the internet. There is, and it is good for news and poor at doing nothing together, which is what most friendships consist of. An hour of lying on a carpet and not talking cannot be sent. It is reasonable to find that sad without anybody having died.
      D<signal> At first the chat hardly stops. A friend has gone to live or learn elsewhere, and {Name} gets photos of a strange bus stop, a strange canteen and a dog. After some weeks there are gaps. The messages are full of names that mean nothing here. The three dots appear, and go away again. Nobody has decided this, and nobody is to blame for it. A friendship that ran on shared hours is looking for another fuel, and some find one.
      P The one who goes is going to be new everywhere, all day long, and being interesting is tiring. Silence from there is often exhaustion. A message may also be a small lie of the kind "everything is great here".
      P Parents who decide on a move, or watch one, know that it costs a friendship or two. They are inclined to talk it down, because they feel guilty or because they have forgotten. Some of them still have one such person in their phone, under an address that is no longer true.
      P Other people's groups look finished from outside, and there is usually more room in them than it seems. From inside they are mostly held together by habit and a shared bus.
      P A few people will treat it as nothing, because they are not the ones who have lost the person who laughed first. Others know exactly what it is like.
      Q At the usual hour, {Name} might notice ____. Boredom can be a disguise for something else.
      Q<signal> Seeing photos with unknown people in them, {Name} might feel ____. Jealous and glad may share a screen.
      Q Around a goodbye, before it or after it, {Name} might feel ____. Numb is a perfectly common answer.
      H {helper} can make a visit possible and put a date to it. ~ A date is worth more than "some time".
      H {helper} can refrain from naming replacements. ~ Friends are not spare parts.
      H {helper} can offer lifts and pizza if somebody new is to be invited. ~ Logistics are an underrated form of help.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can tell what became of an old friend, without improving the ending. ~ Some stories end in silence and are still good.
      T {he} can suggest something to do at a distance, such as one film or one game at one hour. ~ It gives the friendship something to stand on.
      T {he} can write the true version, including the boring parts. ~ Real news is rarer than good news.
      T {he} can say yes to one thing this month that starts from nothing. ~ It need not lead anywhere.
      T<comforter> {he} can keep {comforter} within reach. ~ Nobody has published an age limit for comfort.
      T<quiet> {he} can spend the usual hour {quiet}. ~ Solitude goes better when it is chosen.
      T<activity> {he} can keep the usual time for {activity}. ~ The people who turn up there already have one thing in common.
      T<doing> {he} can try {doing} on the long afternoons. ~ What already works is worth keeping.
      C<word> {he} can think, "There is no word for it, and it counts."
      C<word> When somebody says "make new friends", {he} can think, "That is another subject."
      C<signal> {he} can think, "Three dots is also a kind of hello."
      C<hour> {he} can think, "This hour was ours, and now I can fill it."
      D<hour> Most friendships run on a timetable that nobody wrote: a way home, a row of seats, a half hour in which nothing happens. When a friend goes to live or learn elsewhere, the timetable stays behind without the company. {Name} may know that hour already, or may see it coming. It can be the longest one of the day. The reason for it lay with other people, and it was no verdict on anyone.
      A<hour> The usual hour seldom stays empty. A call may go into it, or a book, or somebody who happened to walk the same way. None of that takes the old friend out of it. An hour that was worth missing was well spent while it lasted, and so were all those in which nothing happened.
      C<topic> For a rest, {he} can think about {topic} in as much detail as possible.
      A<word> Some of these friendships turn into one long conversation with gaps of half a year. Others end without anybody ending them, and were worth every afternoon. It is too early to say. A goodbye of this size deserves a better word, and until there is one, "I miss you" has only three syllables.
      A<word> Nobody can be replaced, which is not the same as nobody else being any good. At some point there may be somebody else to do nothing with, on another carpet. {pal} would probably like that person, or would pretend not to. Both are a compliment.
      A<signal> Friendships at a distance change tempo, and a slow one is not a dead one. A message after six weeks can begin in the middle, with no apology. If it is the last for a long time, then that is a loss, and a good friend to have had. The dog in the photo, at least, is doing well.
      D<silent> A chat with somebody who has moved away tends to end without an ending. {Name} may have written last, and the line is still there, with two ticks beside it. The friend has a new life, with people in it who need no explanation. It is not a crime, and it hurts. The worst of it is that nobody ever says so.
      P<silent> Someone who has let an answer slide for weeks finds it harder with each day. The silence then has more to do with embarrassment than with indifference.
      P<silent> Others will say that it happens. It does, and it is still a loss with a name and a face.
      Q<silent> At the sight of the last message, {Name} might feel ____.
      H<silent> {helper} can hear about it without suggesting a club.
      H<silent> {helper} can offer a visit in the holidays, if it is wanted on both sides.
      T<silent> {he} can write one line that lets the friend off: "No need to answer, saw this and laughed."
      T<silent> {he} can archive the chat for a month. ~ It is not deleting. It is looking elsewhere.
      C<silent> {he} can think, "I can miss it and stop checking."
      A<silent> A line was sent that asks for nothing. Perhaps it is answered at two in the morning in November, as such lines sometimes are. A friend who is far away was a friend for all those years, and no silence reaches back that far. In the meantime there is a Friday here, and somebody to spend it with.
    `),
  },
};

/**
 * A friend moves away, or changes to another school or group: before the goodbye or after it. How far and when are the
 * family's to say. Nobody is promised that the friendship stays, and no new friend is handed out.
 */
export const friendMovingAway: Frame = withScenes(
  own,
  friendChangesSchool,
  oneWhoWasPaidToCome,
  nobodyBesideMeNow,
  movedUpFirst,
  anotherSecondary,
  {
    ...sinceAFriendLeft,
    decides: false,
  },
);
