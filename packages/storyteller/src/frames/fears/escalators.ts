import { standAndRide } from './stand-and-ride.ts';
import { oneFootThenTheOther } from './one-foot-then-the-other.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { caughtOnTheStep } from './caught-on-the-step.ts';
import { downTheEscalator } from './down-the-escalator.ts';

/** Moving stairs: where the steps come from and go to, how people get on and off, and that there are other ways up. */
const own: Frame = {
  id: 'escalators',
  name: 'Escalators',
  says: [
    'terrified of escalators',
    'will not step on the escalator',
    'scared of the moving stairs',
    'escalator in the shopping centre',
    'afraid of falling on the escalator',
    'thinks her shoe will get eaten by the escalator',
    'we have to carry him on the escalator',
    'screams at the top of the escalator',
    'going down the escalator is the worst',
    'moving walkway at the airport',
    'esclator',
    'freezes in front of the escalator and people push past',
    'wont get off the escalator',
    'fear of moving staircases',
    'escalators at the station panic her',
    'he used to love escalators and now he refuses',
  ],
  claims: {
    strong: [
      'in an escalator',
      'on an escalator',
      'stuck in an escalator',
      'shoelace stuck in',
      'escalator',
      'moving stairs',
      'moving staircase',
      'moving walkway',
      'travelator',
      'rolling stairs',
      'escalater',
      'escalators',
    ],
    cues: ['stairs', 'shopping centre', 'mall', 'step on', 'moving'],
    not: [],
  },
  topicWords: ['escalator', 'stairs', 'steps', 'walkway', 'moving floor', 'belt'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'An escalator is a chain of steps that lie flat at both ends, rise in between and go back underneath.',
    'Most go at about half a metre a second, slower than a quick walk.',
    'People hold the rail, face forward, keep feet and laces away from the sides, do not sit or play on it, and step off at the comb. Children go with a grown-up, hand in hand.',
    'There is a stop button at the top and at the bottom; a machine that notices something in the way stops by itself.',
    'Pushchairs and wheelchairs take the lift; stairs and lifts are other ways.',
    'A moving walkway is a flat belt at about the speed of a slow walk; there is an ordinary floor beside it.',
    'Getting on is odd for the brain, because eyes see stairs and feet meet a moving floor; on a stopped escalator the body still expects a push (broken escalator effect).',
    'Watching, then a short one going up with a grown-up, are usual small steps.',
  ],
  threads: {
    rail: 'the rail, which moves along and steadies a hand',
    steps: 'steps that rise out of the floor and lie flat again at the end',
    line: 'the yellow line on each step, and the count for getting on',
    belt: 'a moving walkway: a floor that goes along and has no steps',
  },
  // A walkway lies flat.
  threadCues: { belt: /\b(?:moving (?:walk\w*|floors?|pavements?|sidewalks?|path)|travel+ators?|walkways?)\b/i },
  onlyWhenSaid: ['belt'],
  tellsAlone: ['belt'],
  roles: {},
  titles: {
    young: [
      { text: 'A Floor That Walks', thread: 'belt' },
      { text: 'Hand On, Along It Goes', thread: 'rail' },
      { text: 'Steps That Move', thread: 'steps' },
      { text: 'Flat, Tall, Flat', thread: 'steps' },
      { text: 'One, Two, On', thread: 'line' },
      { text: 'Inside the Yellow Line', thread: 'line' },
      { text: '{name} Goes Up' },
      { text: 'Up We Go and Down' },
    ],
    older: [
      { text: 'A Floor That Goes Along', thread: 'belt' },
      { text: 'The First Step and the Last', thread: 'belt' },
      { text: 'Hand First, Then Feet', thread: 'rail' },
      { text: 'The Rail That Moves', thread: 'rail' },
      { text: 'Where the Steps Go', thread: 'steps' },
      { text: 'Stairs in a Circle', thread: 'steps' },
      { text: "A Step of One's Own", thread: 'line' },
      { text: 'The First Half Second', thread: 'line' },
      { text: '{name} and the Moving Stairs' },
      { text: 'Other Ways Up' },
    ],
  },
  benefits: [
    'Shows where the steps come from and where they go.',
    'Gives {name} a count for getting on and off with a grown-up.',
    'Says that the stairs and the lift are good ways too.',
  ],
  talk: {
    young: [
      'What do the steps do at the end?',
      'How does {name} feel in front of the moving stairs?',
      'Shall we watch one together and count the steps?',
    ],
    older: [
      'Where do the steps go when nobody sees them?',
      'Which word went into the blank: for getting on, or for getting off?',
      'Shall we choose which way up to take next time?',
    ],
  },
  cover: { setting: 'shop', time: 'day', pose: 'hold', feeling: 'curious', companion: 'grown-up', props: [] },
  text: {
    '2-3': script(`
      D<steps> Look, stairs that move! {Name} may see them. On go the steps. On go the feet. Then they lie flat.
      D<line> Here are the big stairs. {Name is} here, hand in hand. Each step has a line. One, two, on! Up, up, up.
      D<steps> Flat, flat, tall. Those steps can move. {Name} may look at them. Up they go, all on their own. Then they are flat.
      D<rail> Up go the stairs. A black rail goes up too. {Name} may see it. It is soft. A hand can go on it.
      P Some children go up. Some take the lift.
      P Grown-ups hold on too. They look up.
      P Bags go up. Big feet go up.
      Q By the moving stairs, {Name} may feel ____.
      Q Going up, {Name} may feel ____.
      Q At the top, {Name} may feel ____.
      H {helper} can hold {his} hand.
      H {helper} can pick {him} up.
      H {helper} can count, "One, two, on."
      H<helper> {helper} can look with {him} first.
      T {he} can hold a hand.
      T {he} can look from here.
      T {he} can ask for the lift.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<steps> {he} can say, "Flat, tall, flat."
      C<line> {he} can say, "One, two, on."
      C<steps> {he} can say, "Hold on, up I go."
      C<topic> {he} can think about {topic}.
      C<rail> {he} can say, "Hand on, up I go."
      A<steps> Up, up, flat. Feet are on the floor. The stairs go on. Bye-bye, stairs.
      A<line> One, two, off! Here is the floor. It is still. Bye-bye, steps.
      A<steps> The steps go under. They come up again. {Name is} on the floor. Bye-bye, moving steps.
      A<rail> The rail goes under. The hand comes off. Feet are on the floor. Bye-bye, stairs.
      D<belt> Look, a moving floor! {Name} may see it. It is flat. Feet stand still. On they go, on and on.
      P<belt> Some people stand on it. Some walk beside it.
      P<belt> Bags go along. Big feet go along.
      Q<belt> By the moving floor, {Name} may feel ____.
      Q<belt> On the moving floor, {Name} may feel ____.
      H<belt> {helper} can say, "Now step on."
      H<belt> {helper} can go on with {him}.
      T<belt> {he} can walk on the still floor.
      T<belt> {he} can look first.
      C<belt> {he} can say, "One, two, on and on."
      A<belt> On and on, and off. The floor is still. Feet can walk. Bye-bye, moving floor.
    `),
    '4-5': script(`
      D<steps> Some stairs move all day. {Name} may see the steps come up, flat at first. Then they get tall. People stand still, and the stairs move. At the end they lie flat and go under the floor.
      D<line> On moving stairs, each step has a yellow line. {Name} may look for it. Feet stay inside the line. A hand holds the rail, and a hand holds a hand. It goes one, two, on.
      D<steps> What goes up and up, and is still there? It is an escalator, and {Name} may see one in a shop. The steps go up on top. Then they go down under the floor. They go round and round, like a wheel.
      D<rail> Next to moving stairs is a rail, and it moves too. {Name} may feel it with one hand. It is made of rubber. It goes as fast as the steps do. So a hand and two feet get there at once.
      P Some grown-ups stand still in front of the steps for a bit. They wait for a good step. Then they put a foot on.
      P People on the steps look up or look at their bags. They do not talk much. It is a short ride.
      P Some people take the stairs, and some take the lift. They all get to the shoes or the trains.
      Q In front of the moving stairs, {Name} may feel ____.
      Q When the steps get tall, {his} body may feel ____.
      Q At the top, {Name} may feel ____.
      H {helper} can hold {his} hand all the way. ~ It helps feet to stand well.
      H {helper} can count, "One, two, on." ~ A number helps feet to know when.
      H {helper} can take the lift with {him}. ~ It goes up and down, so that is a good way too.
      H<helper> {helper} can watch the steps with {him} for a bit. ~ It helps to see how feet get on.
      H<adult> {helper} can help on the way up. ~ A way that is known already is {adult}.
      T {he} can hold the rail and a hand.
      T {he} can look far ahead.
      T {he} can say, "The lift, please."
      T<comforter> {he} can have {comforter} in a bag.
      T<doing> {he} can try {doing} when it is all too much.
      C<steps> {he} can think, "Flat, tall, flat, and off."
      C<line> {he} can say, "One, two, on, and one, two, off."
      C<steps> {he} can think, "Round and round the steps go."
      C<topic> On the way, {he} can think about {topic}.
      C<rail> {he} can think, "My hand knows the way."
      A<steps> At the end the stairs go flat, and people get off. The steps go back under the floor, where nobody sees. Then they come out again. Steps do not get tired, and legs get a rest.
      A<line> One, two, off, and the floor is still. The yellow lines go under, one by one. Down there the steps turn back. Up here there is a shop, or a train, or both.
      A<steps> The ride is over, and the steps go on. There are other people on them now. {Name} may go on as well, on a floor that stays still. Floors are good for that.
      A<rail> At the end the rail goes back into the floor. A hand lets go there. The stairs have done their job, and so has the rail. Now two feet do it by themselves.
      D<belt> Some floors move. {Name} may see one where people have far to walk. It is flat all the way, with no steps at all. A hand holds the rail. Feet stand, and the floor does the walking.
      P<belt> Some people walk on it, and then they are fast. Some stand and rest their legs. Some walk beside it on the still floor.
      P<belt> A voice may say that the end is near. It says so to everybody. Then people lift their feet.
      Q<belt> In front of the moving floor, {Name} may feel ____.
      Q<belt> When the floor pulls, {his} feet may feel ____.
      H<belt> {helper} can count, "One, two, on," and hold a hand. ~ A number helps feet to know when.
      H<belt> {helper} can walk beside it with {him}. ~ The still floor gets there too.
      T<belt> {he} can watch how other feet get on.
      T<belt> {he} can choose the still floor this time.
      C<belt> {he} can think, "Flat, flat, step off."
      A<belt> At the end the moving floor goes under the still one. Feet step off, and they do the work again. It was flat all the way. There is a still floor next to it every time.
    `),
    '6-7': script(`
      D<steps> Moving stairs look as if they came from nowhere. In fact the steps go round, like a belt. At one end they come out flat, so {Name} may see only lines. Then they grow into stairs. At the other end they fold flat again and go back on the inside.
      D<line> Getting on moving stairs has an order. First {Name} may stop in front and look. Next comes a hand on the rail, and a hand in a hand. Then a foot goes inside the yellow line. Last of all, both feet stand still, and the stairs do the rest.
      D<steps> Why do the steps not run out? There are only so many of them, and they are used again and again. {Name} may see half of them. The other half is under the floor on its way back. They are all joined, so none can get lost.
      D<rail> The rail on moving stairs is one long belt of rubber. It comes up out of the floor, goes along, and dives back in. {Name} may put a hand on it and feel how it pulls a little. A hand is quick to tell feet what is going on. Feet like to know before they step.
      P The first moment is odd for everybody. Eyes see stairs, and feet find a floor that moves. Grown-ups wobble a bit as well.
      P Some people stand, and some would like to go past. That is why people keep to one side. They want to get to their trains.
      P A person with a pram or a wheelchair takes the lift. A person who likes exercise takes the stairs. They often meet at the other end.
      Q In front of the moving stairs, {Name} may feel ____.
      Q When the step starts to rise, {his} body may feel ____. Knees often notice first.
      Q Near the end, {Name} may feel ____.
      H {helper} can get on with {him} at the count of three. ~ Two people can count better than one.
      H {helper} can stand one step below on the way up. ~ It is good to have somebody behind.
      H {helper} can take the stairs or the lift with {him}. ~ There is more than one way up.
      H<helper> {helper} can find a short one on a quiet day. ~ A short one has just a few steps.
      H<adult> {helper} can help on the way. ~ The first thing to try is {adult}.
      T {he} can hold the rail and look at the far end. ~ Eyes that look ahead help feet.
      T {he} can watch for a while and count the steps. ~ Watching is a way to begin.
      T {he} can say, "The stairs today, please." ~ Anyone may choose that.
      T<comforter> {he} can keep {comforter} in a bag and hold the rail. ~ Hands are for the rail just then.
      T<doing> {he} can try {doing} when it is hard. ~ It has helped before.
      C<steps> {he} can think, "Flat, tall, flat, and off."
      C<line> {he} can think, "Feet inside the yellow, and up I go."
      C<steps> {he} can think, "Half of them are on their way back."
      C<topic> On the way, {he} can think about {topic}.
      C<rail> {he} can think, "Hand first, then feet."
      A<steps> At the end the steps lie down again, and people go on by themselves. Underneath, in the dark, the stairs go back. They have been round thousands of times. The next person gets a step as well.
      A<line> Then comes a metal edge, and the yellow lines slide under it. One, two, and both feet are on the floor. The stairs go on without them. It was about as long as one song in the car, sung fast.
      A<steps> Behind {him}, the steps fold flat and go home below. They will be up here again soon. People have other things to do than go round. That is the good thing about getting off the stairs.
      A<rail> The rail is back in the floor and on its way round again. It is so long that hardly anyone sees all of it. The stairs go on without a stop. A hand can go back in its pocket now.
      D<belt> A moving walkway is a long belt that goes round and round. {Name} may see it in a place where people have far to walk. It stays flat from one end to the other. It moves about as fast as people stroll. Getting on is odd for a moment. The floor is going, and the feet are not.
      P<belt> Watch people at the start of it. Many of them look down and take one extra little step. Their feet are asking the floor how fast it is.
      P<belt> People with heavy bags are glad of it. Others would rather walk on the floor beside it. Both get to the same place.
      Q<belt> In front of the moving belt, {Name} may feel ____.
      Q<belt> At the end, when the floor stands still again, {his} legs may feel ____.
      H<belt> {helper} can step on with {him}, on a count of three. ~ Then four feet know when.
      H<belt> {helper} can walk beside it on the floor with {him}. ~ It is as good a way as the other.
      T<belt> {he} can hold the rail and look at the far end. ~ Eyes that look ahead help feet to stand.
      T<belt> {he} can watch ten people get on first. ~ Feet learn by looking, too.
      C<belt> {he} can think, "Rail, one step, and it does the rest."
      A<belt> At the end the belt slides under a metal comb. Feet step over it. Underneath it travels back to the start and comes up again. It was flat the whole way. Beside it lies the plain floor, for anybody who prefers that.
    `),
    '8-10': script(`
      D<steps> An escalator is a staircase that goes in a circle. Each step has wheels and runs on rails, so it can stand up or lie flat. When {Name} gets on, there is a moment in which the floor moves and the eyes are not sure. Brains dislike that. After two steps they have worked it out. Most of these stairs are slower than a quick walk.
      D<line> What makes the moving stairs hard is the first half second. One gap needs to be chosen, and the gaps keep moving. {Name} may have noticed how people do it without thinking. They look ahead, put a hand on the rail and step between the yellow lines. Their feet follow. Thinking about feet at that moment only makes it harder.
      D<steps> Every few minutes, an escalator turns itself inside out. The steps that carry people up come back down on the inside, upside down, with nobody on them. {Name} may hear them if it is quiet, a sort of rumble. An engineer can open the floor and walk about in there. There are strong chains and a brake that closes if the power fails.
      D<rail> Engineers will say that the handrail is the difficult part of an escalator. It is a loop of rubber many metres long, and it runs beside the steps at the same speed. {Name} may notice that it is sometimes a touch faster. A hand feels that at once. Held lightly, the rail tells the body how fast things are going before a foot has left the ground.
      P Quite a few adults stop for a second before the first step and let others pass. They are waiting for their own rhythm. Nobody behind them knows why, and nobody minds much.
      P There are people who would rather climb a hundred ordinary stairs. They say that it is for their health. Perhaps it is, and perhaps it is for their nerves.
      P The people who look after these machines know each sound they make. They come with lamps, and they listen. What sounds like creaking to others, they know by name.
      Q At the bottom, {Name} might feel ____. Hesitating is how a body finds its balance.
      Q On the way up, {his} hands may feel ____. The rail moves at nearly the same speed, but not quite.
      Q Going down, {Name} may feel ____. It is the same machine with a different view.
      H {helper} can stand on the step below. ~ From there, a person makes a good fence.
      H {helper} can find a short and empty one for trying out. ~ Shopping centres are quiet when they open.
      H {helper} can take the lift or the stairs as well. ~ All of them arrive on the same floor.
      H<helper> {helper} can count it in with {him}, as dancers do. ~ With a beat, feet stop asking questions.
      H<adult> {helper} can help by {adult}. ~ What has helped once may help again.
      T {he} can hold the rail and look at the far end. ~ Eyes that are already there pull the feet along.
      T {he} can watch ten people get on and find out what they have in common. ~ Scientists would begin in the same way.
      T {he} can take the stairs today and a short ride another day. ~ The order can be chosen.
      T<comforter> {he} can put {comforter} into a bag and keep a hand on the rail. ~ The bag comes up by the same stairs.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ Things that helped once tend to help again.
      C<steps> {he} can think, "The stairs move, and I stand."
      C<line> {he} can think, "Look ahead, hand, step."
      C<steps> {he} can think, "Round it goes, and I get off at the end."
      C<topic> Half-way along, {he} can think about {topic}.
      C<rail> {he} can think, "Hand on the belt, speed known, step."
      A<steps> At the end the step that people stood on has gone flat and slipped out of sight. By now it is upside down on its way back. The escalator does not end anywhere. Feet do, on an ordinary floor that stays where it is.
      A<line> The comb comes closer, the lines disappear, and a foot is on stone before anybody has made a decision. Getting off is like getting on, only the other way round. The steps keep offering themselves to the next person. They have plenty of gaps.
      A<steps> The rumble goes on below, with steps that nobody is using. The upper ones carry a suitcase, a birthday cake and a tuba on some mornings. An escalator has no wish to be anywhere. People do, and that is why they get off.
      A<rail> At the far end the rubber disappears through a brush and begins its trip home. It has carried thousands of hands today, most of them thinking about something else. The steps get the attention, and the rail does the steadying. After that an ordinary floor is a rather pleasant thing.
      D<belt> A moving walkway is a conveyor belt for people. {Name} may meet one where there is far to walk, and it does not have a single step in it. It goes at about the speed of a slow walk. The first half second is the odd part. The eyes see a floor, and the feet are told something else. After that the brain has done its sum, and it is just a floor.
      P<belt> Even people who travel a lot take a small extra step at the start. Some of them stagger at the end as well, and look round to see who noticed. Nobody did.
      P<belt> Beside nearly every moving walkway there is a floor that does not move. Plenty of people choose it, to stretch their legs.
      Q<belt> In front of the belt, {Name} might feel ____. It may be in the feet first.
      Q<belt> At the far end, when the floor stops, {Name} might notice ____.
      H<belt> {helper} can get on at the same moment, on a count of three. ~ It takes the deciding out of it.
      H<belt> {helper} can take the plain floor with {him} and race the people who stand. ~ It is often a draw.
      T<belt> {he} can put a hand on the rail first and then one foot. ~ The hand tells the foot how fast it will be.
      T<belt> {he} can watch a few people get on, and copy the calmest. ~ Watching is half of learning it.
      C<belt> {he} can think, "Hand, foot, and half a second."
      A<belt> The belt dives under its metal comb and travels back below the floor, where nobody sees it. Feet step off and are surprised for a moment to be walking again. There was nothing to climb and nothing to fall down. The floor beside it leads to the same place, for any day that suits better.
    `),
    '11+': script(`
      D<steps> The awkward part of an escalator is the first half second. Eyes report a staircase, feet report a conveyor belt, and the brain is asked to settle it on the move. {Name} may find that the body hesitates there by itself. It hesitates even on one that is switched off, as researchers have shown, because it has learnt to expect a push. This is called the broken escalator effect. It happens to nearly everyone, including the people who discovered it.
      D<line> Somebody who has stood in front of many moving stairs could send {Name} a few notes. It is a problem of timing rather than of courage. A series of identical gaps comes past at half a metre a second, and one of them needs to be chosen. People who do it easily are not choosing at all. They look at the far end, take hold of the rail and let the feet sort out the rest.
      D<steps> Under the floor of a station there is a second set of stairs, the one that is on its way back. {Name} may not see it, although it is exactly as long as the one above. The steps hang upside down from their chain, and there are oil, lamps and a smell of warm rubber. Two people in overalls know it as others know their street. From below, the escalator is a slow and orderly thing. The drama is all on the upper side.
      D<rail> The least noticed part of an escalator is the handrail, which is a pity, since it does most of the reassuring. It is a single loop of rubber, driven by the same machinery as the steps. {Name} can use it as an instrument. A hand laid on it for a second reports the speed to the brain, and the brain hands that on to the feet. Balance is largely a matter of information, and here it is on offer at hip height.
      P Those who sail on without looking have forgotten that they ever learnt it. Most were carried across that gap for their first three years. They would find it hard to explain how it is done, and after explaining they would probably stumble.
      P Adults who avoid it develop routes. They know every lift and staircase in town, and present the detour as a short cut. Some of them are quite fit as a result.
      P The people behind are not as impatient as they seem from in front. They are looking at their phones. Someone who steps aside for a moment is passed like a pillar, with about as much thought.
      Q At the foot of it, {Name} might notice ____. Hesitating is how a body finds its balance.
      Q Looking down from the top, {Name} may feel ____. Depth is more convincing when the floor is moving.
      Q With people close behind, {his} body may feel ____. Pressure of time is a separate problem from the stairs.
      H {helper} can go first or last, as agreed. ~ Some people like a back to follow, and some would rather have nobody watching.
      H {helper} can suggest the lift without making a point of it. ~ It is a means of transport and needs no justification.
      H {helper} can practise with {him} at an hour when the place is empty. ~ An audience is half of the difficulty.
      H<helper> {helper} can name the things that other people in the family walk round. ~ The list is longer than one would think.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can look at the far end of the stairs instead of at the feet. ~ Balance works better with a distant point.
      T {he} can stand to one side, watch a few people and pick up the rhythm. ~ Rhythm is easier to borrow than to invent.
      T {he} can use the fixed stairs and meet the others at the other end. ~ With a small head start, it is usually a draw.
      T<comforter> {he} can keep {comforter} in a bag and both hands free. ~ Balance likes free hands.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ What works elsewhere may well work here.
      C<steps> {he} can think, "My eyes and feet disagree, and it is settled by step two."
      C<line> {he} can think, "Far end, rail, and leave it to the feet."
      C<steps> {he} can think, "Slow and orderly, seen from below."
      C<topic> Meanwhile {he} can think about {topic}.
      C<rail> {he} can think, "Take a reading, then a step."
      A<steps> At the end the teeth of the comb slide under the sole, and the floor is a floor again. The stairs fold up and go back down in the dark on the inside of the escalator. Anyone may use the fixed ones beside it. They are quieter, and in their way they get everywhere too.
      A<line> Then the far end is the near end, and the feet have dealt with it while nobody was paying attention. That is how most skills work once they have been left alone. The steps go on offering gaps to all comers. One of them may be taken, or the fixed stairs beside them.
      A<steps> Beneath the tiles the other half of the steps goes by, upside down and in no hurry. At midnight somebody turns a key, and the escalator becomes an ordinary staircase with tall steps. Even then people stumble on it. The effect has a name, and the name makes it easier to forgive.
      A<rail> The rubber goes through its slot and back along the underside, where it will be met by a brush and a great deal of dust. Whoever held it has got to the end. Those who would rather take the stairs beside it will find that they have a rail as well. It is slower, and it stays where it is.
      D<belt> A moving walkway is a conveyor belt that has been allowed to carry people. {Name} may find it worse than it looks, and there is a reason for that. The eyes report a floor, the feet report motion, and the brain needs half a second to make one story of the two. In that half second most bodies lean, and some would rather not. It is a question of balance and has nothing to do with courage.
      P<belt> Researchers have found that people stumble even on a walkway that is switched off, because the brain expects the pull and corrects for it. It seems to be a thing that knowing does not cure. They still take the extra step.
      P<belt> Most travellers are looking at a sign or at a phone. The few who look at their feet are dealing with the same half second.
      Q<belt> In front of the belt, {Name} might notice ____. Legs often vote before the head does.
      Q<belt> At the far end, {Name} might feel ____.
      H<belt> {helper} can step on first and keep a hand free. ~ Help is easiest to take when it is simply there.
      H<belt> {helper} can take the ordinary floor as a matter of course. ~ It needs no explaining.
      T<belt> {he} can put a hand on the rail before the first step. ~ The hand tells the brain the speed in advance.
      T<belt> {he} can watch where other people look, which is ahead. ~ Balance follows the eyes.
      C<belt> {he} can think, "Half a second, and then it is a floor."
      A<belt> The belt slips under its comb and goes back below, and the legs take a moment to remember their job. There was half a second of disagreement in it and a good deal of plain floor. Next to it runs a corridor that does not move at all. Both end at the same sign.
    `),
  },
};

export const escalators: Frame = withScenes(own, standAndRide, oneFootThenTheOther, caughtOnTheStep, downTheEscalator);
