import { whoseGameToday } from './school/whose-game-today.ts';
import { lunchAmongBooks } from './school/lunch-among-books.ts';
import { oneFriendAndSomebodyNew } from './one-friend-and-somebody-new.ts';
import { kindWhenAlone } from './school/kind-when-alone.ts';
import { leftForAnotherGroup } from './school/left-for-another-group.ts';
import { horribleAndBackAgain } from './school/horrible-and-back-again.ts';
import { betweenTwoFriends } from './school/between-two-friends.ts';
import { likesToBeAlone } from './school/likes-to-be-alone.ts';
import { oneFriendAllDay } from './school/one-friend-all-day.ts';
import { notMyFriendAnyMore } from './school/not-my-friend-any-more.ts';
import { script, type Frame } from '../frame.ts';
import { nobodyLikesMe } from './nobody-likes-me.ts';
import { withScenes } from './scene.ts';
import { upsAndDowns } from './school/ups-and-downs.ts';
import { endingAFriendship } from './school/ending-a-friendship.ts';
import { friendWhoWantsOnlyMe } from './school/friend-who-wants-only-me.ts';
import { friendForAPrice } from './friend-for-a-price.ts';
import { canIJoinIn } from './can-i-join-in.ts';
import { givesToBeLiked } from './gives-to-be-liked.ts';
import { helloWithoutWords } from './hello-without-words.ts';

