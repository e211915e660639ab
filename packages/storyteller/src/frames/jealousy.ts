import { lovedLikeTheOther } from './family/loved-like-the-other.ts';
import { somebodyElsesPaper } from './somebody-elses-paper.ts';
import { jealousOfAStar } from './jealous-of-a-star.ts';
import { script, type Frame } from '../frame.ts';
import { oneOfTwoGotIt } from './home/one-of-two-got-it.ts';
import { withScenes } from './scene.ts';
import { cuddleForSomebodyElse } from './home/cuddle-for-somebody-else.ts';
import { givesInToATwin } from './family/gives-in-to-a-twin.ts';
import { whoGetsMore } from './family/who-gets-more.ts';
import { littleOneIsAhead } from './family/little-one-is-ahead.ts';
import { shoesOfTwoSizes } from './family/shoes-of-two-sizes.ts';

/**
 * Jealousy: wanting what somebody else has, or somebody's attention. Wanting is told as ordinary and as information; it
 * is nobody's fault, and no one in the story is told to be content.
 */
const own: Frame = {
  id: 'jealousy',
  name: 'Jealousy',
  says: [
    'jealousy',
    'jealous of his sister',
    'jealous of her brother',
    'jealous of a friend',
    'jealous when i talk to somebody else',
    'jealous when we cuddle',
    'envious of what other kids have',
    'green with envy',
    'wants what everybody else has',
    'says it is not fair that her sister gets more',
    'thinks we love his brother more',
    'thinks his sister is the favourite',
    'cannot stand it when others get attention',
    'interferes when i play with other children',
    'upset at other children birthday parties',
    'wants the presents at somebody elses birthday',
    'his cousin got a bike and now he wants one',
    'sibling rivalry',
    'competes with his brother for attention',
    'jealous of her best friend and the new girl',
    'jealous because her best friend has a new best friend',
    'everyone asks about his poorly sister and nobody asks about him',
    'compares what she gets with what he gets',
    'hates it when his friend plays with somebody else',
    'feels bad looking at other peoples photos online',
  ],
  claims: {
    strong: [
      'share her mummy',
      'share his mummy',
      'share her daddy',
      'share his daddy',
      'share her mum',
      'share his mum',
      'share her dad',
      'share his dad',
      'share mummy',
      'share daddy',
      'share me with',
      'sharing me with',
      'sharing mummy',
      'not his birthday',
      'not her birthday',
      'isnt his birthday',
      'isnt her birthday',
      'compares herself to people',
      'compares himself to people',
      'compares themselves to people',
      'compares herself to girls',
      'compares himself to boys',
      'compares herself to influencers',
      'compares himself to influencers',
      'compares herself to others',
      'compares himself to others',
      'sister wins everything',
      'brother wins everything',
      'sister is better at',
      'brother is better at',
      'sister is good at everything',
      'brother is good at everything',
      'only one who plays with',
      'possessive over her friend',
      'possessive over his friend',
      'possessive of her friend',
      'possessive of his friend',
      'possessive with her friend',
      'possessive about her friend',
      'possessive about his friend',
      'her best friend plays with others',
      'his best friend plays with others',
      'friend plays with someone else',
      'friend plays with somebody else',
      'friend plays with other',
      'friend plays with others',
      'friend to herself',
      'friend to himself',
      'friend all to herself',
      'friend all to himself',
      'everybody else has',
      'others get attention',
      'other get attention',
      'best friend has a new',
      'asks about her and never about him',
      'asks about him and never about her',
      'never about him',
      'never about her',
      'never about them',
      'eaten up with jealousy',
      'new best friend and',
      'friends new best friend',
      'now he wants one',
      'now she wants one',
      'now they want one',
      'other peoples photos',
      'other people photo',
      'compares what',
      'compare what',
      'plays with somebody else',
      'plays with someone else',
      'play with somebody else',
      'play with someone else',
      'other children birthday',
      'somebody elses birthday',
      'someone elses birthday',
      'jealous',
      'jealousy',
      'envious',
      'envy',
      'envies',
      'sibling rivalry',
      'rivalry',
      'favourite child',
      'favorite child',
      'is the favourite',
      'is the favorite',
      'love him more',
      'love her more',
      'love his brother more',
      'love his sister more',
      'love her brother more',
      'love her sister more',
      'what others have',
      'what other kids have',
      'what everyone else has',
      'compete for attention',
      'fight for attention',
      'everyone else has got',
      'jealous of his brother',
      'jealous of her brother',
      'jealous of his sister',
      'jealous of her sister',
      'jealous of brother',
      'jealous of sister',
      'jealous of sibling',
      'jealous of friend',
      'jealous of his friend',
      'jealous of her friend',
      'jealous of cousin',
      'is jealous',
      'so jealous',
    ],
    cues: [
      'attention',
      'sibling',
      'brother',
      'sister',
      'cousin',
      'fair',
      'unfair',
      'birthday',
      'present',
      'more than',
      'favourite',
      'favorite',
      'compare',
      'compete',
      'someone else',
      'somebody else',
    ],
    not: ['new baby', 'baby', 'pay attention', 'attention span', 'attention deficit', 'birthday cake'],
  },
  topicWords: ['want', 'envies', 'jealous', 'envy', 'envious', 'somebody else', 'someone else'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Wanting what another person has is found in people of every age and in every country.',
    'A person can listen well to only one conversation at a time.',
    'Everybody has one birthday each year.',
    'Shop windows are lit more brightly than rooms, so that things in them are noticed.',
    'English speaks of green with envy, and Chinese of red eyes; Shakespeare wrote of the green-eyed monster some four hundred years ago.',
    'In a well-known experiment, capuchin monkeys handed back cucumber after they saw a neighbour get a grape for the same work; before that the cucumber had been good enough.',
    'Grass seen from the side shows mostly blades, and grass seen from above shows more of the soil; so grass farther away looks thicker.',
    'People who post photos usually choose them from several, and show pleasant moments more often than dull ones.',
    'The same toy usually seems less exciting after some weeks of owning it.',
  ],
  threads: {
    hug: 'two people in a hug, and a third who comes running',
    lap: 'a lap that is full, and then has room again',
    balloon: 'a balloon on a string in the hand of somebody else',
    eyes: 'eyes that look there, and look here again',
    candles: 'the candles on somebody else s cake',
    ears: 'two ears that can follow one talk at a time',
    window: 'a shop window that is lit on purpose',
    green: 'the colours that languages give to envy',
    grape: 'a monkey, a slice of cucumber and a grape',
    grass: 'the grass that looks thicker from the side',
    photo: 'one photo out of forty',
    ill: 'a big worry at home that takes up the room',
    shadow: 'somebody who seems to be good at everything',
    three: 'one friend who plays with others too',
  },
  // A friend is shared otherwise than a toy.
  decidedBy: [
    /\b(?:won['’]?t|does ?n['’]?t (?:want to|like to|like)|hates?|refuses to|not want(?:ing)? to) shar(?:e|ing) (?:his|her|their) (?:best )?(?:friend|mate)s?\b(?! (?:toys?|things))/i,
  ],
  threadCues: {
    hug: /\b(?:(?:dad|daddy|mum|mummy|mom|mommy|we|us|parents|i|partner|husband|wife)\b[^.]{0,40}\b(?:cuddl\w*|hug(?:s|ging)?|kiss(?:es|ing)?|hold(?:s|ing)? hands|sit(?:s|ting)? (?:together|next)|talk(?:s|ing)? to each other)\b[^.]{0,40}|(?:pushes|squeezes|gets|comes|wriggles|climbs) (?:in )?between (?:us|me and|mum|mom|dad|mummy|daddy|his|her|their))/i,
    window:
      /\b(?:bikes?|toys?|pupp\w+|kitten|trainers|shoes|console|xbox|ipad|tablet|holiday|clothes|dress|scooter|watch|bedroom|money|sweets|doll|lego)\b/i,
    balloon:
      /\b(?:bikes?|toys?|pupp\w+|kitten|trainers|shoes|console|xbox|ipad|tablet|holiday|clothes|dress|scooter|watch|bedroom|money|sweets|doll|lego)\b/i,
    three:
      /\bshar(?:e|ing) (?:his|her|their) (?:best )?(?:friend|mate)\b|\b(?:friends?|friendship|mate|bestie|bff)\b[^.]*\b(?:plays?|playing|hangs? (?:out|around)|sits?|talks?|goes|someone else|somebody else|anyone else|others|other (?:kids|children|girls|boys|friends)|another (?:girl|boy|child|friend)|new (?:best )?(?:friend|mate)|to (?:him|her|them)self|all to)\b|\bonly one who plays with\b|\bplays? with (?:one|a certain|just one) (?:girl|boy|child|friend)\b|\bpossessive\b/i,
    ill: /^(?![^]*\b(?:sick of|born|(?:came|come|comes|coming|back|home|returned) (?:\w+ )?from (?:the )?hospital)\b)[^]*?\b(?:ill|illness|hospital|sick|disabled|disability|special needs|cancer|leuk\w*|tumou?r|chemo\w*|transplant|cystic fibrosis|seizures?|diagnos\w*|diabet\w*|autis\w*|appointments?|therapy|poorly)\b/,
    photo: /\b(?:instagram|insta|tiktok|snapchat|social media|influencers?|online|photos?|pictures?)\b/i,
    shadow:
      /^(?![^]*\b(?:instagram|insta|tiktok|snapchat|social media|influencers?|online)\b)[^]*?\b(?:better (?:at|than)|good at everything|clever(?:er)? (?:one|than)|(?:the|our|my|mum'?s|dad'?s|teacher'?s) favou?rite\b(?! (?:niece|nephew|toy|thing|game|cup|book|colour))|^favou?rite$|golden child|compare\w*|shadow|talented|best at|always wins|wins everything|(?:got |was |been |gets |were )?(?:moved up|put up a|promoted)|(?:higher|top|better|faster) (?:group|set|level|team|class)|(?:faster|cleverer|quicker|stronger|taller|prettier|more popular) than|ahead of (?:him|her|them)|beats? (?:him|her|them)|twin\b[^.]{0,40}\b(?:better|first|faster|can|won|moved)|gets all the (?:prizes|praise|awards))\b|^favou?rite$/,

    candles: /^(?![^]*\bshar(?:e|es|ed|ing)\b)[^]*\b(?:birthdays?|part(?:y|ies)|cakes?|presents?|christmas)\b/,
    lap: /\b(?:bab(?:y|ies)|laps?|cuddl\w+|hugs?|mum|mummy|mom|mommy|dad|daddy|attention)\b/,
    ears: /^(?![^]*\b(?:bikes?|toys?|phone|pupp\w+|kitten|presents?|trainers|shoes|game|games|console|xbox|ipad|tablet|holiday|trip|clothes|dress|scooter|watch|bedroom|room|money|sweets|doll|lego)\b)[^]*?\b(?:bab(?:y|ies)|talk\w*|attention|brothers?|sisters?|mum|mummy|mom|mommy|dad|daddy)\b/,
  },
  onlyWhenSaid: ['hug', 'ill', 'shadow', 'candles', 'three'],
  tellsAlone: ['hug', 'shadow', 'ill', 'three'],
  roles: {
    other: {
      fallback: { text: 'somebody else' },
      cues: [
        { match: /\b(?:sister|brother|sibling)s?\b/i, phrase: { text: 'somebody in the family' } },
        { match: /\bcousins?\b/i, phrase: { text: 'a cousin' } },
        { match: /\b(?:friend|freind|bestie|classmate)s?\b/i, phrase: { text: 'a friend' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Room in a Hug', thread: 'hug' },
      { text: 'A Sandwich Hug', thread: 'hug' },
      { text: 'A Friend Is Not a Bun', thread: 'three' },
      { text: 'One Lap, Two Children', thread: 'lap' },
      { text: 'A Lap Has Room Again', thread: 'lap' },
      { text: 'The Balloon on the String', thread: 'balloon' },
      { text: 'Bob, Bob, Bob Goes the Balloon', thread: 'balloon' },
      { text: 'Eyes Here, Eyes There', thread: 'eyes' },
      { text: 'Whose Candles Are They?', thread: 'candles' },
      { text: 'A Turn for {name} as Well', thread: 'ill' },
      { text: 'Somebody Else Has It' },
    ],
    older: [
      { text: 'A Hug for Two, a Hug for Three', thread: 'hug' },
      { text: 'Room in the Middle', thread: 'hug' },
      { text: 'A Friend Is Not a Cake', thread: 'three' },
      { text: 'Standing Next to Somebody Tall', thread: 'shadow' },
      { text: 'Who Asks About the Other One?', thread: 'ill' },
      { text: 'Whose Candles Are These?', thread: 'candles' },
      { text: 'Two Ears, One Talk', thread: 'ears' },
      { text: 'Behind the Shop Window', thread: 'window' },
      { text: 'What Colour Is Envy?', thread: 'green' },
      { text: 'The Cucumber and the Grape', thread: 'grape' },
      { text: 'Grass From the Side', thread: 'grass' },
      { text: 'One Photo out of Forty', thread: 'photo' },
      { text: 'When Somebody Else Has It' },
      { text: 'What {name} May Want' },
    ],
  },
  benefits: [
    'Shows that wanting what somebody else has is ordinary, and that it can be said aloud.',
    'Tells what the person with the thing or the attention may be thinking.',
    'Gives {name} words to ask for a thing, for time or for a turn with somebody.',
  ],
  talk: {
    young: [
      'What did somebody else have in the story?',
      'Where in the body can wanting be felt?',
      'Shall we find a time for just the two of us?',
    ],
    older: [
      'What looked better from far away in the story?',
      'Which word went into the blank, and does it change after an hour?',
      'Shall we each name one thing we wanted that somebody else had?',
    ],
  },
  ofThread: {
    ill: {
      benefits: [
        'Says that it is ordinary to want time when somebody else needs it.',
        'Tells where the time goes, and calls no feeling wrong.',
        'Gives {name} words to ask for a bit of it.',
      ],
      talk: {
        young: [
          'Who needs help in the story?',
          'Where in the body can wanting be felt?',
          'Shall we find a time for just the two of us?',
        ],
        older: [
          'Where does the time go at home in the story?',
          'Which word went into the blank, and does it change after an hour?',
          'Shall we put a time for the two of us on the calendar?',
        ],
      },
    },
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: 'child',
    props: ['balloon', 'kite'],
  },
  text: {
    '2-3': script(`
      D<lap> Here is a lap. Somebody else sits on it. {Name} may want to sit there. The lap is full. Then it has room again.
      D<lap> {Name} may want a lap. A lap is not big. Now somebody else is on it. Now they hop off. There is room.
      D<balloon> Somebody else has a balloon. {Name} may see it too. It is on a string. Bob, bob, bob, it goes.
      D<balloon> Bob, bob, bob goes a balloon. {Name} may want it. Somebody else has the string. It is big and round.
      D<eyes> Eyes look at somebody else. {Name} may want the eyes. Eyes there, eyes there. Then they turn. Eyes here!
      D<ill> Somebody else is not well. Grown-ups go there and come back. {Name} may want them too. Bye-bye. Hello again!
      P Other children want things too. Big people do too.
      P Some children say it. Some just look.
      P Somebody with a thing may hold on tight. That is how people are.
      P Grown-ups have two arms. There can be two hugs.
      P<ill> Grown-ups think of all the children.
      P<ill> Somebody else needs a lot of help now.
      Q When others have it, {Name} may feel ____.
      Q When eyes look there, {Name} may feel ____.
      Q With nothing to hold, {Name} may feel ____.
      Q<ill> When grown-ups go there, {Name} may feel ____.
      Q<ill> When it is busy, {Name} may feel ____.
      H {helper} can say, "I see you."
      H {helper} can come and sit down.
      H {helper} can hold a hand.
      H<helper> {helper} can give a hug soon.
      H<adult> {helper} can try {adult}.
      H<adult> {helper} can start {adult}.
      H<ill> {helper} can read one book.
      H<ill> {helper} can say who comes next.
      T {he} can say, "Me too, please."
      T {he} can hold out one hand.
      T {he} can ask for a hug.
      T {he} can point and say, "That."
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can hold {comforter}.
      T<quiet> {he} can try {quiet}.
      T<doing> {he} can try {doing}.
      T<ill> {he} can ask for one more book.
      T<ill> {he} can make a picture.
      C<lap> {he} can say, "Lap, lap, room for me."
      C<lap> {he} can say, "Soon a lap."
      C<balloon> {he} can say, "Bob, bob, balloon."
      C<balloon> {he} can say, "Hello, balloon."
      C<eyes> {he} can say, "Eyes there, eyes here."
      C<topic> {he} can think about {topic}.
      C<ill> {he} can say, "Bye-bye, and hello again."
      A<lap> Somebody else hops off. The lap has room. It was full, and now it is not. Hello, lap.
      A<lap> One on the lap, then one more. It is good to want a lap. Off and on, off and on. There is room.
      A<balloon> Somebody else has the balloon. Eyes can look at it too. Bob, bob, bob. Bye-bye, balloon.
      A<balloon> To want a thing is fine. The balloon bobs up. The balloon bobs down. Bob, bob, bob.
      A<eyes> Eyes go to somebody else. Eyes come back. Eyes there, eyes here. Peep! Here they are.
      A<ill> Bye-bye, and hello again. It is fine to want a turn. Somebody else has love. {Name} has love too.
      D<hug> A hug! Two big ones are in it. {Name} may want in. Push, push! There is a small gap. A hug is like a nest.
      P<hug> Big ones like a hug too.
      P<hug> It is a short hug. Then it opens.
      Q<hug> Next to the hug, {Name} may feel ____.
      H<hug> {helper} can hold out one arm.
      T<hug> {he} can hold up both arms.
      C<hug> {he} can say, "Me too! Sandwich!"
      A<hug> Open goes the hug. In goes {Name}. One, two, three in a hug. Somebody else can be in it too. Then it is done. Pop!
    `),
    '4-5': script(`
      D<lap> A lap is a small place to sit. {Name} may want to sit there when somebody else does. For now it is full. Laps are like that, because they have just two knees. Then somebody gets up, and there is room.
      D<lap> Somebody else is on a lap that {Name} may want. It has two knees and no more. So there is not much room. Later there are feet on the floor again. Then the lap is free.
      D<lap> Look, the lap has somebody on it. {Name} may want to be there too. There are just two knees, and they are full. It can feel hot inside to see that. After a while somebody gets down, and the lap is free.
      D<balloon> Somebody else has a balloon. {Name} may look at it too, because it is so round. It bobs up on its string. It bumps on a nose. From here it looks like the best one of all.
      D<balloon> A balloon on a string is easy to see. {Name} may want it when somebody else holds it. It can be red or blue. It goes bob, bob, bob. Many heads turn to look.
      D<candles> On a birthday cake there are candles. {Name} may want to blow, but it is for somebody else. The fire on top is small and bright. One big puff, and they are out. A cake has just one birthday child.
      D<ill> Somebody in the family is not well. Now all the talk is about that one. {Name} may want a bit of it too. Grown-ups are on the phone, or on the way there. So time gets short at home.
      D<ill> Somebody else needs a lot of help just now. {Name} may see cards and presents that are for that one. It is fine to want some too. People can love somebody and want a turn.
      P Many people want what they can see. It can be a hat, a bun or a hug. Grown-ups know that too.
      P Somebody with a good thing may think of just that thing. It is not meant to hurt. Busy heads do not look round.
      P A grown-up can like two children at the same time. One of them may get a look first. There are more looks after that.
      P Some children say what they want. Some go quiet. Both of them want the same thing.
      P<helper> {helper loves} {Name} on all days. That does not stop when {helper looks} at somebody else.
      P<ill> The one in bed may want to run about and play. Being in bed is not as nice as it looks.
      P<ill> Grown-ups can see that it is not fair. They think about it in the car.
      Q When somebody else gets it, {Name} may feel ____.
      Q When all look at {other}, {Name} may feel ____.
      Q When it is time to just look, {Name} may feel ____.
      Q<ill> When all ask about somebody else, {Name} may feel ____.
      Q<ill> When it gets busy at home, {Name} may feel ____.
      H {helper} can say, "I see that you want it." ~ It helps when somebody knows.
      H {helper} can keep a bit of time for just {Name}. ~ Ten minutes can be a lot.
      H {helper} can hear the wish to the end. ~ A wish is easier when it has been said.
      H<helper> {helper} can sit with {him} and look too. ~ It helps to have somebody close.
      H<adult> {helper} can help when it gets hard. ~ A good start is {adult}.
      H<adult> {helper} can make time for {adult}. ~ Then there is a good thing here, too.
      H<ill> {helper} can keep a bit of time for just {Name}. ~ Ten sure minutes are good.
      H<ill> {helper} can tell how it is in short, true words. ~ It helps to know.
      T {he} can say, "I want that too." ~ Then somebody knows.
      T {he} can ask, "When is there time for me?" ~ That is a good thing to ask.
      T {he} can draw the thing and look at it. ~ A wish can be put on paper.
      T {he} can pat a grown-up on the arm. ~ An arm can feel that, and so it helps.
      T<comforter> {he} can hold {comforter} and breathe out.
      T<comforter> {he} can tell it all to {comforter}.
      T<quiet> {he} can spend a little time {quiet}.
      T<doing> {he} can try {doing} when it gets hard.
      T<ill> {he} can say, "I want a turn as well." ~ That is allowed.
      T<ill> {he} can draw how it is at home.
      C<lap> {he} can think, "A lap gets full, and then it gets free."
      C<lap> {he} can say, "Two knees, and soon for me."
      C<balloon> {he} can say, "I see you, balloon."
      C<balloon> {he} can think, "It bobs for my eyes too."
      C<candles> {he} can think, "My candles have a day too."
      C<topic> {he} can breathe out and think about {topic}.
      C<ill> {he} can think, "I count too."
      C<ill> {he} can say, "Please ask me something."
      A<lap> Two knees cannot hold all the children at once. So it goes one by one, or one on each side. It is fine to want a lap. It is warm there.
      A<lap> Somebody else sat there, and it was full. Now the feet are down, and there is room. A lap does not get used up. It just needs a little time.
      A<balloon> Somebody else still has the string. But the balloon goes up high, so all can see it. Looking is free. Bob, bob, bob it goes.
      A<balloon> It is fine to want a balloon. In a day or two it gets small and soft. That is what they do. On this day it was big and round.
      A<candles> The candles are out, and a bit of smoke goes up. They were for somebody else. Each child has a birthday once a year. The cake gets cut, and there are a lot of bits.
      A<ill> There may be ten minutes today, or a few more. It is fine to want them. They take nothing away from somebody else. {Name} counts too, on each and every day.
      D<three> A friend can play with one child. Then it may be someone else. {Name} may want that friend for one game, and for the next. It can pinch to look on. But a friend is not like a bun. A bun gets less when others have some of it.
      P<three> The friend may like more than one game. That is fine. Both games are good.
      P<three> Two children who play may not see the one who waits. They look at their game. They can be asked.
      Q<three> When a friend plays with someone else, {Name} may feel ____.
      H<three> {helper} can plan a time for just those two. ~ Another day is for more.
      H<three> {helper} can think of a game for three.
      T<three> {he} can ask, "Is there a bit of the game for me?"
      T<three> {he} can play with something else, and go back later.
      C<three> {he} can think, "A friend is not a bun."
      A<three> A bun that is shared is soon gone. A friend who plays with someone else is still there. It is okay to want a turn. There can be one tomorrow.
      D<hug> Two grown-ups have a hug. {Name} may want to be in it. There are four legs and no way in. It looks as if the hug were full. But hugs are not like chairs, and nobody takes a place away.
      D<hug> When two big people cuddle, somebody else may come running. {Name} may know that run. Arms push, and a voice says, "That is mine!" A grown-up can hug one, and then one more. The hugs do not run out.
      P<hug> Grown-ups need a hug as well, after a long day. It is a grown-up one. It has nothing to do with who is loved most.
      P<hug> They see who is coming. They may think, "Just one moment." And they smile over the other one's arm.
      Q<hug> Next to a hug for two, {Name} may feel ____.
      Q<hug> When a grown-up hugs somebody else, {Name} may feel ____.
      H<hug> {helper} can end one hug and open both arms. ~ It takes as long as a song.
      H<hug> {helper} can have a time that is just for {Name}. ~ Then a wait is easier.
      T<hug> {he} can ask, "Is there room for a sandwich?"
      T<hug> {he} can count to ten out loud and come then.
      C<hug> {he} can say, "First you two, then me!"
      C<hug> {he} can think, "Hugs do not run out."
      A<hug> There was a hug for two, and then one for three. Some days the one in the middle gets squeezed like cheese. It is fine to want to be in it. Two people can like each other and somebody else too.
      A<hug> The four legs moved apart, and there was the way in. A hug can open and shut like a door. Wanting to be in it is nothing to hide. It can be said, and then there is an answer.
    `),
    '6-7': script(`
      D<ears> A grown-up has two ears, but they follow one talk at a time. When somebody else is talking, {Name} may want those ears too. It is hard to wait with a story in the mouth. The ears are not closed. They are busy. After one talk they have room for the next one.
      D<ears> Two people talk at once, and the ears get in a muddle. That happens because ears do one thing at a time. Somebody else may be first, and {Name gets} half an ear. It can look as if nobody wants to listen. The ears are only at work. Two ears can do just one story well.
      D<ears> Somebody has a lot to say, and a grown-up listens. {Name} may have a story too, and it wants to get out. Ears can follow just one story at a time. So the second one waits, even if it is good. Then the ears are free again.
      D<candles> A cake with candles belongs to one person at a time. When it is somebody else's turn, {Name} may be quite far from the candles. Everyone looks at the same face. Everyone sings the same name. It takes one breath, and the candles are out. There is a bit of smoke, and then there is cake.
      D<candles> Every day of the year is somebody's birthday. On most of them the candles are for somebody else. {Name} may sing, and watch the paper come off the presents. Hands may want to help with that. Then the candles go out, and there is a smell of smoke. The date moves on to the next person.
      D<window> In a shop window, things look better than at home. When {Name stops} there, it is easy to want something. Shops put strong lamps in the window, because bright things get noticed. Somebody else may have just that thing. It can look as if it had a lamp on it as well. At home, under a bed, it looks like any other toy.
      D<ill> When somebody in a family is ill, everyone asks about that one. {Name} may want to be asked about too. Grown-ups are in the car, or on the phone, or tired. There is a lot of care, and it all goes to one place. It is possible to love somebody and to envy them.
      D<ill> At home, one person needs a lot of help just now. {Name} gets less time, and that is nobody's fault. Wanting some of it is not mean. It would be odd not to want it.
      D<shadow> Next to somebody tall, most people look short. It is the same with being good at things. If somebody else at home can do it all, {Name} may want that too. But tall people do not make others any shorter. It only looks like it when they stand close together.
      D<shadow> It can be hard to want something that somebody else can do already. {Name} may see it every day, at the piano or on the bike. The other one has had more time for it, or other legs. Nobody sees the hundred tries that came before. They were done at home, and some were loud.
      P Wanting what other people have is common. Grandparents do it, and so do teachers. Most of them have had more practice in saying so.
      P Somebody who has just got a new thing may talk about it a lot. That is not done to hurt anyone. New things fill a head for a while.
      P Grown-ups cannot give everybody the same at the same minute. They may try to make it fair over a week. From one day, that is hard to see.
      P {other} may be wanting something too. It may even be something that {Name has}. People do not often say that.
      P<helper> {helper loves} {Name}, and that is not shared out like a cake. Love for somebody else does not make it less.
      P<ill> Grown-ups know that it is not fair, and they think about it at night. They may not know how to say so.
      P<ill> The one who is ill may be jealous too, of somebody who runs about.
      P<shadow> Grown-ups were compared too. Their sisters had tidy rooms. They still talk about it.
      P<shadow> The one who is good at it has things that do not work. They are done in secret.
      Q When {other} gets it, {Name} may feel ____. There may be two feelings at once.
      Q When everyone looks the other way, {his} tummy may feel ____.
      Q When it is not fair, or looks like that, {Name} may feel ____.
      Q<ill> When everyone asks about somebody else, {Name} may feel ____. Two feelings may live side by side.
      Q<ill> When plans get changed again, {Name} may feel ____.
      Q<shadow> When the other one wins again, {Name} may feel ____.
      Q<shadow> When somebody says, "Look how well that was done," {Name} may feel ____.
      H {helper} can hear the whole wish before answering. ~ It helps to be heard, because then it is not carried alone.
      H {helper} can keep some time for {Name} and say when it is. ~ Waiting is easier with a time.
      H {helper} can explain why it was done in that way. ~ Fair does not need to mean the same.
      H<helper> {helper} can talk about a thing that somebody else once had. ~ Most people remember one.
      H<adult> {helper} can keep some time for {adult}. ~ Then there is something good on this side, too.
      H<adult> {helper} can help when it gets hard. ~ A way that is known already is {adult}.
      H<ill> {helper} can keep a short time each day for just {Name}. ~ Ten sure minutes are better than a maybe.
      H<ill> {helper} can find a person who asks about {Name} first. ~ It helps to be first somewhere.
      H<shadow> {helper} can look at what {Name} does, with nobody next to it. ~ Things look different alone.
      H<shadow> {helper} can say what was new in it, not who was better. ~ Everybody can have something new.
      T {he} can say, "I would like that as well." ~ Said aloud, it is a wish and not a fight.
      T {he} can write or draw it on a wish list. ~ A list can wait, and so it is easier to wait, too.
      T {he} can ask to look at it or to hear about it. ~ People often like to be asked.
      T<comforter> {he} can tell {comforter} about it first. ~ Then the words are ready.
      T<quiet> {he} can spend some time {quiet}. ~ Busy hands help a wish to wait.
      T<doing> {he} can try {doing} for a while. ~ It has helped with other hard things.
      T<ill> {he} can say, "I need a turn as well." ~ It is allowed, on hard days too.
      T<ill> {he} can draw how it is at home, with everybody in it. ~ A drawing can be shown without words.
      T<shadow> {he} can pick one thing that nobody else at home does. ~ There it can be fun to be a beginner.
      C<ears> {he} can think, "Busy ears are not closed ears."
      C<ears> {he} can ask, "Are there ears for me after that?"
      C<candles> {he} can think, "These candles are not mine, and mine have a date."
      C<candles> {he} can think, "One breath, and they are out."
      C<window> {he} can think, "That is the shop window."
      C<topic> When it gets hard, {he} can think about {topic}.
      C<ill> {he} can think, "I count too, and I can say it."
      C<ill> {he} can say, "Today I want to be asked something."
      C<shadow> {he} can think, "I am my size, and it is a good size."
      A<ears> The first story comes to an end, and the ears have room. They want something new by then. It helps that stories keep. They are still good after ten minutes.
      A<ears> Somebody else has been heard, and that took a while. Now it is quiet enough for one more story. Ears do not run out. They only do one thing after the other.
      A<candles> The candles go back into a drawer until somebody else needs them. Each person gets one day, and nobody gets two. Cake does not look at names. It tastes the same from every side.
      A<candles> It is okay to want the candles and still sing. A song needs more than one voice. Afterwards there is cake, and paper all over the floor. The next birthday is already on its way round.
      A<window> Sometimes people get what they want, and then the lamp is gone. Sometimes they still like it after a month. Both can happen. A wish that lasts for a month is worth telling somebody.
      A<ill> On a hard day the ten minutes may be short. They are still on the list. To want them takes nothing away from anyone else. There is enough love in a family, even when there is not enough time.
      A<ill> Somebody asked about {him} today, and there was a lot to tell. The envy may come again tomorrow. It is a way of saying, "I am here too." People can hear that.
      A<shadow> The other one is good at things, and that is true. {Name} is learning things, and that is true as well. To want to be as good is how a lot of learning starts. Nobody measures at supper.
      D<three> To want a friend all to oneself is common. {Name} may see that friend with somebody else. Then it pinches in the chest. It seems as if liking were a cake that others eat up. Then there would be a small slice left. But liking is not used up like that. It is more like a song, which two or three can know.
      P<three> A friend with two friends may feel pulled from both sides. That is not nice either. Most of them would like to keep both.
      P<three> Somebody who comes to play has not come to take anything away. It may be somebody who had no one to play with.
      Q<three> When that friend runs off with somebody else, {Name} may feel ____.
      Q<three> In a game for three, {Name} may feel ____. It can change in the middle.
      H<three> {helper} can help to plan an afternoon for just those two. ~ It is easier to share a friend with a date in the calendar.
      H<three> {helper} can think of games that work with three. ~ There are some that are better with more.
      T<three> {he} can say, "I would like to play with you tomorrow." ~ A friend may not know it.
      T<three> {he} can join in with one small part of the game. ~ It is easier than standing at the side.
      C<three> {he} can think, "A friend is not a cake."
      A<three> Cakes get smaller, and friends do not. Somebody else knows the song too now, and it is still the same song. It is all right to want a friend alone for an afternoon. That can be asked for out loud.
      D<hug> Two parents on a sofa can look like a club. {Name} may see them sit close and want to be in it. Then it is tempting to climb in between. To be the one in the middle is a very old wish. Even puppies do it. But what two people have with each other does not come off anybody's share.
      P<hug> Grown-ups were two before they were three or four. They need to talk and hold hands now and then. It keeps them friends, and that is good for everybody at home.
      P<hug> When somebody pushes in between, they may laugh or sigh. They are not choosing. They would just like to finish the sentence.
      Q<hug> On seeing the two of them close, {Name} may feel ____. It can be two things.
      Q<hug> When somebody else is being hugged, {Name} may feel ____.
      H<hug> {helper} can say, "Five minutes for us, then it is you." ~ An end makes it shorter.
      H<hug> {helper} can have a fixed time for two, with {Name}. ~ What is fixed need not be fought for.
      T<hug> {he} can ask in words if there is room. Now or in a moment are both good answers.
      T<hug> {he} can look at the clock and do something else for a bit.
      C<hug> {he} can think, "They have theirs, and I have mine."
      C<hug> {he} can say, "After that, is there one for me?"
      A<hug> After a while there was a place in the middle, warm on both sides. The two of them will sit close again tomorrow. It is no club. Love at home is like a lamp. Somebody else may sit in the light, and it does not get darker.
    `),
    '8-10': script(`
      D<grape> Like anybody who has seen someone else get more, {Name} may understand a certain monkey. In a well-known experiment, two monkeys did the same small job for a slice of cucumber. Both were content with that. Then one of them was paid with a grape. The other looked at the cucumber, which had been good enough a minute before, and threw it back. Nothing about the cucumber had changed.
      D<grape> A slice of cucumber is a good thing until someone else gets a grape. {Name} may know the moment, because people are a lot like monkeys there. Scientists once paid two monkeys for the same job. While both got cucumber, all was well. When one got a grape, the other one threw the cucumber out of the cage. It was the comparing that spoiled it.
      D<grass> There is a saying that the grass is greener on the other side of the fence. {Name} may have looked over a fence of that kind and wanted what was there. Oddly enough, it is partly true for the eyes. Looking down at the grass underfoot, a person sees the soil between the blades. Looking across, a person sees only blades. So grass that is farther away looks thicker, even when it is the same.
      D<grass> Straight down, a lawn shows its bald places. From the side, the blades hide them. When someone else has something that {Name} may want, it is usually seen from the side. The new bike is there, but not the puncture. The best friend is there, but not the quarrel. It is the same grass, from another angle.
      D<green> In English, people turn green with envy. In Chinese, it is the eyes that turn red. When someone else has the better part, {Name} may notice no colour, only a hot or tight place. Shakespeare gave jealousy green eyes about four hundred years ago. So many languages have a colour for it because so many people have needed one.
      D<ill> When a brother or sister needs doctors and appointments, {Name} may want some of that attention. What is left of the day is often short. Illness in a family works like a large piece of furniture: everything gets arranged around it. People ask in the street how the other one is. It is natural to be worried about somebody and jealous of them within the same hour. Most brothers and sisters in such families know both, and few say so.
      D<ill> Some call them glass children, because adults look straight through them at someone else. Nobody means it. {Name} may want to be looked at for no reason at all. To envy a person who is ill sounds wrong, so it is usually kept secret. It is not the illness that anybody wants, only the attention that comes with it.
      D<shadow> Living with somebody who seems better at everything is like standing next to a tall person in every photograph. Nobody says anything, and still {Name} may want to sit down. Two years older means two years more practice, and that explains a good part of it. The rest is a difference, and there are differences in every family. It is hard to envy someone who also borrows pencils.
      D<shadow> Parents say that they do not compare, and the rest of the world does it for them. "Are you two related?" is a question that {Name} may have heard. It makes people want to be something else altogether. A good many people found what they liked in precisely that way, by looking where the other one was not.
      P Someone who has the better thing may not feel lucky at all. After some weeks most things become ordinary. By then that person may be looking at somebody else.
      P Friends can like two people at once, although it takes some skill. A new friend does not need to take the place of an old one. They may not know how it looks from outside.
      P Parents and teachers try to be fair, and they count differently. One may count the minutes, and another may count who needs help on that day. From the inside it can look upside down.
      P Most people keep quiet about wanting things, because they think it looks small. That is why it seems as if nobody else did it. In truth it is one of the most common feelings there is.
      P<helper> {helper loves} {Name}, and that is not a prize in a competition. No one else can win it.
      P<ill> Parents notice more than they manage to say. They divide themselves up, and they know which child gets the smaller part. It is one of the things they worry about in the car.
      P<ill> The one who is ill would swap at once. Being asked how one is by everybody is less fun than it looks.
      P<shadow> The one who seems to be good at everything has things that do not work. They are kept out of sight, because people expect the other kind.
      P<shadow> Teachers who had the older one first may say so. By October most of them have noticed that this is a different person.
      Q When {other} gets the better part, {Name} might feel ____. It is possible to be glad and sore at once.
      Q While everyone looks at {other}, {Name} might notice ____. It may be in the chest, the jaw or the stomach.
      Q When it seems unfair, {Name} may feel ____. An hour later it may be a different word.
      Q<ill> When the telephone rings and it is about somebody else again, {Name} might feel ____.
      Q<ill> When there is an hour for just {Name}, it might feel ____.
      Q<shadow> Hearing the other one praised, {Name} might feel ____. It may not be only one thing.
      Q<shadow> Alone with something that is going well, {Name} might notice ____.
      H {helper} can listen without saying who is right. ~ A complaint often has a wish inside it, and that helps to know.
      H {helper} can find an hour that belongs to {Name} alone, and write it down. ~ A time on paper is easier to trust.
      H {helper} can explain what was decided and why. ~ A reason does not make it nice, but it makes it clear.
      H<helper> {helper} can talk about something that once seemed better on the other side. ~ Most adults have a story like that.
      H<adult> {helper} can make time for {adult}. ~ It is good to have something that needs no comparing.
      H<ill> {helper} can fix an hour a week that is not cancelled for anything short of an ambulance. ~ Certain is better than long.
      H<ill> {helper} can tell what is going on, in plain words, instead of whispering. ~ Guessing is worse than knowing.
      H<shadow> {helper} can leave out the word "like" before the name of a brother or sister. ~ It is a small word with a long shadow.
      T {he} can put the wish into one sentence that begins with "I would like". ~ A wish is easier to answer than a complaint.
      T {he} can write down what exactly looks so good. ~ Often it is one part, and not the whole thing.
      T {he} can ask what it is like to have it. ~ The answer is often more interesting than expected.
      T<comforter> {he} can sit with {comforter} for a while and say nothing. ~ Some feelings get smaller by themselves.
      T<quiet> {he} can spend half an hour {quiet}. ~ There is less comparing while hands are busy.
      T<activity> {he} can spend half an hour {activity}. ~ A body that moves has less time to compare.
      T<doing> {he} can try {doing} before saying anything. ~ A calm wish is easier to hear.
      T<ill> {he} can tell one adult, "Nobody has asked about me." ~ Most are sorry, and then they ask.
      T<ill> {he} can look for other children with an ill brother or sister. ~ There are groups, and nobody there needs an explanation.
      T<shadow> {he} can spend an hour a week on something that nobody else in the family does. ~ There is nobody to be compared with there.
      C<grape> {he} can think, "This is about the grape."
      C<grape> {he} can think, "The cucumber is the same as before."
      C<grass> {he} can think, "I am looking at it from the side."
      C<grass> {he} can ask, "What does it look like from above?"
      C<green> {he} can think, "Green again. Who else has been this colour?"
      C<topic> When comparing gets loud, {he} can think about {topic}.
      C<ill> {he} can think, "I can worry about someone and want my turn."
      C<ill> {he} can think, "I am not made of glass."
      C<shadow> {he} can think, "Next to somebody tall, I am still my own size."
      A<grape> No one knows what the monkey thought later on. People have one advantage, because they can say that they want a grape. Sometimes there is one, and sometimes there is a good reason why not. The cucumber is still there, cool and green.
      A<grape> Wanting the grape makes sense. It shows that somebody has been watching closely. Now and then it is worth asking for, and now and then the cucumber is fine. Both of them are mostly water.
      A<grass> The other side of the fence has its own bald places, and somebody else is looking at them from above. People who want to know more can ask. Quite often the neighbour says, "Funny, I was just looking at yours."
      A<grass> It is fine to want what is over there. Some of it may even be worth working for. The grass on this side looks thin because it is so near. From the other side, it is the thick one.
      A<green> A feeling that has been given so many colours cannot be rare. It comes when someone else has something that matters, so it says what matters. That is useful to know. Then the colour goes, as colours in a face do.
      A<ill> It will not be divided equally for a while, and it would be untrue to say so. What can be arranged is an hour, a person and a question that comes first. Wanting that is not selfish. It is how the rest of the family finds out that somebody else is standing there.
      A<ill> Envy and love can be in one room without hurting each other. The furniture may be moved some day, or the family may get used to walking round it. In both cases there is a chair in it for {Name}, and somebody who wants to hear.
      A<shadow> From outside it looks as if one person had everything. From inside, that person probably envies somebody else, for their friends or their freckles. Sizes look different as soon as people stand a little further apart. There is room for that.
      D<three> A friendship feels like something that belongs to two people, and then somebody else sits down in it. {Name} may want to be the one who counts most, and that is an old and ordinary wish. The trouble starts when it feels as if liking were a cake. With a cake, every slice for someone else is one less. People have looked into it, and liking is not divided like that. A person who has three friends does not like each of them a third as much.
      P<three> The friend in the middle may have the hardest place. Whoever gets picked, somebody looks hurt. After a while that can make both sides heavy to be with.
      P<three> The other one probably knows nothing about all this. It may be somebody who is glad to have found a place to stand.
      Q<three> Seeing the two of them together, {Name} might feel ____. It may be hot, or tight, or simply sad.
      Q<three> On the way home, {Name} might notice ____.
      H<three> {helper} can listen without saying that there are other friends. ~ It is about this one.
      H<three> {helper} can make it easy to invite the friend alone, and on another day both. ~ Each kind of afternoon is different.
      T<three> {he} can ask the friend for something definite, such as Thursday after school. ~ A definite wish is easier to grant than a mood.
      T<three> {he} can find out one thing about the other one. ~ It is harder to be jealous of somebody with a hamster.
      C<three> {he} can think, "Not a cake. Nobody gets less."
      A<three> Some pairs stay pairs, and some turn into threes or change places, and nobody can fix that by holding on. What can be done is to be good company when it is one's turn. To want to come first is not a fault. It gets lighter when there is a Thursday to look forward to.
    `),
    '11+': script(`
      D<photo> A photo that someone else shows to the world is usually one of many. Perhaps forty were taken on that day, and thirty-nine of them were blurred, dull or unkind to somebody's chin. {Name sees} the fortieth, and may compare it with a whole ordinary afternoon. Nobody comes out of that comparison well. It is a strange contest in which one side brings a picture, and the other side brings everything, including the washing-up.
      D<photo> Comparing takes about a second, and it is done before anybody decides to do it. {Name} may know how it goes with photos. Someone else is on a beach, at a party or in new shoes, and the room with the phone in it looks duller at once. What the photo leaves out is the rest of that day, and the thirty-nine others that were not good enough. People choose what they show, and they seldom choose the queue.
      D<grass> The grass that someone else has looks greener, or so people say. {Name} may be relieved to hear that this is partly a matter of optics. Grass underfoot is seen from above, where the soil shows through. Grass farther off is seen from the side, where the blades hide every gap. The same lawn therefore looks thicker over there, to both neighbours. Much of what people envy is seen at that angle.
      D<grass> Other people's lives are mostly seen from the side. That goes for the talent of someone else and for the parents of someone else, and {Name} may have wanted some of it. From the side, blades of grass hide the bare soil between them. From above, every gap is visible. Everybody knows just one lawn from above, and that is why it seems to be the thin one.
      D<green> Jealousy and envy get used as if they were one word, and they are not quite the same. {Name} may have met one of them, or both on the same evening. Envy wants what someone else has. Jealousy fears that someone else will take what is already there, such as a friend. English made envy green, and Chinese gave it red eyes. It is uncomfortable in any colour, and it is not a fault of character.
      D<shadow> Envy needs two things, a measure and somebody who is close at hand, and a family supplies both. If a brother or sister seems better at everything, {Name} has been measured with that ruler for years, mostly by people who meant no harm. The measure is usually marks or medals, since those can be counted. To mind it is reasonable. It is also worth asking who chose the ruler.
      D<shadow> Studies of brothers and sisters show a curious thing: the more alike the fields, the more they push each other apart. One becomes the clever one, so the other becomes the funny one, as if there had been a draw. {Name} may want to be more than what was left over. Roles of that kind are handed out early and can be handed back.
      D<ill> In some families one person's illness or injury rearranges everything, and the others learn to be no trouble. {Name} may have become very good at it. Meals are late, lifts fall through, and people in the street ask how somebody else is. To want some of that attention can seem mean as soon as it is thought. It is not, since nobody wants the illness. It is arithmetic: the need is greater over there, and it is not zero over here.
      P The person at the other end may have no idea. Somebody who gets the praise, the invitation or the phone is usually busy with the next worry. From there, it does not look like winning at all, because there is somebody ahead in every direction.
      P A friend who makes a second friend has not necessarily moved. Friendship takes time, but it is not a seat that only one person can have. It can still be true that there are fewer afternoons, and that this hurts.
      P Adults compare salaries, kitchens and children, and they seldom admit it. Many of them would be glad if somebody said it first. It is one of the most widespread feelings and one of the least mentioned.
      P Parents who try to be fair do not end up with equal amounts. They look at who needs what, and their information is incomplete. Pointing out what they have missed is not the same as being ungrateful.
      P<helper> {helper loves} {Name}, and there was no contest for it. {helper may} also know from experience how convincing a comparison can be.
      P<shadow> The one who is good at everything pays for it in ways that do not show. Being expected to win is not restful. Many of them would like to be bad at something in peace.
      P<shadow> Relatives compare because they have so little to talk about. They met two children twice a year and needed a difference. It was no research.
      P<ill> Parents in such weeks go to whoever calls loudest, as hospitals do. They know that a quiet person is not necessarily a fine one. They may need to be told which of the two it is.
      P<ill> The person in the middle of it seldom enjoys the attention. Most would trade it for a boring Tuesday and a bus to catch.
      Q When {other} gets what would have been welcome here, {Name} might feel ____. Admiration and annoyance can sit next to each other.
      Q Thinking of {other}, {Name} might notice ____. It can be in the stomach first, before there is a word for it.
      Q After an hour of comparing, {Name} may feel ____. It is possible to be happy for somebody and tired of hearing about it.
      Q<shadow> When the results come in, {Name} might feel ____. Being glad for somebody and sick of it can share a face.
      Q<shadow> On hearing the words "just like" or "unlike", {Name} might notice ____.
      Q<ill> When people ask how the other one is, {Name} might feel ____. Worry and envy can share an evening.
      Q<ill> After a week of being no trouble, {Name} might notice ____. It may be in the shoulders first.
      H {helper} can listen without listing all the things there are to be grateful for. ~ That list helps nobody in the moment.
      H {helper} can take the wish behind it seriously and say honestly what is possible. ~ A clear no is easier to live with than a vague maybe.
      H {helper} can explain how a decision was made, and hear what it overlooked. ~ Fairness can stand being discussed.
      H<helper> {helper} can admit to having compared as well. ~ It makes the subject a good deal lighter.
      H<adult> {helper} can suggest {adult}. ~ It helps to do something that nobody keeps score of.
      H<shadow> {helper} can stop using one child as a unit of measurement for another, even kindly. ~ Praise can compare as well.
      H<shadow> {helper} can say what there is to like about {Name} without any other name in the sentence. ~ It is harder than it looks.
      H<ill> {helper} can fix a time in the week that has nothing to do with hospitals, and keep it. ~ A small certainty beats a large intention.
      H<ill> {helper} can give the facts as they are known. ~ Imagination is seldom kinder than information.
      T {he} can write down what precisely there is to want, in one line. ~ A precise wish can turn into a plan, and a vague one only stays.
      T {he} can ask for one thing out loud, such as an hour or a phone call. ~ That is harder to say than a complaint, and much easier to answer.
      T {he} can leave one account or one subject alone for a week and see what changes. ~ It is an experiment, and the result is open.
      T<comforter> {he} can sit with {comforter} until the first heat is over. ~ Decisions made afterwards tend to be better.
      T<quiet> {he} can spend an hour {quiet}. ~ Comparing needs attention, and attention can be used elsewhere.
      T<activity> {he} can spend an hour {activity}. ~ A body in motion is bad at comparing.
      T<doing> {he} can try {doing} before answering anybody. ~ It is easier to be honest with a slow pulse.
      T<shadow> {he} can name one thing that matters to {him} and has no marks. ~ It is a good place to stand.
      T<shadow> {he} can hand back the role, once, aloud: "I am not the funny one today." ~ People take a second to adjust.
      T<ill> {he} can say to one adult, "I am not fine, and it is not an emergency." ~ There is a lot of room between the two.
      T<ill> {he} can ask for one ordinary thing by name, such as a lift or a meal together. ~ A concrete request is hard to misunderstand.
      C<photo> {he} can think, "That is one out of forty."
      C<photo> While scrolling, {he} can think, "Where are the other thirty-nine?"
      C<grass> {he} can think, "I am seeing it from the side."
      C<grass> {he} can think, "This is my lawn from above."
      C<green> {he} can think, "Is this envy, or is it jealousy?"
      C<topic> When comparing takes over, {he} can think about {topic} instead.
      C<shadow> {he} can think, "Who chose the ruler?"
      C<ill> {he} can think, "The need over here is not zero."
      C<ill> {he} can think, "I can love somebody and be tired of it."
      A<photo> The thirty-nine others exist, on somebody's phone or in nobody's memory. Knowing that does not switch off the wanting, and it does not need to. It puts the fortieth back where it belongs, among the rest. Someone else may be looking at a picture of this side in just the same way.
      A<photo> Some of what people envy is worth wanting, and then it is information. The rest is good light and careful choice. It takes some time to tell the two apart, and nobody manages it every evening. The afternoon on this side has not become any duller. It only was not the picture.
      A<grass> It would be untrue to say that all lawns are equal. Some people do have more, and envy is then simply accurate. Often, though, it is the angle. The one certain way to find out is to walk over there and ask, and to hear about the moles.
      A<grass> What a person envies says something about what that person values. That part is useful and can be kept, because it may lead somewhere. The rest is a matter of where somebody happens to stand. Seen from over there, and from the side, this lawn looks remarkably thick as well.
      A<green> Having the right name for it does not make envy any more pleasant. It does show which question to ask, whether something is missing here or something is at risk. Those two call for quite different conversations. Both can be had with people who have been that colour themselves.
      A<shadow> Nobody grows by standing in front of somebody taller and looking up. At some point the two of them may live in different towns, and the ruler will be in a drawer. Envy may be there as well, next to some affection. Until then it helps to have a room, or an hour, in which nobody else is any good.
      A<ill> It may stay uneven for some time, and saying so is more honest than promising otherwise. Envy of a person who is ill is common, mostly secret, and quite compatible with love. It tends to shrink when it has been said to one person who did not gasp. Somebody else needs more just now. It does not follow that {Name} needs nothing.
      D<three> Friendship has no contract, and that is its charm and its weakness. {Name} may want one person for nobody else, and notice every laugh that goes to someone else. It is jealousy, which is no crime, and a good deal older than phones. It rests on a sum: what goes there is missing here. For cakes that is correct. For affection it has been examined, and people with several close friends do not care less for each of them.
      P<three> The friend in question may have noticed the silences and be working out what they mean. Being watched is tiring, even when it is meant as fondness. Most people would rather be asked for an evening than guess.
      P<three> The third person has usually no idea. From there it looks like two people who already know each other.
      Q<three> Seeing a photo of an afternoon that was somebody else's, {Name} might feel ____. Several words may apply.
      Q<three> When a message is not answered at once, {Name} might notice ____.
      H<three> {helper} can listen without recommending new people. ~ That is the answer to another question.
      H<three> {helper} can talk about a friendship that changed, without a moral at the end. ~ Most adults have one.
      T<three> {he} can suggest a definite plan instead of testing whether one gets suggested. ~ Tests are failed by people who do not know about them.
      T<three> {he} can keep one thing in the week that does not depend on that friend. ~ It takes some of the weight off.
      C<three> {he} can think, "That is cake arithmetic, and this is not a cake."
      A<three> It would be easy to say that there is enough of everybody, and on some evenings there is not. Friends have a limited number of Thursdays. What they do not have is a limited amount of liking. Somebody else being wanted takes none of that away, and a plain invitation tends to get a plain answer.
    `),
  },
};

export const jealousy: Frame = withScenes(
  own,
  lovedLikeTheOther,
  jealousOfAStar,
  whoGetsMore,
  givesInToATwin,
  shoesOfTwoSizes,
  littleOneIsAhead,
  cuddleForSomebodyElse,
  oneOfTwoGotIt,
  somebodyElsesPaper,
);
