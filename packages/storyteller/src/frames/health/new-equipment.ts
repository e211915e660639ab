import { staredAt } from './stared-at.ts';
import { walkerThatGoes } from './walker-that-goes.ts';
import { itRubs } from './mending/it-rubs.ts';
import { myChair } from './mending/my-chair.ts';
import { hoursOfWearing } from './hours-of-wearing.ts';
import { script, type Frame } from '../../frame.ts';
import { firstGoOnIt } from '../home/first-go-on-it.ts';
import { withScenes } from '../scene.ts';

/** A new wheelchair, walker, splint or frame: how it moves, whose it is, and other people's hands and questions. */
const own: Frame = {
  id: 'new-equipment',
  name: 'A new wheelchair, walker or splint',
  says: [
    'getting her first wheelchair',
    'new power chair',
    'walker arrives next week',
    'does not want to use his walking frame',
    'embarrassed about the wheelchair at school',
    'splints every night',
    'AFOs hurt and kids stare',
    'new standing frame',
    'people push her wheelchair without asking',
    'outgrown his old chair and hates the new one',
    'prosthetic leg fitting',
    'orthotics in school shoes',
    'wheelchair user starting new chair',
    'strangers ask what is wrong with her',
    'leg braces for my 4 year old',
    'electric wheelchair training',
    'needs a buggy for longer walks at 7 and is ashamed',
    'kaye walker',
    'back brace for scoliosis',
    'helmet for seizures and people look',
    'wheel chair is coming on thursday',
    'rollator',
    'adaptive equipment',
    'refuses her walking sticks',
  ],
  claims: {
    strong: [
      'on her walker',
      'on his walker',
      'with her walker',
      'with his walker',
      'questions about his wheelchair',
      'questions about her wheelchair',
      'wheelchair and children',
      'wheelchair and other children',
      'wheelchair and kids',
      'ask about his wheelchair',
      'ask about her wheelchair',
      'cpap',
      'halo brace',
      'neck brace',
      'halo vest',
      'new wheelchair',
      'first wheelchair',
      'her wheelchair',
      'his wheelchair',
      'their wheelchair',
      'about wheelchair',
      'get wheelchair',
      'power chair',
      'powerchair',
      'electric wheelchair',
      'wheel chair',
      'walker',
      'walking frame',
      'rollator',
      'splint',
      'afo',
      'afos',
      'orthotic',
      'orthotics',
      'standing frame',
      'prosthetic leg',
      'prosthesis',
      'leg brace',
      'back brace',
      'scoliosis brace',
      'brace for scoliosis',
      'has scoliosis',
      'walking stick',
      'mobility',
      'her wheelchair is coming',
      'splints',
      'orthosis',
      'brace for his back',
      'walking aid',
      'gait trainer',
      'prosthetic',
      'helmet for his head',
      'adaptive chair',
      'adaptive equipment',
      'special buggy',
      'disability buggy',
      'adapted buggy',
      'special chair',
      'new chair for',
    ],
    cues: ['wheelchair', 'frame', 'brace', 'stare', 'disabled'],
    not: [
      'dog walker',
      'baby walker',
      'sports equipment',
      'classmate in a wheelchair',
      'friend in a wheelchair',
      'girl in a wheelchair',
      'boy in a wheelchair',
      'man in a wheelchair',
      'woman in a wheelchair',
    ],
  },
  topicWords: ['walker', 'chair', 'wheel', 'frame', 'splint', 'equipment', 'fit', 'move'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Equipment is fitted to one body: it is measured, tried and changed, and measured again as a child grows.',
    'New equipment can press, rub or feel odd; a therapist or technician can change it. Pressing marks that stay are told to a grown-up.',
    'A wheelchair or frame belongs to its user’s own space; touching or pushing it without asking is like touching a body.',
    'Using equipment on some days and not on others is common and no pretence.',
    'Equipment saves strength for other things.',
    'People look at what is new to them; a short answer, or none, is enough. Nobody owes strangers an explanation.',
    'In 1933 the engineer Harry Jennings built a folding steel wheelchair for his friend Herbert Everest, who had been injured in a mine.',
    'In Nuremberg in 1655 the young clockmaker Stephan Farffler, who could not walk, built himself a chair with wheels driven by hand cranks.',
    'Learning to steer takes practice for everyone, as with bicycles.',
  ],
  threads: {
    try: 'one small try at a time',
    fit: 'a tape measure and a thing that fits one person',
    paint: 'a colour and a name on it',
    space: 'the space around a person, with the equipment in it',
    clock: 'a young clockmaker who built a chair with cranks',
    strength: 'strength, like coins, and what to spend it on',
    ask: 'the question that strangers ask',
    pace: 'the speed of a group, and who goes next to whom',
  },
  threadCues: {
    pace: /\b(?:slow(?:s|er|ing|est)?|left behind|at the back|(?:always|comes?|is) last|behind the (?:others|class|rest)|keep(?:s|ing)? up|too fast for|wants? to run|run (?:like|with|around with|about with|as)|running (?:like|with)|(?:walks?|go|goes) too fast)\b/i,
    space:
      /\b(?:touch\w*|knock(?:s|ed|ing)? on|(?<!\b(?:being|been) )push(?:es|ed|ing)|grab\w*|lean\w*|(?:play|climb)\w* on|without asking|move (?:it|him|her))\b/,
    clock:
      /^(?!.*\b(?:touch\w*|push(?:es|ed|ing)|grab\w*|lean\w*|(?:play|climb)\w* on|without asking|move (?:it|him|her)|star(?:e|es|ed|ing)|embarrass\w*|ashamed)\b).*\b(?:wheel ?chairs?|power ?chairs?|chairs?|wheels?|trike)\b/,
    strength:
      /^(?!.*\b(?:touch\w*|push(?:es|ed|ing)|grab\w*|lean\w*|(?:play|climb)\w* on|without asking|move (?:it|him|her)|star(?:e|es|ed|ing)|embarrass\w*|ashamed)\b).*\b(?:wheel ?chairs?|power ?chairs?|walkers?|rollator|crutch\w*|frame|buggy|trike|scooter|tir\w+|energy|strength|fatigue)\b/,
    ask: /\b(?:brace|corset|splints?|afos?|orthotics?|orthosis|helmet|prosthe\w+|leg|star(?:e|es|ed|ing)|(?<!without )ask\w*|embarrass\w*)\b/,
    fit: /\b(?:brace|corset|splints?|afos?|orthotics?|orthosis|helmet|prosthe\w+|shoes?|rubs?|press\w*)\b/,
  },
  onlyWhenSaid: ['pace', 'space'],
  tellsAlone: ['space', 'pace'],
  roles: {
    equipment: {
      fallback: { text: 'the new thing' },
      cues: [
        { match: /\b(?:wheel ?chair|power ?chair)\b/i, phrase: { text: 'the wheelchair' } },
        { match: /\bwalk(?:er|ing frame)\b|\brollator\b/i, phrase: { text: 'the walker' } },
        { match: /\bstanding frame\b/i, phrase: { text: 'the standing frame' } },
        { match: /\bback brace\b|\bscoliosis\b/i, phrase: { text: 'the brace' } },
        { match: /\bhelmet\b/i, phrase: { text: 'the helmet' } },
        { match: /\b(?:white |long )?cane\b/i, phrase: { text: 'the cane' } },
        { match: /\bbuggy\b/i, phrase: { text: 'the buggy' } },
        { match: /\b(?:brace|corset)\b/i, phrase: { text: 'the brace' } },
        { match: /\bsplints?\b|\bafos?\b|\borthotics?\b/i, phrase: { text: 'the splint' } },
        { match: /\bprosthe\w+/i, phrase: { text: 'the new leg' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'What Is That?', thread: 'ask' },
      { text: 'One Small Try', thread: 'try' },
      { text: 'It Fits Just One', thread: 'fit' },
      { text: 'Big, Small, Fit', thread: 'fit' },
      { text: 'What Colour Is It?', thread: 'paint' },
      { text: 'Ask First, Please', thread: 'space' },
      { text: 'Next to You', thread: 'pace' },
      { text: '{name} and What Fits' },
      { text: 'New and a Bit Odd' },
    ],
    older: [
      { text: 'It Fits Just One', thread: 'fit' },
      { text: 'Measured for One Person', thread: 'fit' },
      { text: 'The Space Around a Person', thread: 'space' },
      { text: 'The Speed of a Group', thread: 'pace' },
      { text: 'A Clockmaker on Wheels', thread: 'clock' },
      { text: 'Nuremberg, 1655', thread: 'clock' },
      { text: 'Ten Coins a Day', thread: 'strength' },
      { text: 'What Strength Is For', thread: 'strength' },
      { text: 'Look, Ask, Play', thread: 'ask' },
      { text: 'One Short Answer', thread: 'ask' },
      { text: '{name} and What Fits' },
    ],
  },
  benefits: [
    'Treats new equipment as something made for one body, which can be changed until it fits.',
    'Says that it belongs to one person, and leaves other people to ask.',
    'Keeps room for mixed feelings about something new.',
  ],
  talk: {
    young: [
      'Who is the new thing for?',
      'How does it feel: hard, quick, odd or something else?',
      'Shall we find a place for a sticker on it?',
    ],
    older: [
      'What did the story say about other people and the new thing?',
      'Which word went into the blank, and is it about the thing or about other people?',
      'Shall we make up a short answer for people who ask?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'point',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['wheel', 'ribbon'],
  },
  text: {
    '2-3': script(`
      D<fit> Here is {equipment}. Will it fit {Name}? It is too big. Turn, turn! Now it can fit.
      D<fit> Here is a thing to fit {Name}. It is {equipment}. It is a bit hard. It is a bit odd. It can fit just one.
      D<paint> Tap, tap! It is {equipment}. It can move along with {Name}. What colour is it? It is a good one.
      D<try> One try today. {Name} can see how it moves. A small try is good. Then it can rest.
      P People look at new things. They want to know.
      P Grown-ups want it to fit. They look and look.
      P Friends want a turn. They can ask first.
      Q With the new thing, {Name} may feel ____.
      Q When people look, {Name} may feel ____.
      Q After a try, {Name} may feel ____.
      H {helper} can make it fit.
      H {helper} can go slowly.
      H {helper} can help it sit well.
      H<helper> {helper} can come along.
      H<adult> {helper} can try {adult}.
      T {he} can say, "It hurts here."
      T {he} can pick a sticker.
      T {he} can have a rest from it.
      T<comforter> {he} can take {comforter} along.
      T<doing> {he} can try {doing}.
      C<fit> {he} can say, "It can fit just me."
      C<fit> {he} can say, "New and odd and mine."
      C<paint> {he} can say, "Hello, new thing."
      C<topic> {he} can think about {topic}.
      C<try> {he} can say, "One small try."
      A<fit> Turn, turn, and it can fit. It is for one child. It is for {Name}. Off to the door!
      A<fit> New things are odd. Then they are not so new. It can fit just one. Hello, {Name}!
      A<paint> It has a place. It keeps its colour. It can move along again. Bye-bye, new thing.
      A<paint> Tap, tap! It came along. It has a good colour. It can move along again.
      A<try> One try, and then a rest. Next time it is not so new. It can move a bit more. Bye-bye, new thing.
    `),
    '4-5': script(`
      D<fit> A tape can measure how long things are. Somebody took a tape and measured {Name}. Then they made a thing to fit just one body. It may press here or there at the start. So it gets turned and bent until the fit is right.
      D<paint> The new thing came, and it was all clean. It is made to fit {Name}. It has a colour. There is room on it for a sticker or a ribbon. With those, it looks less new.
      D<space> Each body has some space around it. The things that fit a body are in that space too. {hers} is there with {him}. So nobody pushes or pulls it without asking. That is a rule, as it is with hands and hair.
      P Friends may want to try it out. It looks like fun. They may not know yet that they can ask.
      P People on the street look at new things. They look at dogs with hats too.
      P The one who fits it wants it to be right. They like to hear where it rubs.
      Q With the new thing, {Name} may feel ____.
      Q When people look, {Name} may feel ____.
      Q When it is put away, {his} body may feel ____.
      H {helper} can ask for a change if it rubs. ~ There are people with the right tools.
      H {helper} can keep the first go short. ~ Short is good for a start.
      H {helper} can tell others what it is for. ~ Then they know.
      H<helper> {helper} can go along on the first trip. ~ Two can find the bumps.
      H<adult> {helper} can help with the new thing. ~ What has helped before is {adult}.
      T {he} can choose a sticker for it.
      T {he} can show where it rubs.
      T {he} can choose where to try it first.
      T<comforter> {he} can give {comforter} a ride or a try.
      T<doing> {he} can try {doing} when it feels odd.
      C<fit> {he} can think, "Made for me, and for nobody else."
      C<fit> {he} can say, "A bit more here, please."
      C<paint> {he} can say, "That is my colour."
      C<space> {he} can say, "My space. You can ask me."
      C<topic> {he} can set off and think about {topic}.
      A<fit> Now it is a good fit, for today. Bodies grow, so the tape will come again. Nobody else in town has just the same. It was made from one list of numbers.
      A<fit> The tape is rolled up, and the tools are in the box. It fits, from here to there. If it rubs one day, they all come out again. A good fit is worth some turning.
      A<paint> There it is, with its sticker. It is not so clean any more, because it has been used. Things that help a body move or stand get marks. That is how they look when they are used.
      A<paint> It has its place at home, and it keeps its colour. People can see whose it is. It did a lot today, for a new thing. Now it is a bit less new, and it can fit.
      A<space> The rule is a good one. A hand can wave, and a mouth can ask. The space is {hers}, wheels or straps and all. It can move along wherever it is good to go.
      A<space> Somebody asked first today, or somebody may tomorrow. That is how it is meant to be. The space can move through doors and round corners. It is {hers}, all the way round.
      P<space> Some children like to push. They think that it is a game. They can be told.
      P<space> Grown-ups forget to ask, too. They want to be quick.
      Q<space> When somebody pushes without asking, {Name} may feel ____.
      H<space> {helper} can say the rule out loud. ~ Some need to hear it.
      T<space> {he} can hold up a flat hand for "stop".
      D<ask> People look at what is new to them. {Name} comes along with {equipment}, made to fit one body. Others may look or ask. "What is that?" they say. It is a short question. A short answer fits, or no answer at all.
      C<ask> {he} can say, "It helps me. Do you want to play?"
      A<ask> The looking is over soon, and a game takes much longer. Now they have seen it, and they know. It is made to fit one body. The next question may be "Who is it?"
      D<pace> Some legs are fast, and some wheels are slow. With {equipment}, {Name} has a speed of {his} own. A group has one speed too. It can go fast and leave some behind. Or it can move so that all fit in.
      P<pace> Grown-ups like a long line to stay in one piece. So they put a helper at the end of it. They may not think of who goes next to whom.
      Q<pace> When the others are far in front, {Name} may feel ____.
      H<pace> {helper} can ask for a friend at the same speed. ~ Two make it a group.
      T<pace> {he} can choose a place in the line before it starts.
      C<pace> {he} can say, "I go here, next to you."
      A<pace> A line has a front and a middle as well. A group can move at a speed that is good for all. Then they get there, and it is the same gate for everyone.
    `),
    '6-7': script(`
      D<fit> Shoes come in sizes, but some things come in just one. {Name was} measured for {equipment}, from here to there and round about. Then it was built to fit one body. At the start it may press or feel odd. Then it needs a turn with a tool.
      D<space> People have some space around them, and it moves along with them. Nobody likes it when others reach in without asking. For {him}, {equipment} is in that space too. It is a bit like an arm or a back. A kind push can be a big fright. So the rule is to ask first.
      D<strength> Bodies need strength to move. For one day there is just so much, like a handful of coins. {Name} may need a lot of them to get about. {equipment} can take over some of that. So there are coins left for play. It is a good way to spend them.
      P Other children look because it is new to them. In two weeks they look at something else. Until then some may ask odd things.
      P A grown-up who sees somebody working hard wants to help. Some help before they ask. It is better the other way round, and most of them learn it.
      P The people who fit these things like clear words. "It rubs at the left knee" helps them more than "fine".
      Q When other people are about, {Name} may feel ____. The tenth day may be different.
      Q When somebody stares, {Name} may feel ____.
      Q After a good day with it, {his} body may feel ____.
      H {helper} can ring the people with the tools. ~ A new thing is often changed two or three times.
      H A teacher can tell the class what it is for, if that is wanted. ~ Then people ask less.
      H {helper} can try it out with {him} on a quiet day. ~ All new things take practice.
      H<helper> {helper} can think up a short answer with {him}. ~ It is good to have one ready.
      H<adult> {helper} can help by {adult} on a hard day. ~ New things are tiring.
      T {he} can try it for one thing that is fun. ~ That is the best way to get to know it.
      T {he} can say, "Please ask before you touch." ~ It is a short rule, and a fair one.
      T {he} can tell a grown-up about marks that stay on the skin. ~ Then it can be changed.
      T<comforter> {he} can have {comforter} close by while trying it out. ~ It can be new for two.
      T<activity> {he} can find out how {activity} works with it. ~ Some things work even better.
      T<doing> {he} can try {doing} when it feels odd. ~ Odd gets less with time.
      C<fit> {he} can think, "One size, and it is mine."
      C<fit> {he} can say, "It needs one more turn here."
      C<space> {he} can say, "Ask first, and wait for my answer."
      C<strength> {he} can think, "I keep my coins for the good things."
      C<topic> On the way, {he} can think about {topic}.
      A<fit> It may fit well now, and next year there is a new list. A body that grows needs that. The one who built it has moved on to the next. Nobody in the world has the same one.
      A<fit> Here it was too tight, and there it was too loose. A few turns with a tool, and it fits. It was made for one body, and that body can say when it pinches. Good things are made like that.
      A<space> The space moves along, down the hall and up the ramp. Those who know the rule stop and ask. Those who do not know it can be told. It is not rude, and it helps the next person too.
      A<space> Today somebody asked first, or somebody forgot and was told. Both help people to learn it. The space is still there, all the way round. It can move as fast as {Name} wants, and it fits through every door.
      A<strength> In the evening there may be a few coins left. That is new. They can be spent on a game, or kept. Things that help a body to move are there for that.
      A<strength> The coins that were saved did not go into a box. They went into a game, a laugh or a long way to the park. Something that helps a body move is good at that. Tomorrow the hand is full again.
      P<space> Children who push think that it is fun for both. They have not asked, so they cannot know.
      P<space> A grown-up who takes hold wants to help. It is better when they ask, and most of them learn it.
      Q<space> When somebody takes hold without asking, {Name} may feel ____.
      H<space> {helper} can tell the whole class the rule. ~ Then it does not need to be told each time.
      T<space> {he} can hold up a flat hand and say "stop". ~ A hand can be seen from far away.
      D<ask> Something that helps a body move or stand is new to most people. So eyes go there and stay a bit too long. {Name} may see that when {he comes} along with {equipment}. It is called staring, and most people do not know that they do it. It is the equipment that they look at. Some ask, and some do not dare. After a few days it is as new as a door.
      C<ask> {he} can say, "It helps me. What are you playing?"
      A<ask> People have looked, and they have seen what there is to see. It helps a body, and that is all. Some games fit at once, and some need a new rule. Rules for a game can be made by those who play it.
      D<pace> A group on a walk has a front, a middle and an end. {Name moves} with {equipment}, and that has a speed of its own. So a teacher may choose the end, with a helper. It is meant to be safe. But friends are in front, and jokes do not get that far.
      P<pace> Teachers count heads, and they think of roads. Some of them have not thought about who goes next to whom. They can be told.
      Q<pace> When the others are far in front, {Name} may feel ____.
      H<pace> {helper} can ask the school for another order. ~ The slowest can go first, and then nobody is left behind.
      T<pace> {he} can name one friend to go next to, before the walk starts. ~ A plan is easier than a race.
      C<pace> {he} can say, "Can we go together, please?"
      A<pace> Whoever goes in front sets the speed for all. Mountain guides often put the slowest there. Then a group stays a group. On legs or on wheels, they all move along together. At the end they look at the same thing.
    `),
    '8-10': script(`
      D<clock> The equipment that {Name has} comes from an old family. In 1655, a young clockmaker in Nuremberg could not walk and may have been tired of being carried. So Stephan Farffler built a chair with three wheels. It moved with cranks and cogs, because those are what clockmakers know. The idea came from somebody who wanted to go out.
      D<strength> Every body has a certain amount of strength for a day. {Name} may know exactly where it goes. To move from place to place can take nearly all of it. Then not much is left for the place itself. {equipment} is there to change the sum. Some people use equipment like that every day, and some only for long distances. That is not cheating. It is good arithmetic.
      D<space> There is an invisible line around each person, about an arm's length away. Friends may cross it, and others ask. Equipment that helps {him} is inside that line. When somebody takes hold of it without a word, it is like being taken by the arm. Most people who do it think that they are being kind. Nobody has told them about the line.
      D<fit> Some things are sold in sizes, and some are made for one person. For {equipment}, somebody measured {Name} from all sides and built it to fit. It is meant to hold a part of the body where it works best. Skin and muscles may have another opinion at first, since it is new to them. They get used to it in steps, an hour today and a bit more later. A red mark that stays is a message for the workshop.
      P People who stare have usually stopped in the middle of a thought. Their faces look stern and mean nothing. A nod often wakes them up.
      P Classmates want to know two things, what it is for and how it works. After that they have no further questions. The adults are the ones who whisper.
      P The person who adjusts equipment sees bodies as a puzzle and enjoys it. Complaints are useful there. It is one of the few places where a long list of them is welcome.
      Q Going out with it, {Name} might feel ____. Two opposite things are possible.
      Q When somebody looks for too long, {Name} may notice ____.
      Q After a day with it, {Name} might feel ____. Tired muscles may be a part of that.
      H {helper} can have it adjusted as many times as it takes. ~ Nobody gets it right the first time.
      H The school can check beforehand what is needed, from doors to chairs. ~ It is no fun to find out on the spot.
      H {helper} can explain to relatives that they can ask first. ~ They tend to take hold, out of love.
      H<helper> {helper} can come to the first outing and stay a step behind. ~ Close enough, and not in the way.
      H<adult> {helper} can help by {adult} when it has been a long day. ~ New equipment takes new muscles.
      T {he} can take it first to a place that is worth going to. ~ A reason makes practice shorter.
      T {he} can have one sentence ready, such as "It is there to help me". ~ Nobody is owed the long version.
      T {he} can report what presses, with the exact place. ~ Marks that stay are important to mention.
      T<comforter> {he} can take {comforter} along on the first outing. ~ It knows all about being carried.
      T<activity> {he} can work out how {activity} goes with it. ~ Somebody has probably tried it before.
      T<doing> {he} can try {doing} on the first days. ~ They are the oddest ones.
      C<clock> {he} can think, "It began with a clock and a good idea."
      C<clock> {he} can think, "Farffler wanted to go out, and so do I."
      C<strength> {he} can think, "Good arithmetic."
      C<space> {he} can say, "Please ask. It is part of me."
      C<topic> On the way, {he} can think about {topic} and go at the speed of the thought.
      C<fit> {he} can think, "Made for one person, and I am that one."
      A<clock> Farffler drove to church in the new chair, and people came out to look. They had not seen anything like it. Nobody wrote down what they said. The chair had been built to move, and it moved.
      A<clock> What Farffler began with cogs has been carried on by people who wanted to get somewhere. Most of their names are not known. One of them may have had an idea about just this bend or that wheel. It can move now, and where it goes is nobody else's business.
      A<strength> In the evening the sum can be done. If there is strength left over, then the equipment has done what it is for. It can be spent on anything. Nobody else needs to agree with the bill.
      A<strength> Arithmetic is dull until something is left over. Then it turns into a choice. The equipment took care of the distance, and the strength went into whatever was at the end of it. People who think that it is cheating have not done the sum.
      A<space> With the line explained, most people keep to it, and some are embarrassed for a minute. That passes. Equipment that is asked about politely is a good subject. The line comes along, round every corner.
      A<space> Those who asked got an answer, and those who did not were told about the line. It is a small lesson, and most people only need it once. The equipment stands beside the bed now, inside the line even at night. Tomorrow they move on together.
      A<fit> People in a workshop can heat it, bend it and file it, as often as it takes. A body grows, so what fits now will need a change one day. Equipment that is made for one person can be altered for that person. To say where it rubs is part of the work.
      P<space> A push is meant as help, as a joke or as nothing at all. From inside it feels the same each time. That can be explained, and most people did not know.
      P<space> Teachers see a kind gesture where somebody was grabbed. Told once how it is, they look at corridors in another way.
      Q<space> When it happens again, {Name} might feel ____. The body usually answers before the head.
      H<space> {helper} can ask the school to make it a rule for everyone. ~ A rule needs no argument in the corridor.
      T<space> {he} can say it in three words, or ask a friend to say it first. ~ It does not need to be loud.
      D<ask> Staring has nothing to do with opinion. A brain meets something it has no name for, and it keeps the eyes there until it has one. {Name} may notice it in new places, because equipment can be seen and most other things cannot. A few people ask, and a few look away very fast. All of that gets less with each time they see it. In a class it takes about a week.
      C<ask> {he} can think, "They are looking for a name for it. I have one."
      A<ask> After a week the equipment is as normal as a door. People notice other things, such as who tells the best jokes. How to move in a game can be worked out with those who are in it. Most rules have room for one more way. And whoever goes on staring can be given something useful to do.
      D<pace> On the way from a coach to a museum, a class turns into a long line. {Name moves} with {equipment}, at a speed of {his} own. That often ends in one place, at the back with an adult. Nobody means any harm by it. It is the place where the fewest people need to wait, and also the place where no friends are.
      P<pace> For a teacher with thirty pupils and one road, the back with a helper is a tidy answer. It solves the problem of the road. Once somebody has said that there is another problem, most of them look for a better one.
      Q<pace> When the others are at the door already, {Name} might feel ____. It may be different in company.
      H<pace> {helper} can write to the school before the next trip, with one clear wish. ~ A wish in writing gets into the plan.
      T<pace> {he} can say beforehand which friend would be good company on the way. ~ An adult can stay a few steps off then.
      C<pace> {he} can think, "I would like company, and not an escort."
      A<pace> Mountain guides often put the slowest walker first, because a group that keeps one speed stays together. A class can do the same. Equipment decides how somebody moves, and not with whom. The dinosaurs in the museum have time.
    `),
    '11+': script(`
      D<clock> When a brochure speaks of "mobility solutions", {Name} may think of a clockmaker of twenty-two. Stephan Farffler of Nuremberg could not walk, and in 1655 was presumably tired of being carried to places when it suited others. The answer was a chair with cogs and cranks, the first one known that its user could drive alone. Equipment tends to be improved by those who use it, because they know where it pinches and where they would like to go.
      D<ask> There is a question that strangers ask on buses, at counters and in queues. It comes in various forms, and all of them mean, "What happened?" {Name} may get it more often than others, because equipment is visible. There is no duty to answer. Some people give one word, some give a fact, and some ask about the other person's knees in return. A question from a friend is a different thing and can have a different answer.
      D<strength> Strength is a budget, and a person whose body spends a lot on moving has less for everything else. Seen like that, equipment is an investment. {Name} may use it daily, or for distances, or on the bad days only. People outside tend to find the last kind confusing, since they have learned that one either needs a thing or does not. Most bodies are not so simple. Nobody asks a person with an umbrella why it was not used yesterday.
      P Adults at school may make an announcement out of it, with the best of intentions. They imagine that silence would be unkind. It is reasonable to tell them beforehand what is wanted, even if that is nothing.
      P Friends watch for a cue. If the new thing is treated as ordinary, they treat it as ordinary, and within a week somebody hangs a bag on it. If it is a sore point, they would like to know which jokes are open.
      P Parents see the equipment and think of other things, such as the future, the stairs and the cost. Their faces may say something that has little to do with how it looks. A direct question usually brings out what it is.
      Q On the first day among other people, {Name} might feel ____. The second day has less of an audience.
      Q At a stranger's question, {Name} may notice ____. An answer is optional.
      Q At the end of a day that worked, {Name} might feel ____. It is allowed to be relief and resentment at once.
      H {helper} can insist on proper adjustment, several times over. ~ Pain from equipment is a technical fault.
      H The school can deal with what is needed, such as lifts or timetables, before the first day. ~ Access is a plan and not a favour.
      H {helper} can stop answering on somebody else's behalf. ~ The silence is worth waiting through.
      H<helper> {helper} can rehearse short answers with {him}, polite ones and others. ~ It is more amusing than it sounds.
      H<adult> {helper} can offer {adult} after the first long days. ~ New movements use new muscles.
      T {he} can choose where to take it first, and make it a good place. ~ First impressions count for equipment too.
      T {he} can keep two answers ready, one for strangers and one for friends. ~ Deciding in advance takes the sting out.
      T {he} can report precisely where it presses, and for how long. ~ Marks that do not fade need somebody's attention soon.
      T<comforter> {he} can bring {comforter} along, visible or hidden. ~ There is usually a pocket.
      T<activity> {he} can find out who else does {activity} with similar equipment. ~ There are clubs, films and strong opinions.
      T<strength,quiet> {he} can spend the saved strength {quiet}. ~ That is what it was saved for.
      T<doing> {he} can try {doing} before the first appearance. ~ There is only one of those.
      C<clock> {he} can think, "Built by somebody who wanted to leave the house."
      C<clock> {he} can think, "Cogs, cranks and a destination."
      C<ask> {he} can say, "I would rather not go into that."
      C<strength> {he} can think, "My budget, my decision."
      C<topic> Under way, {he} can think about {topic} and let people look.
      A<clock> A later version of the story took place in California, where two engineers were friends and one of them could no longer walk. Together they invented a wheelchair that folded into a car. The pattern is clear enough. Behind most equipment that works, there is somebody who wanted to be somewhere else by lunchtime.
      A<ask> The questions will become fewer, or less interesting, or both. Whoever asks has thought about it for five seconds, and the person with the equipment rather longer. That difference cannot be closed in a queue. It can be left standing there, politely, with the doors open.
      A<strength> A budget is private. What was saved on corridors can go into an argument, a rehearsal or an evening on the sofa. The equipment waits by the door without any opinion on how it is used. On the next day the sum starts again, with different weather.
      D<space> People who would not dream of steering a stranger by the shoulders will take hold of a wheelchair or an arm with a crutch. {Name} may have met them in corridors and at kerbs. Most of them mean to help, a few are in a hurry, and hardly any have asked. Equipment belongs to the space of the body that uses it. To be moved without warning is a fright at best, and it can be dangerous. The rule is short: ask, and wait for the answer.
      C<space> {he} can say, "Hands off, please. Ask me first."
      C<space> {he} can say, "Stop. You are moving me."
      A<space> The rule gets said more often than is reasonable, since each person seems to need it once. A school can say it for everybody, and that saves breath. Whoever asks can be told yes or no. The chair, the frame or the stick goes where its owner takes it, at the speed that its owner likes.
      P<space> Helpers want to be thanked, and are hurt when they are told to stop. That is theirs to get over. Politeness towards them does not include being steered.
      P<space> Staff may have seen it daily without seeing it. A plain sentence, such as "They move me without asking", is hard to overlook.
      Q<space> At the first jolt, {Name} might notice ____. It is a reflex and says nothing about manners.
      H<space> {helper} can take it up with the school, so that it becomes everybody's rule. ~ One person cannot train a whole corridor.
      T<space> {he} can settle on one short sentence and use it each time. ~ A fixed sentence comes out even when it is sudden.
      D<pace> Groups have a way of sorting people by speed without anybody having decided it. {Name moves} with {equipment} at a perfectly reasonable rate. On outings that rate tends to lead to the same place, which is the back, next to an adult with a rucksack. It is presented as safety. It costs the person at the back the day that everyone else is having.
      P<pace> Staff plan for what could go wrong, since that is what they are asked about afterwards. Who goes next to whom does not appear on the form. Most of them are quite willing to add it when it is put to them as a practical point.
      Q<pace> When the others are round the corner already, {Name} might feel ____. Anger is a sensible candidate.
      H<pace> {helper} can raise it with the school before the next outing, so that {Name} can be in on the planning. ~ Arrangements are better when the person concerned has seen them.
      T<pace> {he} can say what would work: a shorter route, a start five minutes earlier, or two friends instead of one adult. ~ A proposal is hard to overlook.
      C<pace> {he} can think, "The speed is mine, and so is the company."
      A<pace> Mountain guides often send the slowest walker to the front, since a group that keeps one speed is still a group at the top. Schools can learn this as well. Equipment settles how a person moves, and nothing else. The rest is a question of planning, and of who is there when something funny happens.
    `),
  },
};

export const newEquipment: Frame = withScenes(
  own,
  staredAt,
  myChair,
  itRubs,
  walkerThatGoes,
  firstGoOnIt,
  hoursOfWearing,
);