const own: Frame = {
  id: 'making-friends',
  name: 'Making friends',
  says: [
    'making friends',
    'has no friends',
    'finds it hard to make friends',
    'plays alone at nursery',
    'doesnt know how to join in',
    'too shy to talk to other kids',
    'sits by himself at lunch',
    'wants a friend so badly',
    'stands at the edge and watches the others play',
    'hides behind me at the playground',
    'doesnt talk to anyone in her class',
    'always alone at recess',
    'he says no one likes him',
    'shy with other children at parties',
    'struggles socially',
    'hard time with social skills and peers',
    'play date tomorrow and she is nervous',
    'how to ask someone to play',
    'lonley at school, no freinds',
    'doesnt know what to say to other kids',
  ],
  claims: {
    strong: [
      'nobody plays what',
      'wont play what she wants',
      'wont play what he wants',
      'nobody wants to play his game',
      'nobody wants to play her game',
      'fell out with her best friend',
      'fell out with his best friend',
      'fallen out with her best friend',
      'fallen out with his best friend',
      'fell out with her friend',
      'fell out with his friend',
      'friends have fallen out',
      'friends fell out',
      'friends fallen out with each other',
      'friends are arguing',
      'middle of two friends',
      'friends stuck in the middle',
      'two best friends',
      'between two friends',
      'middle of friends',
      'friends want her to take sides',
      'friends want him to take sides',
      'cant come to her party',
      'cant come to his party',
      'cant come to my party',
      'couldnt come to her party',
      'couldnt come to his party',
      'not coming to my party',
      'wont be her friend',
      'wont be his friend',
      'wont be my friend',
      'not be her friend unless',
      'only be friends if',
      'only be her friend if',
      'only be his friend if',
      'not my friend anymore',
      'not your friend anymore',
      'wont go to grandma',
      'wont go to grandpa',
      'wont go to grandad',
      'wont go to granny',
      'wont go to nana',
      'wont go to nan',
      'wont go to grandmother',
      'wont go to grandfather',
      'wont go to aunt',
      'wont go to auntie',
      'wont go to uncle',
      'cries when grandma',
      'cries when grandpa',
      'cries when grandad',
      'cries when granny',
      'cries when nana',
      'cries when nan',
      'cries when grandmother',
      'cries when grandfather',
      'cries when aunt',
      'cries when auntie',
      'cries when uncle',
      'scared of grandma',
      'scared of grandpa',
      'scared of grandad',
      'scared of granny',
      'scared of nana',
      'scared of nan',
      'scared of grandmother',
      'scared of grandfather',
      'scared of aunt',
      'scared of auntie',
      'scared of uncle',
      'frightened of grandma',
      'frightened of grandpa',
      'frightened of grandad',
      'frightened of granny',
      'frightened of nana',
      'frightened of nan',
      'frightened of grandmother',
      'frightened of grandfather',
      'frightened of aunt',
      'frightened of auntie',
      'frightened of uncle',
      'scared of the old people',
      'visiting a care home',
      'in a care home and she is scared',
      'in a care home and he is scared',
      'wont say hello to visitors',
      'visitors come',
      'shy with visitors',
      'scared of visitors',
      'hides from visitors',
      'wont say hello to grown ups',
      'scared of his beard',
      'frightened of his beard',
      'choose a side',
      'pick a side',
      'take sides',
      'choose sides',
      'pick sides',
      'choose between her friends',
      'choose between his friends',
      'between two friends',
      'two friends are fighting',
      'two friends have fallen out',
      'two friends fell out',
      'two best friends have fallen out',
      'two best friends fell out',
      'friends are not talking to each other',
      'make friend',
      'make friends',
      'making friends',
      'make a friend',
      'make new friends',
      'find friends',
      'find a friend',
      'no friend',
      'no friends',
      'any friends',
      'wants a friend',
      'friendship',
      'join in',
      'joining in',
      'play date',
      'playdate',
      'plays alone',
      'plays by himself',
      'plays by herself',
      'lonely',
      'shy',
      'social skill',
      'social skills',
      'no one likes',
      'nobody likes',
      'sits alone',
      'sits by himself',
      'sits by herself',
      'watches others',
      'ask someone to play',
      'what to say',
      'socially',
      'be his friend',
      'be her friend',
      'no mates',
      'has no mates',
      'nobody wants to be',
      'without friends',
      'lonely at school',
      'friendless',
      'finding friends',
      'hide behind me',
      'painfully shy',
      'so shy',
    ],
    cues: [
      'friend',
      'friends',
      'freind',
      'alone',
      'play',
      'playground',
      'recess',
      'break',
      'kid',
      'kids',
      'children',
      'peer',
      'talk',
      'group',
      'party',
      'lunch',
      'class',
      'include',
      'social',
      'hide',
    ],
    not: [
      // Somebody or something that died comes before what to say to friends about it.
      'died',
      'passed away',
      'funeral',
      'imaginary friend',
      'new school',
      'change schools',
      'wont play alone',
      'cant play alone',
      'play independently',
      'wont share',
      'not share',
      'when i talk to',
    ],
  },
  topicWords: ['friend', 'play', 'game', 'hello'],
  facts: [
    'Small children often play side by side before they play together; it is an ordinary way to begin.',
    'Being near each other often makes friendship more likely: in a study of 182 school classes in which chance decided who sat side by side, those who sat together were friends more often at the end of term, alike or not.',
    'In studies of conversations, people who asked more questions, above all follow-up questions, were liked more.',
    'The liking gap: after a first talk people tend to believe that the other person liked them less than is true; it has been found in children and adults.',
    'A refusal often has a reason that has nothing to do with the person who asked.',
    'People differ in how many friends and how much time alone they want.',
    'A first sentence that was practised is easier to say.',
  ],
  threads: {
    library: 'a quiet lunch hour, and one step out of it',
    mygame: 'two ideas for one playtime',
    games: 'two friends, and two games that they would like to play',
    drift: 'two boats that lay side by side',
    grown: 'a grown-up who would like a hello, and a lap to look from',
    beside: 'two people side by side: two holes in the sand, two towers, two chairs',
    hello: 'one small opening: a wave, then one small question',
    ball: 'a ball, and later a word, that goes there and comes back',
    quarrel: 'two who were friends, and a day on which it goes wrong',
    deal: 'a friendship with a price tag on it',
    middle: 'a person in the middle, between two who are cross with each other',
  },
  // A friendship at a price is no group of three.
  decidedBy: [
    /^(?![^]*\b(?:new school|moved|bull\w+|chat|phone)\b)[^]*?\b(?:everyone|everybody|the others|the girls|the boys|they)\b[^.!?]{0,24}\b(?:is|are|has|have) (?:already |all )+(?:in (?:a |an? established |their )?(?:friendship )?groups?|got (?:his|her|their) (?:own )?(?:groups?|friends))\b/i,
    // Who has one friend and is alone when that friend is ill has lost nobody.
    /\b(?:just|only) (?:has |have )?(?:the )?one (?:\w+ )?friend\b[^.!?]{0,60}\b(?:off(?: sick| ill| school)?|away|absent|ill|poorly|not (?:in|there|at school))\b/i,
    /^(?![^]*\bpart(?:y|ies)\b)[^]*?\bif you (?:play|talk|sit|are friends) (?:with|to) [^.!?]{0,24}?(?:not|n['’]?t|wont|cant)(?: \w+){0,3} (?:my|his|her) (?:best )?friend/i,
  ],
  comesFirst: ['quarrel', 'mygame', 'library'],
  threadCues: {
    library:
      /\blibrary\b[^.!?]*\b(?:lunch\w*|break\w*)\b|\b(?:lunch\w*|break\w*)\b[^.!?]*\blibrary\b|^[^]*?\b(?:library|hid(?:es|ing) in|toilets?|sits? alone|on (?:his|her|their) own|alone) ?(?:\w+ ){0,4}(?:at )?(?:lunch\w*|break\w*)?\b[^.!?]*\b(?:secondary|high school|year (?:7|8|9|10|11))\b|(?<=\b(?:secondary|high school|year (?:7|8|9|10|11))\b[^.!?]*)\b(?:library|sits? alone|on (?:his|her|their) own|alone|no friends)\b/i,
    mygame:
      /\b(?:nobody|no ?one|no-one|they|others|friends?|won'?t)\b[^.!?]{0,24}\b(?:plays?|playing|do(?:es)?)\b[^.!?]{0,10}\b(?:what|(?:his|her|their) (?:games?|way|rules|idea))\b|\b(?:only|always) wants? to play (?:his|her|their|the same)\b|\bwants? (?:everyone|others|them|people) to play (?:his|her|their)\b/i,
    games:
      /\b(?:won'?t|doesn'?t|never|not|only|always) (?:\w+ )?(?:plays?|wants? to play|playing)(?! with)\b[^.]{0,30}\b(?:games?|what (?:he|she|they)|things)\b|\bplay (?:the )?games? (?:that )?(?:he|she|they) wants?\b|\bdifferent (?:games|things)\b|\bgets? (?:his|her) own way\b[^.]{0,30}\bfriends?\b/i,
    drift:
      /\b(?:drift\w*|grow(?:n|ing)? apart|grew apart|(?:best |old )?(?:mate|friend) (?:has |is )?(?:chang\w+|got in with|hang(?:s|ing) (?:out|around|about) with|going round with|in with)|no longer (?:the same|close)|used to be (?:best )?friends|misses (?:his|her|their) (?:old |best )?(?:friend|mate))\b/i,
    deal: /\b(?:(?:friend|mate|she|he|they)\b[^.]{0,20}\bsays? [^.]{0,20}\b(?:can'?t|cannot|not|mustn'?t) (?:\w+ )?(?:be friends|play) with\b|if you (?:play|are friends|talk|sit)\b[^.]{0,40}\b(?:not|ca(?:n['’]?t|nnot|nt)|won['’]?t|wont|are ?n['’]?t)(?: \w+){0,3} (?:my|his|her) (?:best )?friend|(?:not|don['’]?t|dont|ca(?:n['’]?t|nnot|nt)) play with (?:any(?:one|body) else|her|him|[\w']+)\b[^.]{0,20}\b(?:or|if)\b|not (?:my|his|her) friend if you|all to (?:her|him)self|(?:can'?t|cannot|couldn'?t|won'?t|not) (?:come|be invited|coming) to (?:her|his|my|their|the) party|(?:won'?t|will not|wouldn'?t|not|only|isn'?t|never) (?:be )?(?:her|his|my|your|their)? ?(?:best )?friends?\b[^.]{0,20}\b(?:if|unless|until|any ?more)|(?:if|unless) (?:she|he|they) (?:didn'?t|don'?t|doesn'?t|gives?|gave|does|did))\b/i,
    grown:
      /\b(?:visitors?|guests?|relatives|grand\w+|granny|nan|nana|nanny|nonna|aunt\w*|uncles?|care home|old people|beards?|family (?:friends?|members?)|grown[- ]?ups|adults|neighbours?|(?:my|our) friends)\b/i,
    middle:
      /\b(?:(?:choose|pick|take|taking|choosing|picking) (?:a )?(?:sides?|between)|in the middle|between (?:two|her|his|their|the two) (?:\w+ )?(?:friends|mates)|(?:between )?two (?:\w+ )?(?:friends|mates) (?:fell|(?:are|have|who|keep|is)\b[^.!?]{0,24}\b(?:f[ae]ll|argu\w*|fight\w*|quarrel\w*|row(?:ing|s)?|not (?:speaking|talking)|hat(?:e|ing)|cross with|at war|enemies)))\b/i,
    // Who stands between two others has fallen out with nobody.
    quarrel:
      /^(?![^]*\b(?:(?:take|taking|pick|choose) (?:a )?sides?|friends (?:have |are |had )?(?:both )?(?:f[ae]ll(?:en|ing)? out|arguing|fighting) with each other)\b)[^]*?\b(?:f[ae]ll(?:s|en|ing)? out|quarrel\w*|argument|had a row|not (?:speaking|talking) to (?:her|him|each)|(?:does ?n'?t|don'?t|did ?n'?t|does not|not) want to be (?:\w+ )?friends?(?: with (?:her|him|them))? any ?more|(?:is ?n'?t|not) (?:his|her|their) (?:best )?friend any ?more|ended (?:the|their) friendship|no longer (?:speak|talk|friend)\w*|fight(?:s|ing)? with (?:his|her|their|a) (?:best )?(?:friend|mate)|fought with|(?:isn'?t|not|aren'?t|won'?t be|wont be|stopped being) (?:(?:his|her|their|best) )(?:best )?friends?|not friends any ?more|(?:stopped being|won'?t be|wont be) friends?|friendship (?:is )?(?:over|ended)|made? up with|dumped by|(?:friend|mate) (?:is |has )?(?:not|n'?t|stopped) (?:talking|speaking)|(?:had|have had) a (?:row|fight))\b/,
  },
  onlyWhenSaid: ['drift', 'deal', 'grown', 'quarrel', 'middle', 'games', 'mygame', 'library'],
  tellsAlone: ['drift', 'deal', 'grown', 'quarrel', 'middle', 'games', 'mygame', 'library'],
  roles: {
    pal: {
      fallback: { text: 'a friend' },
      cues: [
        {
          match:
            /\b(?:friends?|mates?|bestie|bff) (?:is |called |named )?(?=\p{Lu})|\p{Lu}\p{Ll}+ (?:said|says|told)\b/u,
          phrase: { text: 'a friend' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Your Game, My Game', thread: 'mygame' },
      { text: 'Two Games, One Playtime', thread: 'games' },
      { text: 'A Friend Is Not a Swap', thread: 'deal' },
      { text: 'A Hello From a Lap', thread: 'grown' },
      { text: 'One in the Middle', thread: 'middle' },
      { text: 'Cross Now, Friends Later', thread: 'quarrel' },
      { text: 'Two Holes in the Sand', thread: 'beside' },
      { text: 'Dig, Dig, Side by Side', thread: 'beside' },
      { text: 'Wave, Wave, Hello', thread: 'hello' },
      { text: 'One Wave From {name}', thread: 'hello' },
      { text: 'There Goes the Ball', thread: 'ball' },
      { text: 'Roll It There, Roll It Back', thread: 'ball' },
      { text: 'Room for One More' },
      { text: '{name} and Somebody New' },
    ],
    older: [
      { text: 'The Table by the Window', thread: 'library' },
      { text: 'Half a Playtime Each', thread: 'mygame' },
      { text: 'Two Games, One Playtime', thread: 'games' },
      { text: 'Two Boats', thread: 'drift' },
      { text: 'Friends Ask', thread: 'deal' },
      { text: 'If It Has a Price', thread: 'deal' },
      { text: 'Many Kinds of Hello', thread: 'grown' },
      { text: 'The One in the Middle', thread: 'middle' },
      { text: 'Two Sides of One Row', thread: 'quarrel' },
      { text: 'The Day After', thread: 'quarrel' },
      { text: 'Side by Side First', thread: 'beside' },
      { text: 'Next to Somebody', thread: 'beside' },
      { text: 'One Small Question', thread: 'hello' },
      { text: 'What to Say After Hello', thread: 'hello' },
      { text: 'There and Back', thread: 'ball' },
      { text: 'A Small Throw', thread: 'ball' },
      { text: 'How It Starts' },
      { text: '{name} and the Others' },
    ],
  },
  benefits: [
    'Shows small ways in which friendships begin, such as being near, one question, or a game for two.',
    'Tells what other children may be thinking when they say nothing or say "not now".',
    'Offers {name} one thing to do and one thing to say, and puts no number on friends.',
  ],
  talk: {
    young: [
      'What did the two children do in the story?',
      'How does it feel when another child comes near?',
      'Shall we practise a wave and a hello?',
    ],
    older: [
      'How did it begin in the story?',
      'Which word went into the blank, and does it change during a day?',
      'Shall we think of one person and one question?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'wave',
    feeling: 'curious',
    companion: 'child',
    props: ['ball', 'bucket'],
  },
  text: {
    '2-3': script(`
      D<beside> Some days, {Name plays} in sand. Dig, dig, dig! Another child comes to dig. Dig, dig, dig! They play side by side.
      D<beside> Dig, dig, dig! Who wants to play here? {Name digs} a hole. Another child digs a hole. They dig side by side.
      D<hello> There are children at play. {Name looks} at them. Then a hand goes up. Wave, wave! It means hello.
      D<hello> Play can start with a hand. It is {hers}. Wave, wave! One more hand goes up. Wave, wave, hello.
      D<ball> A ball is good to play with. {Name has} it now. Roll, roll! Another child has it now. Roll, roll, back it comes.
      D<ball> Roll, roll, here comes a ball. It comes to {Name} to play. Roll, roll, there it goes. Another child gets it. Roll, roll, back again.
      P Some children like to play near. Some like to play alone.
      P Another child may just look. The talk can come later.
      P Other children look for a friend too. They may not say so.
      P A child may say, "Not now." It can be yes later.
      Q Near another child, {Name} may feel ____.
      Q When children play, {Name} may feel ____.
      Q When children say hello, {Name} may feel ____.
      Q When a child comes, {Name} may feel ____.
      H {helper} can sit close by.
      H {helper} can say hello too.
      H {helper} can play along at first.
      H<helper> {helper} can stay and clap.
      H<adult> {helper} can try {adult}.
      H<adult> {helper} can start {adult}.
      T {he} can sit near one child.
      T {he} can hold out one toy.
      T {he} can look for a bit first.
      T<comforter> {he} can show {comforter}.
      T<comforter> {he} can bring {comforter}.
      T<quiet> {he} can sit near, {quiet}.
      T<doing> {he} can try {doing}.
      T<doing> {he} can start by {doing}.
      C<beside> {he} can say, "You dig, I dig."
      C<beside> {he} can say, "Dig, dig, side by side."
      C<hello> {he} can say, "Wave, wave, hello!"
      C<hello> {he} can say, "Hello, hand!"
      C<ball> {he} can say, "Roll there, roll back."
      C<ball> {he} can say, "My ball, your ball."
      C<topic> {he} can say, "I like {topic}."
      C<topic> {he} can say, "Who likes {topic}?"
      A<beside> Dig, dig, dig! The hole gets big. Two children made it, side by side. That is play too.
      A<beside> Here is one hole. Here is one more. Dig, dig, dig! Side by side, two children play.
      A<hello> Wave, wave! Some days a child waves back. Some days a child just plays. A hello is good on all days.
      A<hello> Up goes a hand. It means hello. After hello, it is time to play. Wave, wave, bye-bye!
      A<ball> There goes the ball. Back comes the ball. That is how two can play. Roll, roll, stop.
      A<ball> Roll, roll, to and fro. Two children play with one ball. Roll, roll, to and fro. Bye-bye, ball.
      D<grown> Knock, knock. A hello can wait. {Name} can look from a lap. Here is a face. It may be new, or odd.
      P<grown> Big people like a hello. They can wait for it.
      P<grown> Faces come in all kinds. Some have a beard. Some have lines.
      Q<grown> With somebody there, {Name} may feel ____.
      H<grown> {helper} can be the lap.
      H<grown> {helper} can say hello for two.
      T<grown> {he} can wave one finger.
      T<grown> {he} can look and then hide.
      C<grown> {he} can say, "Look first. Hello later."
      A<grown> Look, hide, look. The face is not so new now. A wave is a hello. Bye-bye, face.
    `),
    '4-5': script(`
      D<beside> Sometimes {Name digs} a hole in the sand. Near it, another child digs a hole too. They play side by side. No one talks yet. Dig, dig, dig, and the two holes get close.
      D<beside> There is room to play in the sand. {Name digs} a hole. Another child digs one too. They are side by side, with no words yet. The holes get bigger, so they get close.
      D<hello> Some children play a game, and {Name is} near. How does a person get in? There is no long speech to learn. A wave can come first, since it is quick. Then comes one small word, and it is hello.
      D<hello> A wave is quick. A hello is quick too. {Name} may see a game with children in it. With a long speech, the game would be over. A wave and a hello fit right in.
      D<ball> It is hard to play ball alone. A ball that rolls away from {Name} just stays there. With two, it comes back. One rolls it there, and one rolls it here. There and back, there and back.
      D<ball> One ball and two children make a game. {Name is} at one end. Another child is at the other. The ball rolls there, and the ball rolls back. No one needs to say a word yet.
      D<quarrel> Two friends play each day, and then one day it goes wrong. One may say, "You are not my friend!" {Name} may have heard that, or said it. It is a big thing to say. Often it just means, "I am cross now."
      D<quarrel> Friends get cross. {Name} may be cross, or a friend may, or both of them. Then nobody wants to sit next to the other. A cross day has an end.
      P Some children say hello at once. Others look for a while first. Both can be good friends.
      P Sometimes the word is, "Not now." Often it is about one game. On a new day it may be yes.
      P Other children cannot see a thought. They may think, "Does that child want to play?" A word or a wave helps them to know.
      P Many children like it when someone sees their tower. They may show how it was made. Looking is a good start.
      P<quarrel> The other one may be sad too. It does not show when people look away.
      P<quarrel> Grown-ups fall out as well. They go home, and next day they say hello.
      Q When another child comes near, {Name} may feel ____.
      Q When children play a game, {Name} may feel ____.
      Q If a child says, "Not now," {Name} may feel ____.
      Q Next to another child, {Name} may feel ____.
      Q<quarrel> When a friend is cross, {Name} may feel ____.
      Q<quarrel> Near that friend again, {Name} may feel ____.
      H {helper} can stand near and say hello too. ~ It helps when one hello is out.
      H {helper} can ask one child to come over. ~ One is not so loud as five.
      H {helper} can show {him} how a game goes. ~ It helps to know that first.
      H<helper> {helper} can play along at first. ~ Later, two can play without a third.
      H<adult> {helper} can help at play time. ~ The first thing to try is {adult}.
      H<adult> {helper} can make time for {adult} first. ~ It helps to start with a known thing.
      H<quarrel> {helper} can listen to how it went. ~ It helps to tell it once.
      H<quarrel> {helper} can help to find the first word. ~ It can be a short one.
      T {he} can hold out a toy to one child. ~ That means hello too.
      T {he} can stand close and do the same thing. ~ It is one way to start.
      T {he} can look first and ask later. ~ There is time.
      T {he} can say one kind thing. ~ "That is a big tower" is one.
      T<comforter> {he} can show {comforter} to one child. ~ A soft thing is good to talk about.
      T<comforter> {he} can hug {comforter} before play time. ~ A hug is good to start with.
      T<quiet> {he} can sit near a child, {quiet}. ~ Now and then one comes to look.
      T<doing> {he} can try {doing} and then say hello.
      T<doing> {he} can start by {doing}. ~ Then a hello is easier.
      T<quarrel> {he} can say, "Shall we play again?"
      T<quarrel> {he} can wait until both are calm.
      C<beside> {he} can say, "Our two holes can meet."
      C<beside> {he} can ask, "Can I dig there too?"
      C<hello> {he} can wave and ask, "Hello, can I play?"
      C<hello> {he} can think, "A wave, then hello."
      C<ball> {he} can say, "I roll it there, you roll it back."
      C<ball> {he} can ask, "There and back, with me?"
      C<topic> {he} can ask, "Do you like {topic} too?"
      C<topic> {he} can say, "I know a lot about {topic}."
      C<quarrel> {he} can think, "Cross now, and maybe friends later."
      C<quarrel> {he} can say, "I was cross, and I am here."
      A<beside> When the holes meet, there is one long hole. Two children made it, side by side. They may say more next time. To play near someone is one way to find a friend.
      A<beside> Now there is one long hole in the sand. Water can run from end to end. It took two children to dig it. Some friends begin with a hole.
      A<hello> One child says yes. One child says, "Not now." That happens a lot when children play. The next hello can go to someone else.
      A<hello> A hello is small, and it can be said again. A wave works from far away. Today it may be a look, and next time a game. Lots of friends began with a wave.
      A<ball> There goes the ball, and back it comes. A game can be as small as that. Now two people know each other a bit. The ball is still round, so it can go again.
      A<ball> When the game stops, the ball lies still. It has been there and back many times. It took two to do that. A friend can be someone who rolls it back.
      A<quarrel> A cross day goes by. After it there may be a wave, or a game. Some friends play again the next day. Some need longer, and that is okay.
      A<quarrel> Two friends can be cross and still be friends. One word may start it again, or one shared toy. If not today, there are others to play with.
      D<middle> Two friends are cross with each other. {Name} plays with both, and stands in the middle. One says, "Play with me." The other says it too. It can pull like two hands on one coat.
      P<middle> Cross friends want somebody on their side. They are not thinking of the one in the middle.
      P<middle> Most of the time, it is over after a day or two. Then they play as before.
      Q<middle> In the middle, {Name} may feel ____.
      H<middle> {helper} can listen to all of it.
      H<middle> {helper} can help the two to talk.
      T<middle> {he} can say, "I like you both."
      T<middle> {he} can play with somebody else for a bit.
      C<middle> {he} can say, "It is your fight. I like you both."
      A<middle> Two hands let go of a coat, and it hangs as before. It is not a child's job to mend it for them. {Name} can be a friend to both. There is a game for three on some other day.
      D<grown> A grown-up comes and would like a hello. {Name} may want to hide then. A big face comes close, and a big voice asks a thing. It is fine to look first from a safe spot. A hello can be a wave, a nod or a smile later.
      P<grown> Grown-ups forget how tall they are. From down here, it is mostly knees and a nose. They can sit down.
      P<grown> Some faces have a beard, and some have a lot of lines. It takes time to know a face.
      Q<grown> When that face comes near, {Name} may feel ____.
      H<grown> {helper} can say, "We look first."
      H<grown> {helper} can stay close the whole time. ~ A hand is there then.
      T<grown> {he} can show a toy from far away.
      T<grown> {he} can choose a wave or a nod.
      C<grown> {he} can think, "I look first, and then we see."
      A<grown> After some time the voice is less loud. The face has a name. The hello may come on the way out. It may come next time. Looking is how it starts.
      D<deal> "You cannot come to my party," says a friend. {Name} may hear it in the middle of a game. Children say it when they want something very much. They want it at once, and they have no other words. A friend is not a thing to swap.
      P<deal> The one who said it may have forgotten it by snack time. The one who heard it has not.
      P<deal> A party is a long way off. Grown-ups write the list.
      Q<deal> When a friend says that, {Name} may feel ____.
      H<deal> {helper} can listen to what was said.
      H<deal> {helper} can tell the teacher if it happens a lot.
      T<deal> {he} can say, "I do not swap for that."
      T<deal> {he} can go and play with somebody else for a bit.
      C<deal> {he} can think, "A friend is not a swap."
      A<deal> The game goes on, here or over there. Nothing was swapped, and that was right. Perhaps the friend comes and asks in a better way. There are two buckets in the sand. One of them is free.
      D<games> Two friends like to play, and each has a game in mind. {Name} may want one, and the friend wants another. Then nobody plays at all. It is not about liking each other. There are two games and one playtime.
      P<games> A no to a game is not a no to a friend.
      P<games> Grown-ups have it, too, with films and with soup.
      Q<games> When the friend wants another game, {Name} may feel ____.
      H<games> {helper} can help to find a bit of both games.
      H<games> {helper} can set a clock for each of the two.
      T<games> {he} can say, "Yours first, and mine after that."
      T<games> {he} can ask, "Can the two go together?"
      C<games> {he} can think, "Two games, and both can have a turn."
      A<games> First there was one game, and then a bit of the other. In the middle they got mixed, and that was the funniest. Friends can play more than one thing. Next time somebody else begins.
      D<quarrel> {Name is} friends with {pal}. Then a hard word comes out. It is, "You are not my friend." It comes out fast, when somebody is cross. It hurts. Cross goes away after a bit. Then words can be soft again.
      D<mygame> {Name has} a game in mind, and it is a good one. The others have a game too. Nobody wants to change. So {Name} may play alone, with the good game. Two games can take turns.
      P<mygame> The others like to choose as well.
      Q<mygame> When nobody plays {his} game, {Name} may feel ____.
      H<mygame> {helper} can play a game of two halves at home.
      T<mygame> {he} can say, "First yours, and then mine."
      C<mygame> {he} can say, "Yours, mine, yours, mine."
      A<mygame> First there was one game, and then another. Dragons came into the shop and bought some bread. It was not quite like the plan. It was more fun with a friend in it.
    `),
    '6-7': script(`
      D<beside> Sometimes there are two towers close to each other. {Name builds} the first, and another child builds the second. They play side by side, and nobody has said a word. Then one tower needs a block. Somebody asks for it, and somebody hands it over. That was a short talk, and friends have started with less.
      D<beside> Asking other children to play is hard for many people. Doing something next to them is easier. When {Name builds} a tower, somebody else may be building one there too. They play side by side, and the towers grow. Sooner or later, somebody needs a block. A talk can start with one block.
      D<hello> On the playground, {Name} may see a game that looks good. There is a way in, and it is a small question. "What are you playing?" is one of those. It is short, and it is easy to answer. People like to talk about what they are doing. So one question can turn into a game.
      D<hello> Some questions are hard to answer fast. "Do you want to be my friend?" is such a big one. {Name} may know a smaller one. "What are you playing?" is short and easy, because the answer is right there. People like to show what they are doing. Then there is something to play, or to talk about.
      D<ball> A wall is good at giving a ball back. It cannot laugh, though, because it is a wall. When {Name plays} with another child, the ball goes there and back. Then there may be a laugh as well. Talking has turns too, first one and then the other. There and back is how both of them work.
      D<ball> Catch is a game that nobody can play alone for long. A ball goes from {Name} to another child, and then it comes back. Nobody wins, and nobody is out. It suits two people who have just met, because their hands are busy. Words can go there and back as well. One person says something, and then the other one does.
      D<quarrel> Something goes wrong between two friends, and then nobody says a word. {Name} may know what a day like that is like. Each one waits for the other. Each one goes over it again in the head. From the outside, it is just two children looking at their shoes.
      D<quarrel> When friends fall out, it can seem as if it is for good. {Name} may have heard, "I am not your friend any more." People say that when they are hurt, and want the other one to know. It says how big the hurt is. It does not say how long it lasts.
      P Other children cannot tell what a quiet person wants. They may think that somebody would rather be alone. A word or a wave gives them the answer.
      P Some groups look full. Often they are only busy, because nobody has looked up yet. Most children have stood outside a game before.
      P When a child says, "Not now," there is often a plain reason. The game may be nearly over, or the teams may be full. It is seldom about the person.
      P Some children want one good friend, and some want a crowd. Some like to be alone on some days. None of these is odd.
      P<quarrel> The other one may be thinking the same things in another house. People who are cross often miss each other as well.
      P<quarrel> Friends who have known each other for years have fallen out many times. They do not tell that part.
      Q Next to another child, {Name} may feel ____. It may be two things at once.
      Q When a game has already started, {Name} may feel ____. That can change when the game does.
      Q Thinking of a "not now," {Name} may feel ____. It often gets smaller with time.
      Q<quarrel> When the other one looks away, {Name} may feel ____. Two words may both fit.
      Q<quarrel> Thinking of what happened, {Name} may feel ____.
      H {helper} can invite one child for an hour. ~ It is easier to talk to one person than to six.
      H {helper} can practise a first sentence with {him}. ~ It helps, because words come out more easily the second time.
      H {helper} can look for a group that builds or sings. ~ In such a group, doing comes first and talking comes later.
      H<helper> {helper} can tell {him} how one friend was found. ~ Many of those stories start with something small.
      H<adult> {helper} can help by {adult} before a visit. ~ Things that helped before often help again.
      H<adult> {helper} can make time for {adult} after a visit. ~ A calm end helps a loud day.
      H<quarrel> {helper} can hear the whole story and not choose a side. ~ It helps to say it in order.
      H<quarrel> {helper} can ask what the other one might say about it. ~ There are two stories, as there are two friends.
      T {he} can ask one child to play one thing. ~ Asking one is easier than asking a group.
      T {he} can look at a game and learn how it goes. ~ Then it is easier to join in.
      T {he} can say one true, kind thing, such as, "That was fast." ~ People remember kind words.
      T<comforter> {he} can try out a hello on {comforter} at home. ~ That helps the next hello to come out.
      T<comforter> {he} can hold {comforter} after a loud day. ~ Being with people is good, and it is tiring too.
      T<quiet> {he} can sit near the others, {quiet}. ~ Sometimes somebody wants to see.
      T<doing> {he} can try {doing} before saying hello. ~ It helps to begin with something known.
      T<doing> {he} can begin the day by {doing}. ~ It is easier to meet people after a good start.
      T<quarrel> {he} can say, "I did not like that. I still like you." ~ It says both true things.
      T<quarrel> {he} can give it a day and then say hello. ~ Hello is a small word, so it can go first.
      C<beside> Side by side, {he} can ask, "Do you need this one?"
      C<beside> Side by side, {he} can say, "Your tower is tall."
      C<hello> {he} can walk up and ask, "What are you playing?"
      C<hello> On the way there, {he} can think, "One small question."
      C<ball> When somebody talks, {he} can think, "There, and then back."
      C<ball> To begin, {he} can ask, "Can you throw it back?"
      C<topic> To start, {he} can ask, "Do you know about {topic}?"
      C<topic> When it goes quiet, {he} can say, "I know about {topic}."
      C<quarrel> {he} can think, "It is a bad day. It is not the end."
      C<quarrel> {he} can say, "Can we start again?"
      A<beside> Two towers can become one, or they can stay two. Both are ways to play. Some friends talk a lot, and some mostly build. It can all start side by side, with one block.
      A<beside> Nobody can see a friendship begin. It may look like two towers and one block. On another day, the same two may sit side by side again. By then they know who likes the long blocks.
      A<hello> Sometimes the answer is, "Come and see." Sometimes it is, "Not now," and that can be about the game. The question still works on another day, with another person. Lots of friends were first asked one small thing.
      A<hello> A question costs nothing, and there are more of them. Some get a short answer. Some get a long one, with a game at the end of it. It is hard to tell before asking.
      A<ball> There goes a ball, or a word, or a joke. Back comes another one. When one gets dropped, somebody picks it up, and the game goes on. Friends are often people who keep sending things back.
      A<ball> A game of there and back can be short. It can also go on until the bell rings. By then two people know how hard the other one throws. That is worth knowing about a friend.
      A<quarrel> Somebody says hello, or passes a pencil. Often that is how friends begin again, without any speech. Sometimes it takes a week. Sometimes it is over, and then there are other people to play with.
      A<quarrel> Two people fell out, and both of them got hurt a bit. A friend is not somebody who is nice every day. It is somebody to whom one can say, "That hurt." The next game can be a small one.
      D<middle> When two friends are cross with each other, a third one may get pulled. {Name} may hear from both sides, "You are my friend." That is like standing on two boats. Both are all right, and they drift apart. Nobody can stand on two boats for long without a wobble.
      P<middle> Somebody who is cross wants the whole world to be cross too. It is easier than being cross alone. It seldom lasts.
      P<middle> To like two people is not mean to either of them. They may not see that on a bad day.
      Q<middle> When both of them ask, {Name} may feel ____.
      H<middle> {helper} can hear it without choosing a side either. ~ That shows how it is done.
      H<middle> {helper} can tell the teacher, if it goes on. ~ A grown-up can help two to talk.
      T<middle> {he} can say the same sentence to both. ~ Then nobody hears two stories.
      T<middle> {he} can spend break with someone else for a day. ~ It is a rest from boats.
      C<middle> {he} can say, "That is between you two. I like you both."
      A<middle> There is a bit of ground between two boats, and one can stand there. The two may be friends again by Friday, or in a month, or not. {Name} can play with each of them until then. The game for three is still known.
      D<grown> Some people say hello at once, and some need to look first. {Name} may be one of those who look, above all with grown-ups. They come close, they ask things, and they may want a hug. It is a lot in one minute. A hello has many sizes, and the smallest is a nod.
      P<grown> Grown-ups who have not been seen for long remember a much smaller child. They are glad, and it makes them loud. They can be asked to go slowly.
      P<grown> Very old people may look different and smell of other things. Their hands are slow, and their stories are long. Mostly they are glad of a face.
      Q<grown> When somebody says, "Come here and say hello," {Name} may feel ____.
      H<grown> {helper} can say, "A wave is fine with us." ~ Then nobody waits for more.
      H<grown> {helper} can tell beforehand who comes and how long it takes.
      T<grown> {he} can choose the size: a nod, a wave or a word. ~ All three count.
      T<grown> {he} can bring something to show. ~ Then people look at that.
      C<grown> {he} can think, "My hello is small today, and it counts."
      A<grown> By the time for cake, most faces have turned into people. A hello may come late, and it may be a wave at the door. A hug is for those who like it, at any age. Next time one face is known already.
      D<deal> "Do it, or I am not your friend!" goes round in most playgrounds. {Name} may have heard it, or one with a party in it. It puts a price on something that has no price. Whoever says it wants to get something quickly. It often works, and that is why it is said.
      P<deal> The one who says it may be afraid of not being important. It does not make it fair.
      P<deal> Parties are planned by parents, with lists and cakes. A word in the playground decides very little.
      Q<deal> When a friend says, "Or else," {Name} may feel ____.
      H<deal> {helper} can hear the whole of it first.
      H<deal> {helper} can tell the teacher if it goes on. ~ Teachers know that sentence.
      T<deal> {he} can say, "I like you, and I am keeping that."
      T<deal> {he} can walk off and play something else until it is over.
      C<deal> {he} can think, "Friends ask. They do not charge."
      A<deal> Nobody paid, and the playground is still there. Some friends come back the next day as if nothing had been said. Some do not, and then the price was too high. To play with somebody who asks is more fun.
      D<games> A friendship has one playtime in it and often two ideas. {Name} may want to play one thing while the friend is set on another. Each of them waits for the other to give in. The bell rings sooner than that. It is a quarrel about a game, and not about the two of them.
      P<games> A no to a game is no answer to a person.
      P<games> Some friends play well together in two games out of ten. That is enough for a start.
      Q<games> When the answer is, "I don't want that," {Name} may feel ____.
      H<games> {helper} can ask what is good about each of the two games.
      T<games> {he} can offer a swap, one today and one tomorrow.
      T<games> {he} can play with somebody else for once, and be friends all the same.
      C<games> {he} can think, "No to the game, and yes to me."
      A<games> On one day it was one game, and on the next day the other. Part of the time somebody played along without much joy, and it was kind. Friends do that by turns. There was a third game in the end, which nobody had thought of.
      D<quarrel> Something goes wrong between {Name} and {pal}. Then a sentence may come, such as, "You are not my friend any more." A sentence like that is quick, and it is said when somebody is cross. Crossness does not last long. The hurt can last a bit longer. It is good to tell somebody about it.
      D<mygame> {Name} may come out to play with a whole game ready in {his} head. The others want football, or horses, or just to run. So {Name} may go off alone, because then the game goes right. It does go right, and it is quiet. A game with other people in it goes a bit wrong.
      P<mygame> Other children join a game when one bit of it is theirs.
      P<mygame> They may think that {Name} wants to be alone. From outside it looks like that.
      Q<mygame> When the others want another game, {Name} may feel ____.
      Q<mygame> Playing alone, {Name} may feel ____.
      H<mygame> {helper} can ask one child over and plan two games, one each.
      H<mygame> {helper} can ask at school who likes the same sort of game.
      T<mygame> {he} can play their game for half of playtime, and then swap.
      T<mygame> {he} can give one child the best job in {his} game.
      C<mygame> {he} can think, "Half a playtime each."
      A<mygame> Half of playtime was football, and half was a ship with three captains. It was not the game from the morning any more. Somebody had an idea about sharks. Friends bring things into a game that nobody could have planned.
    `),
    '8-10': script(`
      D<beside> People tend to think that making friends takes clever words. For {Name}, there is news from a study of nearly two hundred classrooms. In it, chance decided who sat next to whom. At the end of term, children who had sat side by side were friends more often than others. Nobody had given them a speech to learn. They were simply close by on the days when somebody was in need of a ruler.
      D<beside> A friendship can start with a chair. {Name sits} next to somebody on many days, in class, at lunch or on a bench. In a study of many classrooms, chance decided about the seats, and neighbours became friends more often than other children. Clever words were not part of the plan. The children were simply there, side by side, on all the days when nothing much happened. On such a day, somebody may need a ruler.
      D<hello> People who want to make friends often wonder what to say. {Name} may like to know that listening works better, and that it has been tested. In studies of conversations, people who asked a question and then a second one about the answer were liked more. The second question is the important one, because it shows that somebody listened. Most people enjoy that. "And what happened then?" fits nearly anywhere.
      D<hello> Questions come in two sizes, and for making friends the small ones work better. A big one, like, "Will you be my friend?" is hard to answer on the spot. {Name knows} smaller ones, about a game, a drawing or a dog. After the answer comes a second question, which is about the answer. It is a good one because it shows that somebody listened. "And what happened then?" fits nearly anywhere.
      D<ball> A conversation can be compared with a game of catch. One person throws something, and the other person throws something back. It stops when somebody keeps the ball, as {Name} may have noticed. It also stops when nobody throws. Friends can keep it going for a long time, because their throws are easy to catch. A hard throw would be a question like, "What do you think about everything?"
      D<ball> Two people who throw a ball to each other do not need much to talk about. There is the ball. For {Name} and somebody new, a game like that is a good beginning, because hands are busy. Talking can be compared with it. One person sends a small throw, perhaps a sentence about lunch, and the other sends one back. After a while, nobody thinks about who began.
      D<quarrel> Most rows between friends begin with something small and get big on the way home. By the evening {Name} may have gone through it ten times, with better answers each time. The other one is probably doing the same in another bedroom. In each version, one person was right. That is the trouble with going through it alone.
      D<quarrel> When two friends stop talking, the silence gets its own rules. Whoever speaks first seems to lose. {Name} may be waiting for the other one to begin, and the other one may be waiting too. Two people who both want it to end can keep this up for weeks.
      P After a first talk, people tend to guess that the other person liked them less than is true. Scientists have found this in children as well as in adults. So two people can walk away from a good talk, both thinking that it went badly. Neither of them says so, and neither finds out.
      P A group that does not look up may not be unfriendly at all. It may be in the middle of a joke that took ten minutes to build. Some of its members may have been outside a group themselves last year. There is usually a gap between two jokes.
      P Some children have one close friend, some have five, and some have none just now. Having none for a while is common, although few people mention it. Others in a class may be looking as well. They may hope that somebody else goes first.
      P When somebody says no to a plan, the reason is often small. It may have been a bad breakfast or a bad night. From outside, it is easy to take that for dislike. A second try on another day shows the difference.
      P<quarrel> Other friends may be asked to take sides, or may do it without being asked. Most of them would like to play with both. They are relieved when it is over and nobody counts points.
      P<quarrel> The other person knows only what was said, not what was meant. It works the same way round. Both have half of the information and think that it is all there is.
      Q Before the first word, {Name} might feel ____. Hearts often speed up at that moment.
      Q When a group is laughing, {Name} might feel ____. It may be two feelings that pull in different directions.
      Q After a "not now," {Name} might feel ____. It tends to be strongest in the first few minutes.
      Q<quarrel> Seeing the other one across the room, {Name} might feel ____. Angry and sad often come together.
      Q<quarrel> Going over it at night, {Name} might notice ____. It may change from one time to the next.
      H {helper} can make it easy to invite one person for an afternoon. ~ It is simpler to get to know somebody without a crowd.
      H {helper} can help {him} find a club where people make or play something. ~ Meeting the same people every week does part of the work.
      H {helper} can listen to how it went before giving advice. ~ It often helps to be heard first.
      H<helper> {helper} can tell {him} how one old friendship began. ~ Most of them began with something silly.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      H<adult> {helper} can make time for {adult} after a hard day. ~ It helps when the evening is easy.
      H<quarrel> {helper} can listen without ringing anybody's parents. ~ Most friends sort it out sooner when adults stay out of it.
      H<quarrel> {helper} can ask what would be good enough, since perfect is not on offer. ~ The answer is often surprisingly small.
      T {he} can choose one person and one question for the day. ~ A small plan is easier to carry out than a big one.
      T {he} can say, "I would like to join in after this round." ~ It gives the others time to make room.
      T {he} can tell somebody one thing that was good about their work. ~ True praise is remembered for a long time.
      T<comforter> {he} can practise a first sentence with {comforter} as the audience. ~ A sentence that has been said once comes out more easily.
      T<comforter> {he} can end a busy day with {comforter} and some quiet. ~ Meeting people is tiring, even when it goes well.
      T<quiet> {he} can spend part of a break {quiet}, close to the others. ~ Sooner or later somebody wants to see.
      T<activity> {he} can ask one person to spend an afternoon {activity}. ~ It is easier to talk while doing something.
      T<doing> {he} can try {doing} first, because that has helped before. ~ After that, one sentence is enough for a beginning.
      T<doing> {he} can begin the day by {doing}. ~ A calm start leaves more room for other people.
      T<quarrel> {he} can say one true sentence, such as, "I was angry, and I miss you." ~ It is hard to argue with that.
      T<quarrel> {he} can ask, "What was it like for you?" and let the answer be finished. ~ It may be the missing half.
      C<beside> In the next seat, {he} can ask, "Can I borrow your ruler?"
      C<beside> Sitting down, {he} can think, "Side by side is a start."
      C<hello> After an answer, {he} can ask, "And what happened then?"
      C<hello> When nothing comes to mind, {he} can think, "One question, then listen."
      C<ball> During a talk, {he} can think, "Catch it, then throw it back."
      C<ball> Before starting, {he} can think, "A small throw is enough."
      C<topic> To start a conversation, {he} can ask, "Do you know anyone who likes {topic}?"
      C<topic> When there is a silence, {he} can say, "I know a lot about {topic}."
      C<quarrel> {he} can think, "Somebody goes first. It is not the same as losing."
      C<quarrel> {he} can think, "There is a half of this that I do not know."
      A<beside> A borrowed ruler goes back at the end of the lesson. Something small is left over, which is that two people have talked. Nobody can decide on a friendship alone, or in one day. Sitting side by side again is how a lot of friends get found.
      A<beside> Some neighbours stay neighbours, and that is fine. Others turn into somebody to laugh with, and later into a friend. There is no way to see which is which at the start. So the ruler is worth lending either way.
      A<hello> Some people answer with one word, and then it was only a question. Others have a story ready that nobody had asked for yet. Asking costs a few seconds and a little courage. Quite a few friends have started with a second question.
      A<hello> A good listener is worth a lot, so people remember one. The second question shows them that they were heard. After some weeks there may be a person who asks back. That is roughly what a friend is.
      A<ball> Nobody catches everything, and a dropped ball is not the end of a game. Somebody can pick it up again with one easy sentence. Over weeks, two people get used to how the other one throws. That is a large part of being friends.
      A<ball> Some people throw fast, and some take their time. Some like jokes best, and others like facts about whales. When two people find a speed that suits both of them, the game can go on for years. It may begin with a throw that nobody would call clever.
      A<quarrel> Some rows end with an apology, and most end with an ordinary question, such as whether there is any homework. That counts. A friend who has been angry and come back is worth more than one who has not been tested. If this one does not come back, it still was a good friendship while it lasted.
      A<quarrel> Perhaps it is over by Thursday, and perhaps it takes until summer. There are friends who need a break and friends who drift apart, and no one can tell at the beginning. Whoever went first did something brave. The other chair is empty for now, and somebody may sit on it.
      D<middle> Two friends who are fighting tend to look for a jury. The nearest person is the one who likes both. {Name} may be asked to choose a side. It sounds like a question about loyalty. It is more often a wish not to be alone with being angry. Someone in the middle can like two people who are cross this week. It is no betrayal of either.
      P<middle> Each of the two probably thinks that the other one started it. Both are telling the truth as they saw it. A jury would need to have been there twice.
      P<middle> Most fights of this sort end without a verdict. Those who took sides are then remembered a little longer than the fight.
      Q<middle> When one of them says "her or me" or "him or me", {Name} might feel ____.
      Q<middle> Sitting between the two, {Name} might notice ____. Shoulders tend to know first.
      H<middle> {helper} can listen without giving a verdict. ~ It is good to say it aloud to somebody outside.
      H<middle> {helper} can bring in a teacher if somebody is being hurt or left alone. ~ That is another matter than a quarrel.
      T<middle> {he} can tell both the same thing, in one sentence. ~ Nothing can be carried from one to the other then.
      T<middle> {he} can refuse to pass on messages. ~ Two people with mouths can do that themselves.
      C<middle> {he} can say, "I am not choosing. I am friends with each of you."
      A<middle> Some pairs make up in a week, and some need longer than anyone thought. The one in the middle need not mend it, or lose a friend over it. {Name} has said one sentence, and said it twice. Whoever wants to play can come.
      D<deal> Friendship with conditions has a fixed form: "If you do not, then you are not." {Name} may have been given such a sentence, with a party or a group at the end of it. It is a kind of trade, in which one side sets the price and can raise it. Giving in usually buys a day. People who are offered it often feel that they did something wrong, when they were only asked to pay.
      P<deal> Those who say it have often found that it works, at home or elsewhere. They may be quite anxious about their own place. That explains it and does not make it fair.
      P<deal> Others who stand by are mostly glad that it is not their turn. A word from one of them would change a lot.
      Q<deal> On hearing the condition, {Name} might feel ____. Hurt and tempted can come together.
      H<deal> {helper} can listen without ringing the other parents straight away.
      H<deal> {helper} can let the school know if it is a habit. ~ They can do it without names.
      T<deal> {he} can answer, "I like playing with you, and no." ~ It is short and hard to argue with.
      T<deal> {he} can give it a day and spend it with somebody else.
      C<deal> {he} can think, "If it has a price, it is a shop."
      A<deal> A day later the offer has often been forgotten by the one who made it. Where it has not, it is worth knowing that early. A friend is someone with whom the question does not come up. There are more of those about than it seems in a bad week.
      D<drift> Two boats can lie side by side for years and then be in different places, without a storm. {Name} may have a friend like that: no quarrel, only other people, other jokes, other breaks. It is hard to be cross, because nothing happened. It is possible to be sad about it all the same. What there was between the two friends was real.
      D<drift> Friendships change most around this age, because people do. {Name} may have noticed it by small things, such as who is waiting by the gate. Two boats have drifted, and each has wind from another side. Nobody needs to be the bad one for that.
      P<drift> The friend may miss something as well, and may find the new people exciting. Both can be true on the same day.
      P<drift> Parents like to say that there are others. They mean well, and it comes too early.
      Q<drift> When the old friend goes by, {Name} might feel ____.
      H<drift> {helper} can listen without running the friend down.
      H<drift> {helper} can arrange something small for two, if both would like it.
      T<drift> {he} can ask the friend one thing, with no reproach in it.
      T<drift> {he} can do with somebody new what the two friends used to do.
      C<drift> {he} can think, "It was good. It can change and still have been good."
      A<drift> The boats lie further apart now, and now and then somebody waves. Old friends come back at times, or they stay a good memory. Meanwhile there is water all round, with others on it. Someone has just asked where this one is going.
      A<drift> There was a wave across the playground, and it was a real one. It did not change very much. What two people have laughed about stays funny for good. New friends can be told about it, and then there is something to begin with.
      D<games> Friends are people who like each other, which is not the same as liking the same things. {Name} may have an idea for a break, while the friend has another, and neither moves. Games change with age, and not for everybody in the same month. It looks like a question of loyalty. Mostly it is a question of what to play.
      P<games> The other one may feel pushed, and push back. It takes two for a wall.
      P<games> Many good friendships consist of two things done together and ten done with others.
      Q<games> When the friend says, "Not that again," {Name} might feel ____.
      H<games> {helper} can help to make a list of what both like. ~ Short lists are useful, too.
      T<games> {he} can propose taking turns, and keep the first turn for the other one. ~ It tends to be returned.
      T<games> {he} can do {his} own thing with somebody who likes it, and meet the friend later.
      C<games> {he} can think, "It is about the game, and not about us."
      A<games> The two did one thing at ten and another at noon, and each was bored for a while. That is a fair price. A friend who plays along now and then is worth more than one who agrees each time. The list on the fridge has four things on it.
      D<quarrel> {Name has} fallen out with {pal}. It may take one sentence, such as, "I am not your friend any more," and the whole day tips over. Sentences like that are mostly said by people who are hurt themselves and cannot say how. They sound final. Quite often they are only loud. By the end of the week, both sides may wish that nobody had said them.
    `),
    '11+': script(`
      D<beside> Most advice about making friends is about talking. The research, which {Name} may find easier to use, is mostly about chairs. In one large study, chance decided who sat where in nearly two hundred classrooms. By the end of term, students who had been side by side were friends more often, even when they had little in common. Being near each other probably gave them borrowed pens, shared complaints and a great many small chances. Charm was not measured.
      D<beside> Friendship has an unglamorous beginning, which is furniture. {Name sits} beside somebody on most school days, and who that is was decided by a plan or by accident. Researchers have tested what this does by letting chance fill the seats in nearly two hundred classrooms. Neighbours became friends more often, whether or not they had much in common. It works slowly, because most of it is repetition: the same chair, the same jokes, the same spare pen. Nobody is required to be brilliant.
      D<hello> People who hope to make friends mostly think about what to say. It is the less useful half of a conversation, as {Name} may have noticed from the other side. Researchers who studied recorded conversations found that people who asked more questions were liked more. The best kind was the second question, the one that grows out of the first answer. It proves that somebody was listening, which is harder to come by than cleverness. Often it is no more than, "What happened next?"
      D<hello> Being interesting is hard work, and for making friends it is also overrated. For {Name}, as for anyone, there is a cheaper method, which is being interested. In studies of conversations, people who asked questions were liked more, above all when the second question followed from the first answer. It shows that the first answer arrived. Hardly anybody is tired of being listened to. "What happened next?" is about as complicated as it gets.
      D<ball> A conversation, spoken or typed, can be compared with a game of catch. It needs two people, something to throw, and some patience with bad throws. {Name} may have met players who keep the ball, and others who let it drop and walk off. Neither is usually meant as an insult. Some people were not taught the game, and some are nervous about their aim. What keeps it going is a small throw, such as a question, and a small throw back.
      D<ball> Two strangers with a ball have a simpler time than two strangers with nothing. The ball decides whose turn it is, and silence is allowed. A conversation can be compared with that game, which may be useful to {Name}. It starts with a small throw, such as a remark about the weather or the lunch. The other person sends something back, or does not, and either way it was only one throw. Most friendships began with an exchange that neither of the two could repeat a week later.
      D<quarrel> A falling-out between friends now has more places to happen in than it used to. There is the corridor, the chat, the group without the other person in it, and the silence in all three. {Name} may be going over one sentence for the twentieth time and still not know what it was meant to say. It is a kind of grief, although there is no card for it. Nobody sends flowers when a friend stops answering.
      D<quarrel> Friends know where it hurts, which is what makes a quarrel with one so effective. If {Name has} fallen out with somebody close, there are probably two accounts of it by now, both complete and neither the same. Memory edits in favour of its owner. This happens to honest people too. It is worth keeping in mind before anything is sent after ten at night.
      P After a first meeting, people tend to underestimate how much the other person liked them. Psychologists call this the liking gap, and they have found it in children as well as adults. Both sides go over their own clumsy sentences and forget the other one's. So a good conversation can end with two people who are each convinced that it went badly.
      P Groups look closed from the outside, partly because backs are turned. Inside, there is often somebody who joined three weeks ago and is still unsure. Nobody in there is thinking about who is allowed in. They are trying to follow the joke, and one or two of them have already lost it.
      P Some people like to have one close friend, and some like a dozen loose ones. Some need more time alone than others, and it is not a sign that anything is missing. Being without a close friend for a while is common, although hardly anyone says so. It does not show from outside, which is why it seems rarer than it is.
      P A person who says no to a plan may be tired, broke, shy or needed at home. The reasons are often dull and seldom announced. It takes two or three tries before a no means much. People who were asked once and could not come tend to hope that somebody will ask them again.
      P<quarrel> Mutual friends are in an uncomfortable place, and some will deal with it by agreeing with whoever is in the room. That is not treachery so much as a wish to eat lunch in peace. They can be let off the job.
      P<quarrel> The other person may look perfectly cheerful across the room. It is worth roughly as much as a photograph. People who are fine do not usually make such an effort to be seen laughing.
      Q Before the first sentence, {Name} might notice ____. Bodies report early, often in the throat, the hands or the stomach.
      Q Beside a group that is laughing, {Name} might feel ____. The wish to join in and the wish to leave can arrive together.
      Q When an answer takes a long time, {Name} might feel ____. A silence is easily filled with guesses, and most of the guesses are too dark.
      Q<quarrel> On seeing a message, or the lack of one, {Name} might feel ____. Missing somebody and being furious with them go together surprisingly well.
      Q<quarrel> If it were settled tomorrow, {Name} might feel ____. The answer may tell what is wanted.
      H {helper} can offer a lift, a kitchen or a spare chair, and then disappear. ~ Friendships need a place to happen more than they need supervision.
      H {helper} can ask how it went and be content with a single word. ~ The longer answer often comes later, at an unexpected moment.
      H {helper} can help {him} find a group that meets every week around something. ~ Seeing the same people again and again does half of the work.
      H<helper> {helper} can describe how one old friendship began. ~ Hardly any of them started in an impressive way.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a reasonable place to start.
      H<adult> {helper} can make time for {adult} after a hard day. ~ It is a relief when one part of the evening needs no effort.
      H<quarrel> {helper} can listen without solving it and without ever mentioning it again at a birthday. ~ Discretion is most of what is needed.
      H<quarrel> {helper} can say what ended their own worst quarrel with a friend, or did not. ~ Not all of those stories have a lesson.
      T {he} can ask one person one question, and then one more about the answer. ~ It fits into a minute, and the first word is the hardest part.
      T {he} can suggest something small with an end, such as walking to the bus together. ~ A plan of ten minutes is easy to accept.
      T {he} can tell somebody in one sentence what was good about their work or their joke. ~ Honest praise is rare enough to be remembered.
      T<comforter> {he} can end the day at home, with {comforter} in reach. ~ Meeting people is tiring, even when it goes well.
      T<comforter> {he} can leave the last hour of the day to {comforter} and a closed door. ~ Company is easier to enjoy after some time without any.
      T<quiet> {he} can spend a break {quiet} in a place where others pass by. ~ Having something to do makes waiting look like a plan.
      T<activity> {he} can invite one person to spend an hour {activity}. ~ Talking is easier while hands or feet are busy.
      T<doing> {he} can start with {doing}, which has worked before. ~ After that, a first sentence is only a sentence.
      T<doing> {he} can begin the day by {doing}. ~ A calm start leaves more attention for other people.
      T<quarrel> {he} can write what {he} would like to say, leave it for a night, and cut it to two sentences. ~ Two sentences get read.
      T<quarrel> {he} can ask to talk in person, somewhere with something to do. ~ Walking makes pauses less awkward.
      C<beside> In the next seat, {he} can ask, "Do you have a spare pen?"
      C<beside> Sitting down in the same place again, {he} can think, "Repetition counts."
      C<hello> After an answer, {he} can ask, "And what happened next?"
      C<hello> When the mind goes blank for a moment, {he} can think, "Interested is enough."
      C<ball> When a message stays unanswered, {he} can think, "One dropped throw is not the end."
      C<ball> Before saying anything at all, {he} can think, "A small throw is enough."
      C<topic> To start a conversation, {he} can ask, "Is anybody else interested in {topic}?"
      C<topic> When a silence gets long, {he} can say, "I know far too much about {topic}."
      C<quarrel> {he} can think, "There are two accounts of this, and I wrote one of them."
      C<quarrel> {he} can think, "Going first is not losing."
      A<beside> A friendship of this kind is not a performance, and nobody marks it. It is a chair, a spare pen, and the same person again on the next day. Some neighbours stay neighbours. Others turn out, much later, to have been the beginning of something that nobody noticed at the time.
      A<beside> Nobody can choose a friend in advance, as if from a list. What can be chosen is where to sit, and whether to lend the pen. The rest takes weeks and is not exciting to watch. Afterwards, people tend to say that they somehow just became friends, and that is nearly accurate.
      A<hello> Some questions get a single word, and that is an answer too. Others open a story that somebody has been waiting to tell since Tuesday. It is impossible to know in advance which it will be. A friend is often just a person with whom the next question comes easily.
      A<hello> Not everybody asks back. When somebody does, there are two people who are curious about each other, and that is most of what a friendship needs. The question itself can be quite plain and still do its work. Plenty of long stories have started with, "What happened next?"
      A<ball> Friendship, on most days, is not much more than throwing something and getting something back. The throws get stranger over time, because two people learn what the other one can catch. Some games fade out, and nobody is to blame for it. Others are still going years after the first clumsy throw.
      A<ball> Anybody who watches two old friends talk cannot see the early throws, which were mostly clumsy. Those two simply went on after each drop. Not every game continues, and there is no point in forcing one. Somewhere else, another person is standing there with a ball, wondering whether to begin.
      A<quarrel> Some friendships are repaired, some change their shape, and some are over before anyone says so. It is not possible to know on the worst day which it is. What can be done is to say one true thing without an audience and leave a door open. The rest is up to somebody else.
      A<quarrel> A friend who is lost at this age leaves a gap in every ordinary day, and it closes slowly. Other people turn up in it, not as replacements. If the two of them talk again, it may be about nothing much, and that would be a good beginning. Nobody needs to win.
      D<middle> In a quarrel between two friends there is usually a third post to fill, namely that of the witness. {Name} may have been appointed to it without applying, and asked to take a side. The request is put as a test of friendship. It rarely is one, since what people want in that state is an echo. It is possible to be fond of two people who are not speaking, and to decline the post.
      P<middle> Each of them has a version, and both versions are sincere and incomplete. Whoever passes sentences from one to the other ends up as the author of them.
      P<middle> Taking sides feels decent at the time. Afterwards the two often make up, and remember who said what. It is one of the less just arrangements of school life.
      Q<middle> On reading "so whose side are you on", {Name} might feel ____. Tired is an honest answer.
      Q<middle> With both of them in one room, {Name} might notice ____.
      H<middle> {helper} can listen without ruling on it. ~ It takes some weight off to tell it once to somebody outside.
      H<middle> {helper} can help to judge whether it is a quarrel or somebody being frozen out. ~ For the second kind, neutral is not enough.
      T<middle> {he} can send both the same two lines. ~ "I like you both. I am not choosing" leaves little to misquote.
      T<middle> {he} can leave messages undelivered. ~ Each of them knows how to type.
      C<middle> {he} can think, "Not a witness. Just a friend, twice."
      A<middle> It may be settled by Thursday, or the group may have another shape by the summer. None of that is in the hands of the one in the middle, which is an unpleasant thing to know and a relief. {Name} has been fair to two people at once. Friends who get over it tend to notice, some time later, who did not join in.
      D<drift> Some friendships end with a row, and most of them end with a timetable. {Name} may be watching one move away: new people, new habits, a tone that was not there before. There is nobody to be angry with and nothing to be put right, which makes it oddly hard. Two boats can drift in the same harbour. Missing a friend one sees every day has no proper name.
      D<drift> Between eleven and fifteen people are re-sorted rather thoroughly. {Name} may be on the shore side of it, with a friend who has got into a boat with others. Some of what is said about the boat may be a worry, and some only a matter of taste. It is possible to worry about a person and to be hurt by the same person.
      P<drift> The friend may be trying something on and may know that an audience from before would notice. That is one reason for avoiding it.
      P<drift> A new group asks for a display of loyalty in its first months. It is often paid for with old friends.
      Q<drift> At the sight of them together, {Name} might feel ____. Envy, worry and relief are all on the list.
      H<drift> {helper} can hear about it without issuing a verdict on anybody.
      H<drift> {helper} can take it seriously if the friend is getting into danger. ~ Then it is right to tell an adult.
      T<drift> {he} can send one message that expects nothing. ~ "Saw this and thought of you" keeps a door open.
      T<drift> {he} can say once, "I miss how it was," and leave it there.
      C<drift> {he} can think, "I can keep the door open and still go out."
      A<drift> A message was sent and answered with a single word, or not answered. Both leave the door where it is. Some friends come back from such journeys, slightly embarrassed, and some do not. In the meantime there are other people in the harbour, and an evening to fill.
      A<drift> Nothing was said, and there was a nod in the corridor that was more than a nod. It will do for now. A friendship that mattered does not become untrue by ending or by pausing. What was learnt in it goes into the next boat.
      D<library> A library at lunchtime is warm, quiet and full of people for whom the canteen is too much. {Name} may be one of the regulars, having no friends to sit with yet. It is a good solution as far as it goes. It gets a person through the hour, and it does not get anyone nearer to having friends. Both of those are true, and neither is a failing.
      P<library> The others in that room have noticed who comes. They are as reluctant to speak first, and possibly more so.
      P<library> Librarians know their lunchtime readers. A good many clubs have begun with one of them saying, "Would you two like to help with this?"
      Q<library> On the way to the library, {Name} might feel ____. Relief and loneliness share that corridor.
      H<library> {helper} can drop the daily question about friends, and ask about the book.
      H<library> {helper} can find out what meets at lunch or after school, and leave the list lying about.
      T<library> {he} can say one sentence to another regular: "Is that any good?" ~ Books are excellent cover.
      T<library> {he} can keep three lunches for the library and try one thing on a fourth.
      C<library> {he} can think, "One sentence to one person. That is today's share."
      A<library> Most people at secondary school do not end up with a crowd. They end up with one or two friends who came from a club, a queue or the next table. It usually begins dull: a page number, a shared charger. The table by the window will still be there on the other days, which makes it easier to leave it.
    `),
  },
};

/** Making friends: being side by side, one small opening, and a game that goes there and back. */
export const makingFriends: Frame = withScenes(
  own,
  whoseGameToday,
  oneFriendAndSomebodyNew,
  kindWhenAlone,
  leftForAnotherGroup,
  helloWithoutWords,
  horribleAndBackAgain,
  nobodyLikesMe,
  betweenTwoFriends,
  likesToBeAlone,
  lunchAmongBooks,
  oneFriendAllDay,
  friendForAPrice,
  givesToBeLiked,
  canIJoinIn,
  friendWhoWantsOnlyMe,
  endingAFriendship,
  upsAndDowns,
  notMyFriendAnyMore,
);
