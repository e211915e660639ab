import { brushedPast } from './brushed-past.ts';
import { ownWorkTouched } from './own-work-touched.ts';
import { script, type Frame } from '../../frame.ts';
import { tooManyMessages } from './too-many-messages.ts';
import { withScenes } from '../scene.ts';
import { hairOfOthers } from './hair-of-others.ts';
import { hugsPeopleNotKnown } from './hugs-people-not-known.ts';

const own: Frame = {
  id: 'personal-space',
  name: 'Personal space',
  says: [
    'no sense of personal space',
    'stands too close to people',
    'gets in other kids faces',
    'hugs everyone even people he doesnt know',
    'hugs children who dont want to be hugged',
    'invades peoples space',
    'touches everyone in line',
    'leans on other kids at circle time',
    'sits on people',
    'climbs all over visitors',
    'strokes other peoples hair',
    'kisses his classmates',
    'talks right in your face',
    'doesnt understand boundaries',
    'personal boundaries',
    'other kids say she is too close',
    'keeps touching the other kids at carpet time',
    'grabs friends and will not let go',
    'space bubble',
    'too touchy with friends',
    'follows kids around and stands right next to them',
    'wraps himself around the teacher',
    'sniffs peoples hair',
    'personel space at school',
  ],
  claims: {
    strong: [
      'not to want a hug',
      'not want a hug',
      'not want hugs',
      'not want to be hugged',
      'hugs everyone',
      'hugs everybody',
      'hugs too hard',
      'hugs very hard',
      'hugs strangers',
      'patting her on the head',
      'patting him on the head',
      'pats her on the head',
      'pats him on the head',
      'patting his head',
      'patting her head',
      'pat her head',
      'pat his head',
      'patting other children',
      'patting the other children',
      'patting people',
      'on the head too hard',
      'plays too rough',
      'too rough',
      'plays rough',
      'rough play',
      'play fighting',
      'play fights',
      'rough with other',
      'rough with his friends',
      'rough with her friends',
      'wrestles other',
      'wrestles with other',
      'wrestling other',
      'touching his hair',
      'touching her hair',
      'touching their hair',
      'touch his hair',
      'touch her hair',
      'touch their hair',
      'touches his hair',
      'touches her hair',
      'touched his hair',
      'touched her hair',
      'touch her curly hair',
      'touch his curly hair',
      'touching her curly hair',
      'touching his curly hair',
      'touch her afro',
      'touch his afro',
      'touch her braids',
      'stroke his hair',
      'stroke her hair',
      'hands in her hair',
      'hands in his hair',
      'personal space',
      'own space',
      'people space',
      'peoples space',
      'other space',
      'others space',
      'invade space',
      'space bubble',
      'space invader',
      'too close',
      'in your face',
      'in my face',
      'in their face',
      'in kids faces',
      'in people faces',
      'in peoples faces',
      'get in face',
      'get in faces',
      'boundary',
      'personal boundary',
      'hug everyone',
      'hug everybody',
      'hug child',
      'hug people',
      'hug kids',
      'touch everyone',
      'touch other child',
      'touch other kids',
      'touch people',
      'touch child',
      'touchy',
      'lean on child',
      'lean on other',
      'lean on people',
      'sit on people',
      'climb all over',
      'stroke hair',
      'stroke people',
      'kiss classmate',
      'kiss everyone',
      'kiss child',
      'sniff people',
      'grab friend',
      'hugs kids',
      'hugs strangers',
      'hugging everyone',
      'sits on laps',
      'too near',
      'stands too near',
      'right up in',
      'invading',
      'always touching',
      'kisses everyone',
      'space of others',
      'kids who do not want a hug',
    ],
    cues: ['space', 'close', 'hug', 'touch', 'lean', 'line', 'circle time', 'carpet time', 'bubble', 'kiss'],
    not: [
      'body boundary',
      'body boundaries',
      'outer space',
      'space rocket',
      'space book',
      'space stuff',
      'likes space',
      'loves space',
      'space ship',
      'close friend',
      'close to his',
      'close to her',
      'touch food',
      'touch his food',
      'touch sand',
      'touch his toys',
      'touch her toys',
      'touched by',
      'touched him',
      'touched her',
      'spit in',
      'hug helps',
      'hugs help',
      'dont have to hug',
    ],
  },
  topicWords: ['space', 'room', 'close', 'near', 'arm', 'hair', 'rough', 'strong'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'People keep some space around them and feel uneasy when somebody comes into it unasked; how much differs between people, families and countries.',
    'With close family and friends people stand nearer than with people they hardly know.',
    'About one arm of space is comfortable for many people when they talk with somebody they know a little.',
    'Starlings and other birds keep an even gap when they sit in a row on a wire.',
    'Stepping back, turning away or going stiff are signs that somebody would like more space.',
    'People can ask before a hug or a touch, and either answer is fine; everybody may decide about their own body.',
    'Some people notice less of where their own body ends and like strong pressure; a heavy cushion or a wall to lean on can give it.',
    'If a touch feels wrong, telling a grown-up is right, and telling again until somebody helps.',
  ],
  threads: {
    patted: 'hands and arms of other people that come without a question',
    arm: 'one arm of space, measured with a stretched arm',
    birds: 'birds on a wire with even gaps',
    ask: 'a question before a hug, and both answers',
    rough: 'a game of strong bodies, and a word that stops it',
    mine: "a hand in somebody's hair that did not ask",
  },
  threadCues: {
    patted:
      /\b(?:steal\w*|pretend\w* to steal|tak\w+|pinch\w*|pull\w*) (?:his|her|their) (?:nose|cheeks?)\b|\b(?:people|kids|child(?:ren)?|others?|classmates?|friends?|relatives|aunt\w*|uncles?|gran\w*|nan\w*|adults?|grown-?ups?|everyone|everybody|strangers?|girls?|boys?|teachers?|family|someone|somebody|cousins?|brothers?|sisters?)\b(?:(?!\band\b)[^.]){0,25}\b(?:pat(?:s|ted|ting)?|pinch\w*|tickl\w*|squeez\w*|hug\w*|kiss\w*|cuddl\w*|pick(?:s|ed|ing)? (?:him|her|them) up|lift\w*|carr(?:y|ies|ied|ying)|grab\w*|strok\w*|touch\w*|poke\w*|poking) (?:him|her|them)\b|\b(?:hates?|dislikes?|does(?:n'?t| not) (?:like|want)|do(?:n'?t| not) (?:like|want)|can(?:no|')t (?:bear|stand)|(?:un)?comfortable with) (?:to be |being |getting |it when \w+ )(?:\w+ )?(?:touch|hug|kiss|tickl|pat|pick|cuddl|strok|lift)\w*|\bpatting (?:him|her|them) on the head\b(?! too hard)|\bbeing (?:touched|hugged|kissed|patted|tickled|picked up|lifted|carried|cuddled|poked|pinched)\b|\b(?:touch\w*|push\w*|grab\w*|lean\w* on) (?:\w+ )?(?:his|her|their) (?:wheel ?chair|chair|walker|frame|things|tummy|cheeks?|head|face|bump)\b/,
    arm: /\b\w/,
    birds: /\b\w/,
    // Who stands too close to talk asks for no hug.
    ask: /^(?![^]*\b(?:(?:stands?|stand|sits?|talks?|gets?|leans?|comes?) (?:\w+ ){0,3}(?:too close|close|in)|in (?:people|other|every)\S*(?: \w+)?(?:'s?|’s?)? faces?|breath\w*|bumps?|pushes|barges)\b)/i,
    rough:
      /\b(?:rough\w*|climbs? (?:all )?(?:on|over) (?:people|everyone|everybody|others|other (?:kids|children))|sits on (?:people|(?:their|people['’]?s) (?:heads?|faces?|laps?)|other (?:kids|children))|play ?-?fight\w*|wrestl\w*|rugby tackl\w*|jumps? on (?:people|others|other|his|her|friends)|barges|too (?:strong|hard) with|pat(?:s|ting)? [^.]{0,40}too hard)\b/i,
    mine: /\b(?:touch\w*|strok\w*|pat(?:s|ted|ting)?|pull\w*|play\w* with|feel\w*|ruffl\w*|hands in)\b[^.]*\bhair\b|\bhair\b[^.]*\b(?:touched|stroked|patted|pulled)\b/,
  },
  onlyWhenSaid: ['patted', 'rough', 'mine'],
  tellsAlone: ['patted', 'rough', 'mine'],
  roles: {},
  titles: {
    young: [
      { text: 'Flat Hand, Please Wait', thread: 'patted' },
      { text: 'Yes Comes First', thread: 'patted' },
      { text: 'Banana Means Stop', thread: 'rough' },
      { text: 'One Arm Away', thread: 'arm' },
      { text: 'Room for Elbows', thread: 'arm' },
      { text: 'Birds on a Wire', thread: 'birds' },
      { text: 'A Hug, Yes or No?', thread: 'ask' },
      { text: 'Hands Ask First', thread: 'mine' },
      { text: 'Near, but Not Too Near' },
      { text: '{name} and Some Space' },
    ],
    older: [
      { text: 'A Yes Comes First', thread: 'patted' },
      { text: 'Hands That Do Not Ask', thread: 'patted' },
      { text: 'Two Laughs, Go On', thread: 'rough' },
      { text: 'About One Arm', thread: 'arm' },
      { text: 'What Starlings Know', thread: 'birds' },
      { text: 'Gaps on a Wire', thread: 'birds' },
      { text: 'The Question Before', thread: 'ask' },
      { text: 'Look with Your Eyes', thread: 'mine' },
      { text: 'How Near Is Near?' },
      { text: '{name} and the Space Around People' },
    ],
  },
  benefits: [
    'Makes something visible that cannot be seen: the space that people keep around them.',
    'Shows the signs that somebody would like more room.',
    'Says that every person decides about their own body, and that includes {name}.',
  ],
  talk: {
    young: [
      'How far away is one arm?',
      'How does it feel when somebody is too near?',
      'Shall we try how near is nice, with a step and a stop?',
    ],
    older: [
      'Which signs show that somebody would like more room?',
      'Which word went into the blank?',
      'Shall we find out how much space each of us likes?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'wave',
    feeling: 'happy',
    companion: 'child',
    props: ['ball'],
  },
  text: {
    '2-3': script(`
      D<arm> Here is an arm. {Name has} an arm too. One arm of room is good. Not too near, not too far!
      D<arm> Step, step, stop! {Name stops} one arm away. There is room for a nose. There is room for a wave.
      D<birds> Birds sit near a house. {Name} may see one, two, three. There is room between. Tweet, room, tweet, room.
      D<ask> A hug is close. {Name} may like a hug. A friend may like it, or not. Friends can say yes or no.
      P Some friends like to hug. Some like to wave.
      P A friend steps back. That means, more room.
      P Too near is a squash. A bit of room is nice.
      P Grown-ups like room too.
      Q With a friend near, {Name} may feel ____.
      Q With lots of room, {Name} may feel ____.
      Q When a friend waves, {Name} may feel ____.
      H {helper} can show one arm.
      H {helper} can ask, "Near or far?"
      H {helper} can help make room.
      H<helper> {helper} can find a big cushion.
      T {he} can wave at a friend.
      T {he} can hold out one arm.
      T {he} can take one step back.
      T<comforter> {he} can squish {comforter}.
      T<doing> {he} can try {doing}.
      C<arm> {he} can say, "One arm, just right."
      C<birds> {he} can say, "Tweet, room, tweet."
      C<ask> {he} can ask, "Hug? Yes or no?"
      C<topic> {he} can think about {topic}.
      A<arm> One arm here. One arm there. There is room to play. Near is nice like that.
      A<birds> The birds sit in a row. Each has some room. Tweet, tweet! They are near, but not too near.
      A<ask> Yes means a hug. No means more room. A friend may like a wave. Wave, wave!
      D<rough> Push, roll, tumble! {Name} is strong. It is fun to be rough. A friend says, "Ow." Then hands stop.
      P<rough> Some like a tumble. Some like a soft game.
      Q<rough> In a rough game, {Name} may feel ____.
      H<rough> {helper} can say, "Soft hands now."
      H<rough> {helper} can get a big cushion.
      T<rough> {he} can push a wall.
      T<rough> {he} can roll on the mat.
      C<rough> {he} can say, "Push walls, pat friends."
      A<rough> Strong, strong, push the wall. Soft, soft, here is a friend. Both are good. Roll, roll, stop.
      D<patted> Here comes a hand, too close. It did not ask. {Name} may not like it. A body can say no.
      P<patted> Some like a pat. Some like a wave.
      P<patted> Big people forget to ask.
      Q<patted> When a hand comes, {Name} may feel ____.
      H<patted> {helper} can say, "Ask first."
      H<patted> {helper} can stand close.
      T<patted> {he} can hold up a hand.
      T<patted> {he} can step back.
      C<patted> {he} can say, "No, thank you. Wave!"
      A<patted> Now hands wait. Room for arms, room for a nose. A wave is nice. Wave, wave!
    `),
    '4-5': script(`
      D<arm> Every person has a bit of space around them. {Name has} some too, and nobody can see it. One arm stretched out shows how big it is. Inside it are elbows, and hair, and a nose. People like some room for those.
      D<arm> When two people talk, there is some space between them. {Name has} some in front as well. A long arm can just reach across it. That is a good size for talking. Both can see a whole face then.
      D<birds> Birds like to sit in a row on a wire. {Name} may see them from the path. They sit near each other, but there is a space in between. Each wing needs some room. If one bird comes too close, the next one hops.
      D<ask> A hug is when two people are close on purpose. It is nice when both of them want it. Nobody can see from outside what {Name wants}. So people ask, "Hug?" Then the other one can say yes or no.
      D<mine> Hair is soft, and hands like soft things. {Name} may feel a hand on {his} hair, and nobody asked. The hand may mean to be kind. But it is {his} own hair. It can have a yes, and it can have a no.
      P<mine> Some people stroke what they like, as they stroke a cat. They forget to ask. Then the head under the hand gets a surprise.
      Q<mine> When a hand comes near, {Name} may feel ____.
      H<mine> {helper} can tell the others that hands ask first.
      H<mine> {helper} can come near and say the stop as well.
      T<mine> {he} can step back and say, "No, thank you."
      T<mine> {he} can hold up a flat hand. ~ A flat hand means stop.
      C<mine> {he} can say, "Ask first, please."
      A<mine> Now hands can wait, and mouths can ask. Sometimes the answer is yes, and sometimes it is no. The hair stays where it is, on its own head. Both answers are good ones.
      P One friend likes to sit close. The next friend likes a lot of room. They can still be good friends.
      P When a person steps back, it means something. It means, "A little more room, please." It does not mean, "Go away."
      P Grown-ups stand close to people they know well. With others they leave more space. They look at faces to find out.
      Q When somebody is close, {Name} may feel ____.
      Q When a friend steps back, {Name} may feel ____.
      Q When somebody steps back, {Name} may feel ____.
      H {helper} can show with one arm how near is good. ~ It works in any room.
      H {helper} can ask before a hug as well. ~ It is good to be asked.
      H {helper} can put a cushion on the floor. ~ A cushion shows where one place ends.
      H<helper> {helper} can find a big cushion. ~ Some bodies need a lot of squeezing.
      H<adult> {helper} can help in a busy room. ~ The first thing to try is {adult}.
      T {he} can stretch out one arm and look.
      T {he} can wave, or hold up a hand for a high five.
      T {he} can ask, "Can I sit here?"
      T<comforter> {he} can give {comforter} the biggest squeeze.
      T<quiet> {he} can spend some time {quiet} in a corner.
      T<doing> {he} can try {doing} at a hard moment.
      C<arm> {he} can think, "One arm of room."
      C<birds> {he} can think, "Like birds on a wire."
      C<ask> {he} can say, "Hug, or wave?"
      C<topic> {he} can sit on a cushion and think about {topic}.
      A<arm> One arm of space goes everywhere with a person. It goes to school and to the shop. Friends can stand on each side of it and laugh. Near enough is still near.
      A<birds> In the evening there are many birds on the wire. They all talk at the same time. Still, each one has its own space. They look cosy like that.
      A<ask> Yes is a good answer, and no is too. After a no, a wave is fine. Every person can say who comes close to their own body. That goes for {Name} too.
      D<rough> Puppies roll and tumble, and sometimes children do too. {Name} may like a rough game very much. A strong push is fun when both of them laugh. When only one of them laughs, the game is over. A face tells that before any word does.
      P<rough> Some children like to tumble, and some do not. It can be liked at home and not at school.
      P<rough> After a hard bump, a child may want to sit down. It does not mean "go away".
      Q<rough> In the middle of a rough game, {Name} may feel ____.
      H<rough> {helper} can agree on a word for stop. ~ "Banana!" is a good one.
      H<rough> {helper} can find a place for strong games.
      T<rough> {he} can ask, "Rough or soft?" before it starts.
      T<rough> {he} can look at the face and see if it laughs.
      C<rough> {he} can say, "Banana! Then I stop."
      A<rough> "Banana," says somebody, and all the arms let go. That is a good game, for it has an end. Strong arms can carry, too, or build a den. Now it is soft for a while.
      A<rough> Puppies lie in a heap when they are done. Nobody is under it who does not want to be. A rough game is for two who both said yes. For all the others there is tag.
      D<patted> Sometimes a hand or two arms come close, and nobody asked. {Name} may not like that. Maybe somebody wants to be kind. But it is {his} own body. It can say yes, and it can say no.
      P<patted> People like what is small or soft or new to them. They reach out and forget to ask. It can be a surprise for the other one.
      P<patted> Some children like a pat or a hug. Some like a wave much more. Nobody can see that from outside.
      Q<patted> When arms come close, {Name} may feel ____.
      Q<patted> When nobody asks, {Name} may feel ____.
      H<patted> {helper} can tell the others, "Ask first, please."
      H<patted> {helper} can stand near and help to say no. ~ Two are louder than one.
      T<patted> {he} can hold up a flat hand. ~ It means stop.
      T<patted> {he} can step back and wave.
      C<patted> {he} can say, "Please ask first."
      C<patted> {he} can think, "My body, my yes, my no."
      A<patted> A flat hand went up, and the other hands stayed down. Then there was room again. A wave is a hello too. It goes all the way across the yard.
      A<patted> Now somebody asks, and somebody waits. Yes is a good answer, and no is good too. There is room for both. Near is nice when it is wanted.
    `),
    '6-7': script(`
      D<arm> Around each person there is some space that cannot be seen. {Name has} such a space as well. It goes all the way round, like the rim of a hat. For many people it is about one arm wide. When somebody comes inside without asking, bodies notice. They get stiff, or they take a step back.
      D<arm> Two people who talk leave some space between them. Nobody paints a line for it. {Name} may see it in any street. It is about as wide as an arm is long. It leaves room to point at things, and to laugh without a bump. When one comes nearer, the other often moves back.
      D<birds> Starlings sit in long rows on a wire. {Name} may have seen that the gaps are nearly the same. One more bird lands, and the others all move up a little. They want company, and they want space for their wings. They get both. People in a line at school are a bit like that, only slower.
      D<ask> How can a person know if a hug is welcome? It is hard to see, because a person can smile and still want space. {Name} may want to come close, and a friend may not. So there is a short question for it, "Hug?" It has one word and two answers, and both are good.
      D<mine> Hair grows on a head, and a head belongs to somebody. {Name} may know the hand in {his} hair that did not ask. People reach for what looks soft or new to them. They would not reach into a pocket like that. Hair is just as much one's own.
      P<mine> Somebody who touches is often curious. It can still be too much, and ten hands a day are a lot. One can be curious with the eyes, or with a question.
      Q<mine> When a hand comes near, {Name} might feel ____.
      H<mine> {helper} can tell the whole group about asking first. ~ Then it is said once for all of them.
      H<mine> {helper} can agree on a sign that means, "Help me say stop."
      T<mine> {he} can say, "Please don't touch my hair," and take one step back.
      T<mine> {he} can tell a grown-up when somebody goes on. ~ Telling is the right thing to do then.
      C<mine> {he} can think, "My hair, my answer."
      A<mine> A question takes about three seconds. After it there is an answer, and both answers are allowed. On some days it may be yes, for one friend. On other days it is no, for everybody. It is the same hair either way.
      P Some people think with their hands and like to touch things and friends. Others like less touch, and even a light one is too much. Neither kind is wrong.
      P A child who moves away may be hot, or tired, or busy. It may have nothing to do with being friends. Tomorrow the same child may want to sit close.
      P Grown-ups leave different amounts of space. They sit close to family and further from people on a bus. When a bus is full, everybody looks at their shoes.
      Q When a friend stands close, {Name} may feel ____. It may be different with each person.
      Q When somebody moves away, {Name} may feel ____.
      Q When somebody touches without asking, {Name} may feel ____.
      H {helper} can measure an arm with {him}. ~ Long arms and short arms both count.
      H {helper} can say quietly, "One arm." ~ Two words are enough for a reminder.
      H {helper} can find something heavy to carry or push. ~ Bodies that like pressure feel calmer after it.
      H<helper> {helper} can play a game of step and stop. ~ It shows how near each person likes it.
      H<adult> {helper} can help by {adult}. ~ It is good help in a crowded place.
      T {he} can stretch one arm and then stand there. ~ After that there is room for all elbows.
      T {he} can look at the other person's feet. ~ Feet that step back are asking for room.
      T {he} can ask before a hug, each time. ~ A yes and a no are both good answers.
      T<comforter> {he} can squeeze {comforter} at home. ~ Soft things like it close.
      T<quiet> {he} can have some time {quiet}, with lots of room. ~ A body can rest when nobody is near.
      T<doing> {he} can try {doing} at the hardest moment. ~ What helped before can help again.
      C<arm> {he} can think, "One arm, and then I am fine here."
      C<birds> {he} can think, "Company, and room for wings."
      C<ask> {he} can say, "A hug, a high five or a wave?"
      C<topic> In a line, {he} can think about {topic}.
      A<arm> The space goes along to each place, and it costs nothing. Two people with one arm between them can share a joke. They can also swap stickers. Near is a good place to be when there is room in it.
      A<birds> When it gets dark, the starlings all fly up at once. In the air they keep their space as well, and they do not bump. Then they land in a row again. It is a full wire, and nobody is squashed.
      A<ask> A yes feels good, because it was asked for. A no is a whole answer, and a wave can follow it. Each person decides how close others come, and {Name} does too. A touch that feels wrong can be told to a grown-up.
      D<rough> Animals that play rough have rules. {Name} may be strong and like a wild game, as young foxes do. A fox that is too wild hears a squeak. Then nobody plays with it for a minute. Arms do not know how hard they are. The other one knows, and it shows in the face first.
      P<rough> Some families wrestle on the carpet, and some do not. So one child thinks of a game, and another one thinks of a fight.
      P<rough> Whoever keeps away may only be afraid of a bump. Most of them would still like to play something.
      Q<rough> When a game gets wild, {Name} may feel ____. It may be in the arms.
      H<rough> {helper} can agree on a word that stops everything at once. ~ It only works when it works each time.
      H<rough> {helper} can find a time and a mat for wild games. ~ Then the arms know where it is for.
      T<rough> {he} can ask first, "Rough or not rough?" ~ Both answers are good to know.
      T<rough> {he} can look at the face after each bump. ~ A face answers quickly.
      C<rough> {he} can think, "Two laughs, go on. One laugh, stop."
      A<rough> A game with a word for stop can be played with nearly anybody. The wild part is for the mat and for those who said yes. For the others strong arms are useful in goal. They can also open a jar.
      A<rough> Foxes learn it in a few weeks, by squeaks. People have words, so it can be asked before. Being strong is good news in most places. Near a smaller arm it gets a bit of slack.
      D<patted> A hand can be meant well and still come too close. {Name} may know the kind that comes without a question. It may be a pat, a hug or a quick grab. Others do it in passing and walk on. The one in the middle still feels it.
      P<patted> For the other person it was one small touch. It may have been the fifth one that day. That is why a no can sound loud.
      P<patted> Some grown-ups and children think that each hug is a present. A present can be put back on the table as well. Then it is time for a wave.
      Q<patted> When arms come without a question, {Name} may feel ____.
      Q<patted> When it happens again, {Name} may feel ____. It may be in the shoulders.
      H<patted> {helper} can make "ask first" a rule for everyone. ~ Rules for all are easy to say.
      H<patted> {helper} can tell relatives and friends which hello is liked. ~ A wave or a nod is a good one.
      T<patted> {he} can hold up a hand and say, "Ask me first." ~ It needs no reason.
      T<patted> {he} can tell a grown-up if it goes on. ~ A no that is not heard needs a helper.
      C<patted> {he} can say, "No, thank you, I like to wave."
      C<patted> {he} can think, "I decide who comes close."
      A<patted> A question takes one second. After it, two people know where they are. Sometimes the answer is yes, and arms may come close. If not, there is some room, and a wave fits through it.
      A<patted> The hand stopped in the air and waited. That is how a good question looks. There was no hug this time, and they stayed friends. Room around a body belongs to the one in the middle.
    `),
    '8-10': script(`
      D<arm> People carry an invisible border of space around with them. {Name has} one too. For many people it is about an arm's length in front of them, and with friends it is less. It can be noticed, because bodies grow stiff when somebody stands too close. The odd thing is that nobody learns it from a book. People pick it up by stepping back and forth for years.
      D<arm> Between two people who talk at a bus stop there is mostly some space. {Name keeps} such a gap too, in any queue. It is about as long as an arm, and it moves along when they do. If one takes a step forward, the other takes a step back. Often neither of them notices.
      D<birds> Birds on a wire leave some space between them, and {Name} may have seen how even the gaps are. Biologists have measured it. Starlings sit close together, and gulls leave more. Each kind has its own idea of what is near enough. At a bus stop people do much the same. When one more person arrives, all of them shuffle along.
      D<ask> It is impossible to see how close another person would like to be. {Name} may feel like hugging a friend who has had enough of everybody that day. Faces give only hints, since many people smile when they are uncomfortable. That is why good friends ask. The question takes a second, and it can be made of one word, a raised eyebrow or two open arms. After that it is clear.
      D<mine> In museums there is an old rule, which is to look with the eyes. For heads nobody has written it on a wall, and so some people forget it. {Name} may know the hand that lands in {his} hair without a question. It may even be meant as praise, and it may come from a friend. It is still somebody else's hand, and somebody else's idea.
      P<mine> To be touched again and again is tiring, even when each person does it only once. For them it is one time. It is fine not to laugh about it, and not to explain.
      Q<mine> When another hand reaches out, {Name} might feel ____.
      H<mine> {helper} can speak to the class about asking first. ~ A rule for everyone is heard more easily.
      H<mine> {helper} can stand near and say it as well. ~ Two voices carry further than one.
      T<mine> {he} can say, "I don't like that. Please stop." ~ It needs no reason.
      T<mine> {he} can tell an adult who did it, if it goes on after that. ~ A stop that is not heard is a matter for adults.
      C<mine> {he} can think, "Look with your eyes."
      A<mine> Most hands stay down once the rule has been said aloud. Those that do not are an adult's affair. What is left is a head of hair with one owner. The owner may say yes to a friend on Monday and no on Tuesday.
      P A person who needs more space rarely says so. They lean back, cross their arms or look for the door. They are hoping that somebody reads the sign, because saying it seems rude.
      P Some bodies hardly notice where they end and the next person begins. They like pressure and strong hugs. That is a way of being built, and there are good places for it, such as a pile of cushions.
      P Teachers see thirty borders in one classroom. In a crowded line they cross each other all the time, and somebody complains. Most of the quarrels in a line are about a hand's width.
      Q When somebody comes close without asking, {Name} might feel ____. It may depend on who it is.
      Q When a friend leans away, {Name} may feel ____. It may be about the day and not about the friend.
      Q In a crowded line, {Name} might feel ____. Skin often has its own opinion.
      H {helper} can agree on a small sign for "a bit more room". ~ It can be used across a room, and others do not notice.
      H {helper} can ask before a touch too. ~ Rules about bodies count for everybody.
      H {helper} can talk about how close is usual with whom. ~ There are differences between family, friends and people at a counter.
      H<helper> {helper} can say which distance is comfortable and when it is too much. ~ Even people who like each other have borders.
      H<adult> {helper} can help by {adult}. ~ It can take the edge off a crowded day.
      T {he} can stop one arm away and wait for a sign. ~ If the other person comes nearer, it is settled.
      T {he} can watch for feet and shoulders that turn away. ~ Feet are more honest than faces.
      T {he} can lean on a wall instead of a person. ~ Walls give good pressure and stay where they are.
      T<comforter> {he} can keep {comforter} for squeezing at home. ~ It has no border at all.
      T<quiet> {he} can spend a break {quiet}, away from the crowd. ~ After a rest, other people are easier to be near.
      T<doing> {he} can try {doing} at the hardest moment. ~ It has a good record.
      C<arm> {he} can think, "One arm, wait, look."
      C<birds> {he} can think, "Starling distance will do."
      C<ask> {he} can say, "Do you want a hug, or just me nearby?"
      C<topic> In the middle of a crowd, {he} can think about {topic}.
      A<arm> Borders are not walls, and they move. A friend who needed a whole arm in the morning may want to sit shoulder to shoulder at lunch. Looking again each time is the whole trick. Close is best when both people chose it.
      A<birds> A row of birds looks like one creature from below. In fact it is many, with a gap beside each. They are near enough to be warm and far enough to open their wings. It is a good distance for friends as well.
      A<ask> Every person is in charge of how close others come to them. That is true in a playground and at a family party, and it goes for {Name} too. If a touch feels wrong, a trusted grown-up needs to hear it, and hear it again until somebody helps. A good hug starts with a question.
      D<rough> Rough play has been studied in rats, wolves and people. In all three it works only as long as the stronger one holds back. {Name} may not feel {his} own strength in the middle of it. Hardly anybody does, since a push feels smaller from the inside. The other side is the only place where it can be measured.
      P<rough> Some people grew up with wrestling on the carpet, and for others a shove means war. Neither can see which kind is standing in front of them. It takes a question.
      P<rough> A person who moves away after a bump has seldom decided anything for good. It is mostly about the next five minutes.
      Q<rough> When a game gets wild, {Name} might notice ____.
      H<rough> {helper} can keep a place and a time for it at home, with a word that stops everything. ~ Strength likes to have an address.
      H<rough> {helper} can practise pressing at half strength, and at a quarter. ~ It is harder than full.
      T<rough> {he} can ask "rough or not?" before the first push. ~ It takes a second and saves an afternoon.
      T<rough> {he} can let the other one win the third round. ~ Wolves do it as well.
      C<rough> {he} can think, "If only one is laughing, it is over."
      A<rough> A good rough game ends with two red faces and a rematch. It needs strength, and somebody who can turn it down. The word for stop gets used about once, and then it is there. With people who would rather not, there is basketball.
      D<patted> There is some space around a person that others can cross with one arm. {Name} may know people who do it without asking. They pat, hug, tug or push as if it were a way of saying hello. Most of them have no idea that it is too close. It is still somebody's body, or something that belongs to it.
      P<patted> Whoever touches sees one friendly moment. Whoever is touched may be counting, and this may be the ninth. So one of them is surprised by the answer, and the other one is not.
      P<patted> People often reach for someone who looks small, sweet or different to them. They would be astonished if it were done to them. A rule helps those who do not think of it.
      Q<patted> When somebody reaches out, {Name} might feel ____. It may depend on who it is.
      Q<patted> After the third time, {Name} may feel ____. Tired and cross are close neighbours.
      H<patted> {helper} can talk to whoever is in charge about asking first, as a rule for all. ~ Then nobody is the only one to say it.
      H<patted> {helper} can tell relatives beforehand which greeting is welcome. ~ It saves everyone an awkward second.
      T<patted> {he} can say, "Please don't, I would rather wave." ~ It is friendly, and it is clear.
      T<patted> {he} can tell an adult who does it and how often. ~ A stop that is not heard is a matter for adults.
      C<patted> {he} can say, "Ask me first, please."
      C<patted> {he} can think, "A yes comes first."
      A<patted> Somebody asks, and there is a short wait before the answer. In that wait a person is taken seriously. Yes is possible, and so is no, and tomorrow it may be different. The space around a body has one owner.
      A<patted> Most people need to be told only once. For those who need it twice there are adults. A nod across a room says hello just as well, and it reaches further than an arm. Being close is good when both have chosen it.
    `),
    '11+': script(`
      D<arm> Researchers divide the space around a person into zones, and {Name uses} them every day. The nearest, up to about the length of a forearm, is for those who are close to each other. The next, up to an arm or a little more, is for friends. Hardly anyone has been taught this. They only become visible when somebody gets one wrong. Then there is a small step back, and nobody mentions it.
      D<arm> Between two people in conversation there is some space, and it is surprisingly constant. {Name keeps} it as well, most of the time. Up to an arm's length it is for friends, and beyond that for everybody else. It travels along when they walk. Nobody decides on it, and yet people feel it when it closes.
      D<birds> Starlings on a wire sit close, and still each keeps some space from the next, as if somebody had measured it. Other kinds of bird leave twice as much. In a corridor, {Name} may meet people who differ just as widely. Animals of one kind agree on a distance, while people only think they do. In one country an arm is friendly, and in another it is cold.
      D<ask> This is a letter's worth of thought about a short question. People differ in how much closeness they like, and the same person differs from hour to hour. Nobody, {Name} included, can read that reliably from a face, because politeness covers most of it. Asking was long thought to be awkward. It turns out that the awkward part lasts a second, while guessing wrong can last all year.
      D<mine> Hardly anyone strokes a stranger's sleeve on a bus, and yet some people reach into hair as though it were on display. {Name} may have heard the sentence that comes with it, which tends to begin with "Oh, I just had to". It is presented as a compliment. A compliment can be made from a distance, and asks for nothing in return. This one takes something first and then expects a smile.
      P<mine> It often happens to people whose hair looks different from the hair around them. Then it is more than a lack of manners. Whoever does it seldom thinks of how many have done it before. Being tired of it is not being oversensitive.
      Q<mine> After the third hand in one day, {Name} might feel ____.
      H<mine> {helper} can raise it with the school, as a matter of respect and not of one person. ~ It takes the weight off the one who is touched.
      H<mine> {helper} can listen first, and ask what {Name} would like to have done. ~ It is {his} decision.
      T<mine> {he} can take a step back and say, "I don't want that." ~ A full sentence, and no apology in it.
      T<mine> {he} can write down when it happens and who did it, and give that to an adult. ~ A list is hard to wave away.
      C<mine> {he} can think, "Ask, or leave it."
      A<mine> Respect mostly consists of small pauses, such as the one before a hand moves. Some people will learn that pause from being stopped once. For the rest there are rules, and adults whose job is to enforce them. The hair itself needs no permission from anybody.
      P Somebody who feels crowded will often say nothing and avoid the next conversation. They may not want to hurt anyone. From outside, it looks like a friendship that is cooling off, although it was only a matter of a hand's width.
      P Some people are built to like pressure, and others find a light touch as loud as a shout. Both kinds are common, and they regularly sit next to each other in class. Neither of them can guess what the other one feels, and both assume that they are the normal case.
      P At this age the rules change without any announcement. A hug that was normal at eight may now be read as a message. Adults found that hard too when they were young, and most of them now remember it as a comedy.
      Q When someone stands too close, {Name} might notice ____. Shoulders and breath usually react first.
      Q When a friend steps back, {Name} might feel ____. There may be several explanations, and only one of them is personal.
      Q Among a lot of people, {Name} may feel ____. It is allowed to be nothing at all.
      H {helper} can talk about closeness as something each person decides, with no exceptions for relatives. ~ An aunt can be greeted with a wave.
      H {helper} can agree on a sign that means "give me some space". ~ It spares both sides an explanation.
      H {helper} can name the moments that went well, and leave the rest to a quiet hour. ~ Nobody learns distance in front of an audience.
      H<helper> {helper} can ask before a hug and take no for an answer. ~ It is an ordinary form of respect.
      H<adult> {helper} can help by {adult}. ~ After a day among people, familiar things are restful.
      T {he} can stop at about an arm and let the other person choose the rest. ~ Whoever wants to be closer will move.
      T {he} can ask in half a sentence, such as "Hug, or not today?" ~ It is short enough to sound casual.
      T {he} can keep one hand on a bag strap in a crowd. ~ Hands that hold something touch less by accident.
      T<comforter> {he} can keep {comforter} at home for the hours after a crowd. ~ Pressure that can be chosen is a good antidote.
      T<quiet> {he} can spend the first half hour at home {quiet}. ~ Skin and ears both need time off.
      T<doing> {he} can try {doing} at the hardest moment. ~ What has worked before is quick to find.
      C<arm> {he} can think, "Stop at an arm, and let them choose."
      C<birds> {he} can think, "Different birds, different gaps."
      C<ask> {he} can say, "I never know, so I ask."
      C<topic> In a crowd, {he} can think about {topic} and let the elbows pass.
      A<arm> Distances are agreed on silently, many times a day, by people taking small steps. Getting one wrong is not a disaster, and a step back repairs it. Over time a person learns the private map of each friend. Being close means that both of them know where the borders run.
      A<birds> Seen from the street, the row on the wire looks like perfect order. From nearby it is constant shuffling, as each bird defends its few centimetres and still wants company. That describes most friendships. There is room on the wire for those who like it close and for those who do not.
      A<ask> The same question protects in both directions. Everyone, {Name} as well, decides about their own body, and a no needs no reason. If a touch is wrong or frightening, a trusted adult needs to know, and then another, until somebody helps. Everything else about being close gets easier with two or three words.
      D<patted> There is an unwritten belief that affection needs no permission. It is held mainly by the people who come too close. {Name} may know some of them: those who pat, hug, kiss or steer somebody by the shoulder as a form of greeting. Few of them mean any harm. That does not oblige anyone to hold still for it, since the space in question already has an owner.
      P<patted> Refusing a hug is often treated as a comment on the person. It is a comment on the hug. Relatives who have had this explained to them tend to survive it.
      P<patted> Someone who does it once a week sees a friendly habit. The person on the other side sees the sum of all of them. Both are looking at the same gesture and counting differently.
      Q<patted> Seeing the arms open, {Name} might feel ____. Politeness can arrive first and the rest afterwards.
      Q<patted> Afterwards, {Name} might notice ____. Annoyance is a reasonable guest here.
      H<patted> {helper} can tell people beforehand which greeting is welcome. ~ Said by someone else, it sounds like information.
      H<patted> {helper} can back up a no on the spot, in half a sentence. ~ It shifts the awkwardness to where it belongs.
      T<patted> {he} can put out a hand early, for a handshake or a high five. ~ Whoever is first chooses the greeting.
      T<patted> {he} can say, "I'm not a hugger, but it's good to see you." ~ It closes one door and opens another.
      C<patted> {he} can say, "I would rather you asked."
      C<patted> {he} can think, "No is about the hug."
      A<patted> A question before a touch costs a second and gives both people a say. Many adults are learning that late, and some of them rather well. If anybody goes on after a no, that is something to tell an adult one trusts, and another if the first does not act. The space around a person is not a public place.
      A<patted> With a little practice, everybody can find a greeting that suits two people. Some will be waves for years. Closeness loses nothing by being asked for. It only gets easier to believe in.
    `),
  },
};

/** Personal space: how far an arm reaches, how birds sit on a wire, and how people ask before they come close. */
export const personalSpace: Frame = withScenes(
  own,
  brushedPast,
  hugsPeopleNotKnown,
  ownWorkTouched,
  hairOfOthers,
  tooManyMessages,
);
