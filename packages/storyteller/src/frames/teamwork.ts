import { circleTime } from './circle-time.ts';
import { rulesAsTheyAre } from './rules-as-they-are.ts';
import { script, type Frame } from '../frame.ts';
import { withScenes } from './scene.ts';
import { alwaysInGoal } from './school/always-in-goal.ts';
import { onePairOfHands } from './school/one-pair-of-hands.ts';

const own: Frame = {
  id: 'teamwork',
  name: 'Teamwork',
  says: [
    'teamwork',
    'working together',
    'wants everything his own way',
    'it has to be done her way',
    'bossy with friends',
    'bosses other children around',
    'tells everyone what to do',
    'takes over every game',
    'makes all the rules',
    'walks off when the others do not do it his way',
    'will not listen to other ideas',
    'does not cooperate',
    'wants to do it all alone',
    'refuses to help with a shared job',
    'hard to be part of a team',
    'problems in his football team',
    'cannot compromise',
    'playing together ends in a fight about the plan',
  ],
  claims: {
    strong: [
      'let her team down',
      'let his team down',
      'let the team down',
      'netball team down',
      'football team down',
      'letting the team down',
      'letting her team down',
      'letting his team down',
      'do it all alone',
      'do everything alone',
      'football team',
      'shared job',
      'teamwork',
      'team work',
      'team player',
      'part of a team',
      'work together',
      'play together nicely',
      'work as a team',
      'work with others',
      'bossy',
      'bosses',
      'boss around',
      'boss everyone',
      'boss other',
      'be the boss',
      'own way',
      'his way or',
      'her way or',
      'done his way',
      'done her way',
      'do it his way',
      'do it her way',
      'makes all the rules',
      'make all the rules',
      'make the rules',
      'in charge',
      'take over',
      'takes over',
      'taking over',
      'cooperate',
      'cooperation',
      'cooperative',
      'collaborate',
      'collaboration',
      'compromise',
      'listen to other ideas',
      'other people ideas',
      'tells everyone what to do',
      'tell others what to do',
      'control the game',
      'controls the game',
    ],
    cues: [
      'together',
      'team',
      'rule',
      'group',
      'partner',
      'control',
      'idea',
      'plan',
      'project',
      'decide',
      'leader',
      'lead',
      'captain',
      'help',
      'his way',
      'her way',
      'their way',
    ],
    not: [
      'get his own way',
      'get her own way',
      'get their own way',
      'gets his own way',
      'gets her own way',
      'not picked for the team',
      'football team loses',
      'football team lose',
      'football team lost',
      'team loses',
      'team lost',
      'team is losing',
      'when they lose',
      'go his way',
      'go her way',
      'on his own way',
      'bossy teacher',
      'together again',
      'back together',
      'sleep together',
      'family together',
      'live together',
    ],
  },
  topicWords: ['together', 'team', 'join'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Two people can move what one cannot, when they push in the same direction at the same time.',
    'Folding a large sheet is easier for two: the corners are brought together.',
    'Ants carry things together that are too heavy for one. With ants as with people, it goes badly as long as they pull in different directions.',
    'A stone arch is built over a wooden frame; the last stone, the keystone, goes in at the top, and after that the two sides lean against each other and hold.',
    'Rowers in a crew put their blades in at the same moment; a cox sits in the boat, steers and faces the way they go, while rowers face backwards.',
    'More than a hundred years ago, an engineer called Ringelmann measured people who pulled on a rope; in a group each person pulled less than alone. Later studies found that this gets less when each part can be seen.',
    'Some of the loss in a group comes from people not pulling at exactly the same moment.',
    'Groups often think of more when each person writes down ideas alone first.',
  ],
  threads: {
    relay: 'the whole of a race, and one part of it',
    unpassed: 'a player who has run free, and a ball that goes somewhere else',
    box: 'a big box that one cannot move and two can',
    sheet: 'a big sheet with four corners',
    clap: 'a clap that needs the hands of somebody else',
    bricks: 'two ideas for one heap of bricks',
    ants: 'ants that carry a crumb together',
    arch: 'two sides of an arch and the stone at the top',
    crew: 'a rowing boat in which nobody can be fast alone',
    rope: 'a rope that people pull, and how hard each of them pulls',
    pass: 'a ball that has to leave a foot before it can come back',
  },
  threadCues: {
    relay:
      /\b(?:relays?|slow(?:est|er)?|let(?:s|ting)? (?:them|everyone|everybody|(?:the|his|her|their) (?:\w+ )?(?:team|others|side)|us) down|(?:the )?worst (?:on|in|at|player)|not good enough|weakest|loses? it for|their fault (?:if|when) (?:they|we)|blam\w+ (?:him|her|them)|(?:team ?mates|the (?:team|others)) (?:\w+ )?(?:shouts?|yells?|laughs?|moans?|groans?)|(?:shouts?|yells?) at (?:him|her|them))\b/,
    unpassed:
      /\b(?:they|others|players|boys|girls|mates|nobody|no one|friends|one|team) (?:\w+ )?(?:(?:don'?t|dont|won'?t|wont|never|not|will not|do not) (?:ever |will )?)?pass(?:es|ing)?\b|\b(?:don'?t|doesn'?t|won'?t|never|not) (?:ever )?pass(?:es|ing)? (?:the ball )?to (?:him|her|them)\b|\bleft out (?:on|in) the (?:pitch|match|game|team)\b/i,
    // Who keeps the ball is told of a pass, whatever comes of it; who loses at football alone is not.
    pass: /^(?:(?![^]*\b(?:(?:they|others|players|boys|girls|mates|nobody|no one|friends|team) (?:\w+ )?(?:(?:don'?t|won'?t|never|not) (?:ever )?)?pass(?:es|ing)?|pass(?:es|ed|ing)? (?:the ball )?to (?:him|her|them))\b)[^]*?\b(?:ball hog|(?:keeps|hogs) the ball|dribbl(?:es|ing) (?:\w+ ){0,5}(?:goal|everyone|everybody|all|alone|own)|(?:never|won'?t|doesn'?t|does not|will not|refuses to|hates to|hardly ever) pass(?:es)?)\b|(?![^]*\b(?:los(?:e|es|ing|t)|let(?:s|ting)? (?:\w+ ){1,4}down|angry|shouts?|blam\w+|screams?|(?:they|others|players|boys|girls|mates|nobody|no one|friends|team) (?:\w+ )?(?:(?:don'?t|won'?t|never|not) (?:ever )?)?pass(?:es|ing)?|pass(?:es|ed|ing)? (?:the ball )?to (?:him|her|them))\b)[^]*?\b(?:pass(?:es|ed|ing)?|football|soccer|rugby|hockey|basketball|netball|ball hog|(?:keeps|hogs) the ball)\b)/,
  },
  onlyWhenSaid: ['pass', 'unpassed', 'relay'],
  tellsAlone: ['pass', 'unpassed', 'relay'],
  roles: {
    mate: {
      fallback: { text: 'somebody else' },
      cues: [
        { match: /\b(?:sister|brother|sibling)s?\b/i, phrase: { text: 'somebody in the family' } },
        { match: /\bcousins?\b/i, phrase: { text: 'a cousin' } },
        { match: /\b(?:friend|freind)s?\b/i, phrase: { text: 'a friend' } },
        { match: /\b(?:classmates?|partners?)\b/i, phrase: { text: 'a classmate' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Here I Am', thread: 'unpassed' },
      { text: 'Push, Push, Big Box', thread: 'box' },
      { text: 'One Box, Four Hands', thread: 'box' },
      { text: 'Up Goes the Sheet', thread: 'sheet' },
      { text: 'Four Corners', thread: 'sheet' },
      { text: 'Clap, Clap, Two', thread: 'clap' },
      { text: 'A Tower and a Road', thread: 'bricks' },
      { text: 'Two Can Do It' },
    ],
    older: [
      { text: 'One Part of a Whole', thread: 'relay' },
      { text: 'The Part That Belongs to One', thread: 'relay' },
      { text: 'Free on the Left', thread: 'unpassed' },
      { text: 'A Pass Needs Two', thread: 'unpassed' },
      { text: 'The Ball That Comes Back', thread: 'pass' },
      { text: 'Corner to Corner', thread: 'sheet' },
      { text: 'Six Legs Times Ten', thread: 'ants' },
      { text: 'A Tower and a Road', thread: 'bricks' },
      { text: 'The Stone at the Top', thread: 'arch' },
      { text: 'Facing Backwards', thread: 'crew' },
      { text: 'Who Pulls the Rope?', thread: 'rope' },
      { text: 'More Than One Plan' },
      { text: '{name} and the Others' },
    ],
  },
  benefits: [
    'Shows what happens when two plans meet in one job.',
    'Tells what the other person with a plan may be thinking.',
    'Gives {name} words for asking, for offering a part and for saying an idea.',
  ],
  talk: {
    young: [
      'What did two people do in the story?',
      'How does it feel to do a big thing with somebody?',
      'Shall we carry something big together?',
    ],
    older: [
      'What in the story could nobody have done alone?',
      'Which word went into the blank, and when would it be another one?',
      'Shall we find a job at home that needs two, and each bring one idea?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'hold',
    feeling: 'curious',
    companion: 'child',
    props: ['blocks', 'puzzle'],
  },
  text: {
    '2-3': script(`
      D<box> One box is for two together. {Name} may push it. It stays. Now two push it. Off it goes!
      D<box> Push, push, push. {Name is} one. One more can join in. Two push a big box. It goes bump, bump, bump.
      D<sheet> A sheet is big. {Name} may hold a bit. Together, up! It goes up high. Whoosh, down it comes.
      D<sheet> Whoosh goes the big sheet. Hands hold on together. {Name} may hold on too. Up it goes. It is like a tent.
      D<clap> Clap, clap, clap. {Name has} a game for two. Two play it together. Hands go out. Hands meet. Clap!
      P Other people have plans too. They may want to go that way.
      P Some children like to push. Some like to look.
      P Two can be slow at first. Then they get it.
      P Grown-ups ask for help too. A sofa is big.
      Q With one more here, {Name} may feel ____.
      Q When two do it, {Name} may feel ____.
      Q With a big job, {Name} may feel ____.
      H {helper} can say, "One, two, now!"
      H {helper} can help both of them.
      H {helper} can hold one end.
      H<helper> {helper} can be number two.
      H<adult> {helper} can try {adult}.
      H<adult> {helper} can start {adult}.
      T {he} can say, "Help me, please."
      T {he} can point and say, "There?"
      T {he} can look and then begin.
      T {he} can take one end.
      T<comforter> {he} can bring {comforter}.
      T<comforter> {he} can hold {comforter} first.
      T<quiet> {he} can try {quiet}.
      T<doing> {he} can try {doing}.
      C<box> {he} can say, "Push, push, box."
      C<box> {he} can say, "One, two, push."
      C<sheet> {he} can say, "Up, sheet, up."
      C<sheet> {he} can say, "Whoosh, down."
      C<clap> {he} can say, "Clap, clap, your hands."
      C<topic> {he} can think about {topic}.
      A<box> One push is small. Two together are big. The box is there now. Bump, stop.
      A<box> Off went the box. Push, push, together. It is a good big box. Bye-bye, box.
      A<sheet> Up it went, together. Down it came, whoosh. It is flat now. Again?
      A<sheet> One sheet and a lot of hands. Together is big. Up, up, up. Whoosh, down.
      A<clap> One clap needs two. Together the hands say clap. Clap, clap, clap. Bye-bye, hands.
    `),
    '4-5': script(`
      D<box> A big box goes best with two together. {Name} may push it alone, and it stays. If {mate} pushes against it, it still stays. Then both push it the same way. So it starts to move.
      D<box> Two can push a box together. {Name} may want it there. The other one may want it here. So it stays where it was. The box is not to blame. It can go one way at a time.
      D<sheet> A bed sheet is big, and it has four corners. For {Name} it is easier together with somebody. One takes two corners, and one takes the rest. Then the corners meet in the middle.
      D<sheet> Four corners are a lot, so a big sheet is for two. Together {mate} and {Name lift} it up. If just one side lifts, the other side hangs down. So both lift at the same time. Then it comes down with a whoosh.
      D<bricks> {Name} may have a plan for the bricks. Together with {mate}, there are two plans. One is a tower, and one is a road. There is just one heap of bricks. So both plans want the same brick.
      P The other one may have a good plan too. It is in that head, so no one else can see it. It helps to say it.
      P Grown-ups do not all want the same thing. They talk about it, and that takes some time. Then they try one way.
      P Some children like to say the plan. Some like to be asked. Both are good to have in a game.
      P A person who has no say may walk off. It is not that the game is bad. People like to have a part.
      Q When it goes the other way, {Name} may feel ____.
      Q When {mate} has a plan, {Name} may feel ____.
      Q When two do one job, {Name} may feel ____.
      H {helper} can ask each one for a plan. ~ It helps when both are heard.
      H {helper} can count to three for a start. ~ Then it goes at the same time.
      H {helper} can stay near when it gets loud. ~ That helps both of them.
      H<helper> {helper} can do a job for two with {Name}. ~ It helps to know how it goes.
      H<adult> {helper} can help when it gets hard. ~ What has helped before is {adult}.
      H<adult> {helper} can make time for {adult} first. ~ It helps to start calm.
      T {he} can ask, "What is your plan?" ~ Then there are two to pick from.
      T {he} can say, "First this one, then that one." ~ So both plans get a go.
      T {he} can give one part to somebody. ~ A small part is fine.
      T {he} can say, "Show me how." ~ People like to show a thing.
      T<comforter> {he} can tell {comforter} the plan first.
      T<comforter> {he} can hold {comforter} and breathe out.
      T<quiet> {he} can spend a little time {quiet} first.
      T<doing> {he} can try {doing} when it gets loud.
      C<box> {he} can say, "Same way, one, two, push."
      C<box> {he} can ask, "Which way for the box?"
      C<sheet> {he} can say, "Two corners for you, two for me."
      C<sheet> {he} can say, "Up at the same time."
      C<bricks> {he} can say, "A tower and a road."
      C<topic> {he} can breathe out and think about {topic}.
      A<box> The box is a bit bent now. But it is there, and two people did it together. One push was not enough. Two pushes were.
      A<box> First it goes here, and then it goes there. A box has time for both. Pushing together is loud and slow. It is also quite funny, because boxes squeak.
      A<sheet> Corner to corner, the sheet gets small. Two people did that together. A sheet can go up and down a lot of times. Then it lies there and has no more folds to make.
      A<sheet> Up and down it went, and nobody let go. Together is a good way to do big things. The corners are flat again. Whoosh, that was it.
      A<bricks> In the end there may be a road round a tower. Nobody had that plan at first. It came when they played together. The heap of bricks is all used up.
    `),
    '6-7': script(`
      D<ants> Ants can carry a crumb together that is far too big for one. {Name} may have seen them on a path. At first some of them pull this way, and some pull that way. The crumb turns round and round. After a while most of them pull the same way. Then it moves, and it moves quite fast.
      D<ants> One ant with a big crumb is soon stuck. Ten ants together can take it home. If {Name looks} closely, they do not start well. Each one pulls where it stands, and the crumb stays. It does not mean that one of them is wrong. They only pull in ten directions.
      D<bricks> There may be a plan in {his} head for one heap of bricks. When two people build together, there are two plans in two heads. Nobody can see into the other one. So one begins a tower, and the other begins a road. Soon both of them need the same brick. That is when it gets loud.
      D<bricks> A heap of bricks can be anything. With {mate} and {Name} together, it is soon two things. The tower needs the long bricks, and so does the road. Both plans are good ones. They have just not been told to each other. Plans are quiet as long as they are in heads.
      D<sheet> A big sheet is hard to fold with two hands. When {Name does} it together with {mate}, there are more. Each one takes two corners. If one is fast and one is slow, it hangs on the floor. If they walk at the same speed, the corners meet. So they watch each other more than the sheet.
      D<pass> When the ball comes to {Name}, it is nice to keep it. The others would like it too. A team has many feet, and a pass is faster than all of them. It is hard to let go of a ball. It may not come back.
      D<pass> In a team, most players have no ball at all. {Name} may run for ten minutes and touch it twice. So when it comes, it is hard to give away. A pass is quick, and the others can see who made it.
      P {mate} may have a good idea and not say it. Some people wait to be asked. It can take only one question to hear it.
      P Somebody with a strong plan may sound loud. Often that person only wants it to be good. From the other side it is hard to tell.
      P People do more for a job that they had a say in. Nobody likes to be just a pair of hands. That is so for grown-ups at work, too.
      P Grown-ups hold long meetings because each has another plan. They drink coffee and talk. In the end they often mix two of them.
      P<pass> The others run into free spaces and wave. When the ball does not come, they stop waving.
      P<pass> Coaches see who looks up. It pleases them more than a trick.
      Q When the others want it another way, {Name} may feel ____. There may be more than one word.
      Q When {mate} changes the plan, {his} tummy may feel ____.
      Q When it works with two, {Name} may feel ____.
      Q<pass> With the ball close by, {Name} may feel ____.
      Q<pass> When somebody else scores, {Name} may feel ____. It may be two things.
      H {helper} can ask for both plans before anyone begins. ~ It helps because plans cannot be seen.
      H {helper} can draw the job and cut it into parts. ~ It is easier when each person has one.
      H {helper} can stay near and let them sort it out. ~ Many plans get mixed without help.
      H<helper> {helper} can do a job with {Name} that needs two. ~ A big sheet is good for that.
      H<adult> {helper} can keep some time for {adult} afterwards. ~ Working with others is hard work.
      H<adult> {helper} can help when it gets loud. ~ A good start is {adult}.
      H<pass> {helper} can count passes and not goals for once. ~ What gets counted gets noticed.
      H<pass> {helper} can play a game with three touches and then a pass. ~ Feet learn it faster than heads.
      T {he} can tell one plan and then ask for another one. ~ Then both can be heard.
      T {he} can offer a part and say, "Would you like this bit?" ~ People like to have a bit of their own.
      T {he} can try the other plan for five minutes. ~ After that, both know more.
      T<comforter> {he} can tell the plan to {comforter} first. ~ It is shorter the second time.
      T<quiet> {he} can spend some time {quiet} before it starts. ~ It is easier to listen with a calm body.
      T<doing> {he} can try {doing} when it gets loud. ~ It has helped with other hard things.
      T<pass> {he} can look up once before doing anything with the ball. ~ There may be somebody free.
      T<pass> {he} can call a name and pass to it. ~ A ball likes to know where it is going.
      C<ants> {he} can think, "Which way are the ants pulling?"
      C<ants> {he} can say, "Let us all pull the same way."
      C<bricks> {he} can ask, "Tower or road, or both?"
      C<bricks> {he} can think, "That brick has two plans."
      C<sheet> {he} can say, "Your corner, my corner, same speed."
      C<topic> When it gets loud, {he} can think about {topic}.
      C<pass> {he} can think, "Up go my eyes, and then the ball."
      A<ants> The crumb gets to the nest in the end. It does not matter who pulled in front. Together the ants made some turns that nobody had planned. That is how ten of them find one way.
      A<ants> It looks messy when ants work together, and it is. They let go, walk round and try from the other side. Nobody is the boss of the crumb. It gets home all the same.
      A<bricks> A tower can have a road that goes up to its door. Nobody had that plan alone. It only came because two plans were told. Together they needed every brick in the heap.
      A<bricks> Some days it is a tower first and a road next. Some days the two do not fit together, and each builds alone. That is all right too. The heap is there again tomorrow, with room for a new plan.
      A<sheet> The sheet is small now, and the edges nearly fit. One person alone would still be looking for a corner. Folding together is a bit like a dance. It goes to the middle, back, and to the middle again.
      A<pass> The ball went from one to the next, and it came back. Or it went in, off somebody else. In a team, a good pass is half of a goal. It does not stand on the board, and the others know it.
      D<unpassed> In a team game somebody is free and holds up a hand. Then the ball goes to another player. {Name} may know that, from more than one game. The one with the ball looks for a face that is known. It is not fair, and a team is slower for it.
      P<unpassed> Players with a ball at their feet see very little. They often play to the same one without thinking.
      P<unpassed> Coaches can see it from the side. Some only see it when they are told.
      Q<unpassed> In the free spot with a hand up, {Name} may feel ____.
      H<unpassed> {helper} can tell the coach what it looks like. ~ Coaches can change a game.
      H<unpassed> {helper} can play passes with {him} in the park.
      T<unpassed> {he} can call one short word, such as "Here!"
      T<unpassed> {he} can agree on passes with one player before the game.
      C<unpassed> {he} can think, "I am free, and I can call."
      A<unpassed> A pass takes one second, and it needs two people. One of them looked up today, or will on another day. A team is glad of a player in a free spot. Somebody on the side has seen it.
      D<relay> In a team, people are not all fast at the same thing. {Name} may think of all that others can do better. But a team is put together out of different parts. Without one of them there is a hole. To be there is the first thing a team needs.
      P<relay> The others think mostly about their own part. Each of them is afraid to be the one who drops it.
      P<relay> Some people in a team are fast, and some are calm. Some are good at cheering. A team can use all of that.
      Q<relay> Before it starts, {Name} may feel ____. It may be in the legs.
      H<relay> {helper} can ask how the team sees it. ~ It is often kinder than a worry says.
      H<relay> {helper} can practise one small bit with {Name}. ~ One bit can get better in a week.
      T<relay> {he} can say to one person in the team, "I am a bit worried." ~ Most likely, somebody else is too.
      T<relay> {he} can choose one thing to do well, such as the start. ~ One thing is enough to think of.
      C<relay> {he} can think, "This is my part, and it is part of it all."
      A<relay> A team does a thing together. Afterwards nobody can take the parts out again. {his} part is in there. It was run, or played, or built, at the speed it had. The team was whole.
    `),
    '8-10': script(`
      D<arch> An arch of stone is built together, from two sides at once. If {Name has} ever walked through one, it may have been hundreds of years old. While it is being built, neither side can stand without a wooden frame below it. Then the last stone goes in at the top, and both sides lean against each other. From that moment they hold together, often with nothing to glue them. Each half keeps the other from falling.
      D<arch> Half an arch is a heap of stones. {Name} may have noticed that plans are a little like that, when two people want to make something together. Each has one side of it, and each side looks finished to the person who thought of it. In a real arch, it takes one more stone at the top. It touches both sides and belongs to neither. After that, the whole thing can carry a street.
      D<crew> In a rowing boat with eight people, nobody can be fast alone. In a boat like that, {Name} may find that strong arms are of little use on their own. The blades go in together and come out together. One that is early slows the boat down, however hard it pulls. The rowers even face backwards. Only the cox can see where they are going, and the cox does not row.
      D<crew> Eight rowers sit in a boat together and look the wrong way. {Name} may think that this is an odd plan, and it works. They cannot see the finish, so they go by the back in front of them. All the blades go in at one moment. Somebody who pulls harder, but too early, makes the boat slower. In a crew, being on time beats being strong.
      D<rope> More than a hundred years ago, somebody measured how hard people pull on a rope. If {Name had} been there, the result might have been a surprise. When people pulled together, each of them pulled less than alone. Part of it was that they did not pull at exactly the same moment. The other part was that nobody could see who did what. None of them thought of it as cheating.
      D<pass> A ball that is passed travels about three times as fast as the best runner. That is the whole secret of team games. With the ball at {his} feet, though, {Name} may see only the goal and a gap. Looking up takes half a second, and in that half-second somebody may take the ball away. Players learn to look before the ball arrives.
      D<pass> In a team of eleven, each player has the ball for about two minutes in a whole match. {Name} may want to make something of those minutes. It is understandable, and the other ten think the same. What people do in the remaining time is most of the game: they run to where a pass could go.
      P Somebody who takes charge may be worried that it will go wrong. It can sound like giving orders. A question often gets a calmer answer than a complaint.
      P Somebody who says nothing in a group is not necessarily without ideas. Some people think first and speak later, and by then the plan has been made. They may be the ones who saw the mistake.
      P Teachers like group work because people learn to explain things. They also know that it is often noisy and seldom fair. Most of them would like to hear about it early.
      P Two people can want the same result and fight about the way to it. From outside it is almost funny. From inside it is not clear at all that they agree.
      P<helper> {helper loves} {Name}, with a plan or without one. {helper may} know from work what it is like when four people want to steer.
      P<pass> Team mates who wait for a pass and do not get it stop running after a while. It does not mean that they are lazy. They have learnt what to expect.
      P<pass> Coaches hear the crowd cheer for goals. They themselves write down who gave the last pass. Both lists exist, and they choose by the second.
      Q When the others choose another plan, {Name} might feel ____. It can be more than one thing at a time.
      Q When somebody takes over, {Name} might notice ____. It may be in the jaw, the hands or the stomach.
      Q When the work is not shared equally, {Name} may feel ____. After a talk it may be a different word.
      Q<pass> With a free player on the left and the goal ahead, {Name} might feel ____.
      Q<pass> After a pass that worked, {Name} might feel ____.
      H {helper} can listen to what went wrong and ask what the others might say. ~ There are as many stories as people, and it helps to hear two.
      H {helper} can help to split the job into parts with a name on each. ~ It is easier to do a part that can be seen.
      H {helper} can stay out of it for the first ten minutes. ~ Groups often find their own way, because they want to begin.
      H<helper> {helper} can talk about a team that did not work, and why. ~ Most adults have been in one.
      H<adult> {helper} can make time for {adult} afterwards. ~ Other people are tiring, even nice ones.
      H<pass> {helper} can ask about the best pass of the match instead of the score. ~ It is a question that changes what one sees.
      H<pass> {helper} can watch for the runs without a ball and mention one. ~ Nobody else does.
      T {he} can say one idea and then ask, "What would you change?" ~ It is easier to like a plan with something of one's own in it.
      T {he} can offer to do one part completely. ~ Then there is less to argue about.
      T {he} can suggest that everybody writes down an idea first. ~ That way the quiet ones are in it too.
      T<comforter> {he} can tell the plan to {comforter} first. ~ What is clear aloud is clear to others.
      T<quiet> {he} can spend half an hour {quiet} before it starts. ~ It is easier to listen after that.
      T<activity> {he} can spend half an hour {activity} before it starts. ~ A body that has moved can sit and listen.
      T<doing> {he} can try {doing} when it gets loud. ~ A calm voice gets a better hearing.
      T<pass> {he} can try a match with two touches and then a pass. ~ It feels like giving something away, until it comes back.
      T<pass> {he} can ask the coach for a game in which every goal needs three passes first. ~ It changes what people look at.
      C<arch> {he} can think, "Which stone touches both sides?"
      C<arch> {he} can ask, "I have half an arch. Who has the other half?"
      C<crew> {he} can think, "On time beats strong."
      C<crew> {he} can think, "Blades in when they all go in."
      C<rope> {he} can ask, "Who has which bit of the rope?"
      C<topic> When it gets loud, {he} can think about {topic} for a moment.
      C<pass> {he} can think, "Look up before it comes."
      A<arch> When an arch is done, it stays up by itself. It is a strange thing to look at, because every stone in it would fall if it were alone. Together they have no choice but to hold. People have walked under some of them for two thousand years.
      A<arch> Not every pair of plans makes an arch. Some of them belong to two separate buildings, and that can be found out by talking. When they do fit together, nobody can say later which half was more important. The stone at the top is usually quite a small one.
      A<crew> A boat like that leaves eight small whirls in the water, all at the same distance. When it works, rowers say that it gets quiet. They are in it together, and no single one of them could have made it go like that. The cox still sees the most.
      A<crew> It can take a crew weeks to row together as one. Before that, there is a lot of splashing, and somebody usually gets wet. Nobody rows well with seven others on the first day. They all start by looking at the back in front.
      A<rope> Later on, other people did the test again and found something useful. When everyone's part could be seen, people pulled harder. So it is good to know who does what. Pulling together is easier when no one gets lost in the middle of the rope.
      A<pass> Somebody else scored, and the pass came from {Name}. The cheering goes to one person, and the arm goes round another. Teams know who made it possible. The ball comes to such people rather often after that.
      D<unpassed> The hardest run in a team game is the one that nobody rewards. {Name} may be in space with an arm up and see the ball go elsewhere. Players pass to those they know, and habits of that kind can shut out a whole person. It is unfair, and it is poor tactics as well. Two defenders are glad of it each time.
      P<unpassed> Hardly anybody decides on it. Each of them passes to a friend once or twice, and the sum of it is a wall.
      P<unpassed> A coach can break such a habit in ten minutes, with a rule that everybody touches the ball. Most of them need to hear of it first.
      Q<unpassed> After another run for nothing, {Name} might feel ____.
      H<unpassed> {helper} can write down for one match who gets the ball from whom. ~ Numbers are hard to argue with.
      H<unpassed> {helper} can talk to the coach, if {he} would like that. ~ It is the coach's job to make a team out of it.
      T<unpassed> {he} can ask one player to be a partner, for passes in both directions.
      T<unpassed> {he} can tell the coach in one sentence what happens. ~ It is information and not a complaint.
      C<unpassed> {he} can think, "The run was right. The pass was missing."
      A<unpassed> A team that uses all its players has more ways to the goal than one that uses half of them. Somebody knows that now and can do something about it. The runs were right all along. One pass is enough for a start, and it needs two people who have looked at each other.
      D<relay> Teams are seldom made of equals. In almost every one, together with the quick ones, there is somebody who thinks, "It will be because of me." {Name} may know that thought. It does its sums in an odd way, because it counts one person's mistakes and leaves out the rest. Matches and races are lost in many ways, and hardly one of them by a single person.
      D<relay> Nobody joins a team in order to let the others down. {Name} may still think about it a good deal. What a team needs together is somebody for each place, at the right time, who has practised with the others. That can be learnt. Being the best at it cannot, for most people.
      P<relay> Team mates tend to be angry about people who do not turn up, or do not try. Somebody who tries and is slow belongs to another category, and they can tell.
      P<relay> Each of the others has a worry of the same sort, with another subject. They do not bring it up either.
      Q<relay> Before it begins, {Name} might notice ____. It may be in the knees or the stomach.
      H<relay> {helper} can ask the trainer or teacher what this place in the team is for. ~ They have usually thought about it.
      H<relay> {helper} can be told how it went, with the bad part left in. ~ It gets lighter when it has been said.
      T<relay> {he} can practise one small part of it with somebody from the team. ~ One part can get better in a week.
      T<relay> {he} can tell one person in the team about the worry. ~ It often turns out that there are two.
      C<relay> {he} can think, "One part of it is mine, and only one."
      A<relay> In the end there is one result, and it belongs to all of them together. It cannot be divided into whose fault and whose merit, though people try. A team with a gap would not have started at all. {his} place in it was filled by somebody who came.
    `),
    '11+': script(`
      D<rope> More than a hundred years ago a French engineer called Ringelmann measured how hard people pull on a rope. Anyone who has done a group project, as {Name} may have, could have told him what he found. Pulling together, each person pulled less than alone. Partly they missed the moment, and partly nobody could see who was doing what. They had not decided to do less. It happens almost by itself when the effort of one person disappears into the sum.
      D<rope> In a team of four, somebody often does half the work, and somebody else is said to have done the layout. {Name} may have been either of these. Such teams have been studied since an engineer put people on a rope and found that each pulled less when others were pulling too. The effect has even got a name. It gets weaker as soon as people know which part is theirs, and that others can see it.
      D<crew> Eight rowers and a cox go down a river together, and only one of them is facing forwards. {Name} may have met teams like that on dry land. In a boat the arrangement works, because everyone has agreed on it. The rowers supply the power and trust the one who steers, and the one who steers does not touch an oar. A rower who is stronger than the rest but out of time will slow them all down.
      D<crew> People who are good at something often find teams slow, and {Name} may know what that is like. Rowing together is an extreme case of it. In an eight, the best pair of arms waits for the eighth best, since a blade that goes in early works against the boat. What looks like strength from the bank is mostly timing. It is said to be dull to learn and hard to forget.
      D<arch> An arch consists of two halves that would each fall down if left alone, and together they carry a road. {Name} may see in that a fair description of some projects. While it is being built, a wooden frame holds up both sides. Then the keystone goes in at the top, where it touches both and belongs to neither. From then on, every push from the left is answered by one from the right. Disagreement, in an arch, is what keeps it standing.
      P The person who takes over may be convinced that otherwise nothing would get done. In some groups that is even correct. It is seldom pleasant from inside either, although it may look like enjoyment.
      P The one who contributes nothing may have been overruled twice in the first five minutes. Withdrawing is a common answer to that. From outside it looks like doing nothing, and it is sometimes a complaint.
      P Teachers set group work to practise exactly what is going wrong in it. That is a poor comfort at nine in the evening with three slides missing. Most of them can tell who did what, and an honest word early helps them to.
      P Groups tend to talk longest about what everybody already knows. The useful piece is often held by one person, who assumes that the others have it too. Asking round the table sounds too simple, and it works because of that.
      P<helper> {helper loves} {Name}, and that does not depend on how a project goes. {helper may} have spent part of the week in meetings where everybody talked and nothing moved.
      Q When the group goes with another idea, {Name} might feel ____. Relief and irritation can share a chair.
      Q When most of the work lands in one place, {Name} might notice ____. It may be in the neck before it is a thought.
      Q After speaking up in the group, {Name} may feel ____. It is possible to be right and still be uncomfortable.
      H {helper} can listen to the whole complaint before asking what the others would say. ~ It helps to be heard first, because fairness takes a free head.
      H {helper} can help to turn a large task into parts with a name and a date. ~ That is dull, and it prevents most of the arguments.
      H {helper} can leave the contact with the school to {Name}, and step in when asked. ~ It is easier to speak up with somebody in reserve.
      H<helper> {helper} can describe the worst team from earlier years and what might have saved it. ~ Every adult has a candidate.
      H<adult> {helper} can suggest {adult} once the group has gone home. ~ Cooperation uses up a good deal of patience.
      T {he} can ask the group who does which part by when, and write it down. ~ A list accuses nobody, and everyone can see it.
      T {he} can suggest five minutes in which each person writes down ideas alone. ~ Groups usually get more and better ones that way.
      T {he} can give up one point and hold on to one that matters. ~ People listen differently to somebody who has moved.
      T<comforter> {he} can sit down with {comforter} before writing to the group. ~ The first version is usually too long.
      T<quiet> {he} can spend half an hour {quiet} before the meeting. ~ It is easier to listen with something left in reserve.
      T<activity> {he} can spend half an hour {activity} before the meeting. ~ A body that has moved argues less.
      T<doing> {he} can try {doing} before answering the group. ~ Calm messages get read to the end.
      C<rope> {he} can think, "Which part of the rope is mine?"
      C<rope> {he} can ask, "Can everyone see who is pulling what?"
      C<crew> {he} can think, "Early is also out of time."
      C<crew> {he} can think, "Who is facing forwards in this boat?"
      C<arch> {he} can think, "Pushing back may be what holds it up."
      C<topic> When the meeting gets long, {he} can think about {topic} for a minute.
      A<rope> The rope experiment was repeated many times, and one detail is encouraging. Once each person's pull was measured and shown, much of the loss disappeared. People do not mind working together as much as they mind being invisible. A list with names on it is not a romantic idea, but it pulls quite well.
      A<rope> No team is fair all the way through, and some projects are simply survived. It still makes a difference that somebody asked early who would do what. Next time it may be easier to choose whom to work together with. The rope, at any rate, does not pull itself.
      A<crew> Nobody in an eight is asked to be less strong than they are. They are asked to be strong together with the others, which is a different skill and takes longer. Some people love it and some prefer a boat for one. Both are found on the same river.
      A<crew> Once in a while a team falls into step, and then the work gets oddly quiet. Rowers have a word for that and talk about it for years. It cannot be ordered. It is made of many dull mornings together, and of one person who watches where they are going.
      A<arch> When the frame is taken away, an arch settles a little and then stays. Some of them have carried traffic for two thousand years. The halves have not come to agree in that time. They have been leaning against each other, together, from opposite sides.
      D<unpassed> Every team has a map of who passes to whom, although nobody draws it. If it were drawn, {Name} might be a dot with a good position and hardly any lines. That says little about the dot. Players under pressure choose what is familiar, and familiar means friends. The opponents, meanwhile, can safely leave one person unmarked.
      P<unpassed> It is rarely a plot. It becomes one only if it has been pointed out and goes on.
      P<unpassed> Coaches watch the ball, as everyone does. Somebody who asks for an analysis of passes will usually get a surprised one.
      Q<unpassed> Free on the far side, once again, {Name} might feel ____.
      H<unpassed> {helper} can film ten minutes of a match. ~ Pictures settle in a minute what words do not.
      H<unpassed> {helper} can go along to talk to the coach, or stay out of it. ~ Both are help.
      T<unpassed> {he} can take it up with the coach as a question of tactics. ~ It is easier to discuss than fairness, and it leads to the same place.
      T<unpassed> {he} can work on one connection first, with one player, in training.
      C<unpassed> {he} can think, "Good position. Missing line."
      A<unpassed> One line on the map is a beginning, and it runs in both directions. Whether the others follow is partly up to a team and partly up to whoever is in charge of it. The runs were worth making in any case. They are what a good player does while waiting to be seen.
      D<relay> The fear of letting a team down is found in nearly every member of it. {Name} may know how personal it can get. The mind then keeps a private table of seconds lost, which no one else is keeping. Those who select teams look at more than speed: who turns up, who hands over cleanly, who stays calm when something goes wrong. All of that decides more results than people think.
      P<relay> Team mates forgive slowness much more readily than they forgive absence or sulking. Hardly anyone says so, since it seems too obvious to mention.
      P<relay> The quickest person in the team has the same fear with the sign reversed. If it goes wrong there, everyone will have expected otherwise.
      Q<relay> In the hour before, {Name} might notice ____. Bodies prepare for things that matter in much the same way as for danger.
      H<relay> {helper} can listen without answering, "You will be fine." ~ A worry that is waved away comes back later.
      H<relay> {helper} can suggest asking the coach directly what is wanted in that place. ~ The answer tends to be concrete.
      T<relay> {he} can work on one thing that does not depend on talent, such as the change-over. ~ It is where most teams lose time.
      T<relay> {he} can say it aloud to the team once, briefly. ~ It usually ends the private table.
      C<relay> {he} can think, "One part, done as well as it can be today."
      A<relay> Results are put down to individuals afterwards, mostly by people who were not in the team. Those who were know that it came about together, the good minutes and the bad ones. It is possible to contribute less speed and no less of anything else. The place was filled, and that is what made it a team.
    `),
  },
};

/**
 * Teamwork: doing a thing together, so that it need not go one way. Having a plan of one's own is told as something good
 * that meets another plan; nobody is called bossy.
 */
export const teamwork: Frame = withScenes(own, circleTime, rulesAsTheyAre, alwaysInGoal, onePairOfHands);
