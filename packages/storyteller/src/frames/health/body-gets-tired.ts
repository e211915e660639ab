import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { wheelsForLater } from './wheels-for-later.ts';

/** Nobody whose muscles or heart are weak is told of the fastest runner there is. */
const NOT_OF_MUSCLES =
  /^(?![^]*\b(?:dystroph\w*|atroph\w*|SMA|muscles?|muscular|cerebral|palsy|heart|walk\w*|legs?|wheel\w*|cannot run|can'?t run|low tone|hypermobil\w*)\b)[^]/i;
/** Told whatever is said. */
const ANY = /\b\w/;

const own: Frame = {
  id: 'body-gets-tired',
  name: 'A body that gets tired soon',
  says: [
    'chronic fatigue',
    'gets exhausted much faster than other children',
    'long covid and no energy',
    'needs to learn to pace herself',
    'post viral fatigue',
    'hypermobile and tired and sore after school',
    'pacing for a child with ME',
    'low energy because of his heart',
    'overdoes it and then crashes for two days',
    'cannot keep up on walks, muscles tire',
    'does not want to rest but needs to',
    'fatigue after treatment',
    'friends dont understand she is too tired to play',
    'low muscle tone tires quickly',
    'muscular dystrophy getting tired',
    'has to rest at school and feels different',
    'always worn out after social things',
    'energy limited condition',
    'crashes after birthday parties for days',
    'fatige is worse since the flu',
    'cerebral palsy gets tired legs',
    'teachers think he is lazy but he is exhausted',
    'sensory overload tired after school',
    'mono recovery teenager',
  ],
  claims: {
    strong: [
      'exhausted after',
      'because of his heart',
      'because of her heart',
      'has long covid',
      'had long covid',
      'exhausted after football',
      'exhausted after pe',
      'exhausted because of his heart',
      'exhausted because of her heart',
      'fatigue',
      'has me and feel',
      'has me cfs',
      'chronic fatigue',
      'post viral',
      'child with long covid',
      'pacing',
      'pace herself',
      'pace himself',
      'hypermobile',
      'hypermobility',
      'low muscle tone',
      'muscular dystrophy',
      'energy limit',
      'low energy',
      'no energy',
      'tire quickly',
      'tires quickly',
      'get tired fast',
      'too tired to play',
      'exhausted faster',
      'muscle tire',
      'crash for days',
      'glandular fever',
      'worn out',
      'tired leg',
      'tired legs',
      'need rest',
      'rest at school',
      'get exhausted',
      'tires easily',
      'gets so tired after',
      'muscle condition',
      'heart condition and has to rest',
      'me cfs',
      'needs to rest',
      'has to rest',
      'run out of energy',
      'runs out of energy',
      'battery runs out',
      'low stamina',
      'tired so quickly',
      'gets tired',
      'pooped out',
      'half a school day',
      'half days at school',
      'too weak',
      'gets weak',
      'needs naps at school',
    ],
    cues: ['tired', 'exhausted', 'rest', 'crash', 'keep up', 'energy', 'worn out', 'muscle'],
    not: ['tired of', 'overtired', 'wont sleep', 'screen', 'bedtime', 'car crash'],
  },
  topicWords: ['tired', 'rest', 'strength', 'energy', 'break'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Some illnesses and differences make bodies tire sooner or need longer to recover. It cannot be seen from outside.',
    'Pacing means stopping before strength is used up, and spreading things over days. It is taught by doctors and therapists.',
    'In some illnesses, overdoing it makes people feel worse a day or two later.',
    'Thinking, listening, noise and feelings use energy as well as moving does.',
    'Being tired like this is not laziness and not a choice.',
    'Rest with little light and noise helps; it is different from a screen.',
    'Hibernating animals and sprinters rest long for short efforts: cheetahs sprint for well under a minute and then recover.',
    'Nobody can say exactly how much energy a day will have.',
    'Schools can plan rests, shorter days and lifts.',
    'Tiredness that is new or gets worse is for a doctor.',
  ],
  threads: {
    jug: 'a jug with water for the day',
    legs: 'legs that say when they are done',
    cheetah: 'a cheetah, which is fast for half a minute and rests a long time',
    marbles: 'ten marbles for one day',
    phone: 'a phone with half a battery',
    invoice: 'the bill that comes two days later',
    seen: 'how resting looks to people who do not know',
  },
  threadCues: {
    cheetah: NOT_OF_MUSCLES,
    jug: ANY,
    legs: ANY,
    marbles: ANY,
    phone: ANY,
    invoice: ANY,
    seen: ANY,
  },
  roles: {},
  titles: {
    young: [
      { text: 'The Cheetah Has a Rest', thread: 'cheetah' },
      { text: 'Fast, and Then Flat', thread: 'cheetah' },
      { text: 'A Body Wants a Rest', thread: 'legs' },
      { text: 'Go, Go, Sit', thread: 'legs' },
      { text: 'A Jug for One Day', thread: 'jug' },
      { text: 'How Much Is in the Jug?', thread: 'jug' },
      { text: '{name} Takes a Rest' },
      { text: 'Play, Rest, Play' },
    ],
    older: [
      { text: 'The Fastest Rester on Earth', thread: 'cheetah' },
      { text: 'A Cheetah Lies Down', thread: 'cheetah' },
      { text: 'Ten Marbles', thread: 'marbles' },
      { text: 'What a Marble Buys', thread: 'marbles' },
      { text: 'A Bill That Comes Late', thread: 'invoice' },
      { text: 'How Rest Looks', thread: 'seen' },
      { text: 'Half a Battery', thread: 'phone' },
      { text: '{name} Takes a Rest' },
    ],
  },
  benefits: [
    'Explains tiredness that cannot be seen, without calling it laziness or weakness.',
    'Shows resting before the end of strength as something sensible.',
    'Gives {name} something short to say or think, and leaves the feeling open.',
  ],
  talk: {
    young: [
      'What does a tired body need in the story?',
      'How does a tired body feel: heavy, slow or something else?',
      'Shall we find a good place for a rest?',
    ],
    older: [
      'What helps when strength is used up?',
      'Which word went into the blank, and when in the day?',
      'Shall we plan one good rest for tomorrow?',
    ],
  },
  cover: {
    setting: 'garden',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: null,
    props: ['blanket', 'pillow'],
  },
  text: {
    '2-3': script(`
      D<legs> Play, play! {Name is} in a game. Then the body gets tired. It wants a rest. Down, down, down. Sit, sit, sit.
      D<legs> Play, play, play! Now {his} body is slow. It is tired. It says, "Rest, please." A rest is good.
      D<jug> {Name is} tired now. A body is like a jug. Play takes some out. Rest puts it back in. Drip, drip.
      D<cheetah> A cheetah is a big cat. It runs, and then it is tired. {Name} may get tired too. Then a cheetah has a rest.
      P Friends play on. They wave.
      P Grown-ups see a slow body. They know about rest.
      P A cat rests all day. It likes to.
      Q With a tired body, {Name} may feel ____.
      Q When others play on, {Name} may feel ____.
      Q After a rest, {Name} may feel ____.
      H {helper} can sit down too.
      H {helper} can make a soft place.
      H {helper} can carry things.
      H<helper> {helper} can tell a story.
      H<adult> {helper} can try {adult}.
      T {he} can lie down for a bit.
      T {he} can show "tired" with a hand.
      T {he} can look at the sky.
      T<comforter> {he} can rest with {comforter}.
      T<doing> {he} can try {doing}.
      C<legs> {he} can say, "Play, rest, play."
      C<legs> {he} can say, "Rest now, body."
      C<jug> {he} can say, "Fill up, jug."
      C<topic> {he} can think about {topic}.
      C<cheetah> {he} can say, "Rest like a big cat."
      A<legs> Now it is time. The body has a rest. Soft, soft, soft. Play, rest, play.
      A<legs> Rest, rest, rest. It is soft here. The day is not done. Play can wait. Play, rest, play.
      A<jug> Drip, drip, goes the jug. A rest fills it bit by bit. Then there is more. Rest is good.
      A<jug> Drip, drip. The jug has a bit in it. A rest did that. Soft, soft, drip.
      A<cheetah> The cheetah lies in the grass. Its eyes are shut. A rest is good for big cats. Shh, cheetah.
    `),
    '4-5': script(`
      D<jug> A body has strength in it, like water in a jug. Play takes some out, and so does noise. {his} jug may be empty sooner than other jugs. Nobody can see that from outside. A rest puts some back, bit by bit.
      D<legs> Legs can be quick, and arms can be strong. Then they are tired and as heavy as wet sand. {Name} may feel that in the middle of a game. It is not on purpose. It is the body's way of asking for a break.
      D<cheetah> A cheetah runs faster than a horse. Then it is tired. It is a bit like that for {him} on some days. A cheetah runs for less than a minute. Then it lies down in the shade. Rest is a part of being fast.
      P Friends think that the game is over when somebody sits down. It is only a break. They can be told, and then they wait or play close by.
      P Some grown-ups say, "Just a bit more!" They cannot see inside. They learn it when somebody tells them.
      P A teacher knows lots of ways to play sitting down.
      Q In the middle of a game, {Name} may feel ____.
      Q When it is time for a rest, {Name} may feel ____.
      Q On a tired day, {his} body may feel ____.
      H {helper} can plan a rest before the fun ends. ~ Early rests are short.
      H {helper} can find a game for sitting. ~ There are lots.
      H {helper} can tell the others how it works. ~ Then they know why.
      H<helper> {helper} can rest too, side by side. ~ Clouds are good to look at.
      H<adult> {helper} can help on a tired day. ~ A way that is known already is {adult}.
      T {he} can say "break" before the end.
      T {he} can choose the best bit and do that first.
      T {he} can lie down with eyes shut for a song.
      T<comforter> {he} can rest with {comforter}.
      T<quiet> {he} can spend a rest {quiet}.
      T<doing> {he} can try {doing} in a rest.
      C<jug> {he} can say, "My jug is low."
      C<jug> {he} can think, "Drip by drip, it fills."
      C<legs> {he} can say, "Break, please. I will come back."
      C<cheetah> {he} can think, "Even a cheetah has a lie-down."
      C<topic> In the rest, {he} can think about {topic}.
      A<jug> A jug fills slowly, and that is fine with a jug. A rest is not nothing. It is how strength comes back. There may be some for a small game later.
      A<jug> In the evening the jug may be low. That is what beds are for. A long rest can fill it again, drip by drip. The next day has its own jug.
      A<legs> Heavy legs get lighter in a break, because a rest helps. The game went on, and friends may come over and sit too. A game with a rest in it is still a game.
      A<legs> After the break, the sand is gone from the legs. They feel light for a while. If they get heavy again, there is one more break. Breaks do not run out.
      A<cheetah> In the shade the cheetah shuts its eyes. Nobody says that it is lazy. It is the fastest of all, and it needs its rest. Later it gets up and has a look around.
      A<cheetah> Run, rest, run, rest. A cheetah lives like that and is fine. The shade is a good place to be. It is cool, and there is a lot to look at.
    `),
    '6-7': script(`
      D<marbles> Strength can be counted in marbles, ten in a bag for a day. Getting dressed costs one, and a noisy lunch costs two. {Name} may have fewer marbles, or things may cost more. When they are gone, the body is tired, and it cannot play on. So it helps to look in the bag first. Nobody can see it from outside.
      D<cheetah> Cheetahs are the fastest runners on land, and they rest a lot. {Name} may have a body that works in that way. A cheetah's run takes half a minute or so. After that it lies down and pants for a long while. It can do a lot, because it rests a lot. The rest is a part of it.
      D<phone> A phone with half its energy left still works. It just does not last so long. {his} body may wake up with half its strength on some days. That is not because of bad sleep or a bad mood. So on a half day, things get chosen. Some can be done, and some can wait.
      P Friends see that a person was quick at ten. They do not see why it is over at eleven. It looks odd to them until someone explains.
      P Some grown-ups think that trying harder is the answer. For many things it is. For this kind of tired, a rest is the answer.
      P Teachers want everyone to join in. They may not know that listening can be hard work too.
      Q When the strength is nearly gone, {Name} may feel ____.
      Q When friends go on without a break, {Name} may feel ____.
      Q On a slow morning, {his} arms and legs may feel ____.
      H {helper} can plan a rest in the middle of a good day. ~ It is easier to stop before the end.
      H A teacher can keep a quiet place ready. ~ Ten minutes there can save an afternoon.
      H {helper} can help to choose what a day is for. ~ Two good things are better than five half ones.
      H<helper> {helper} can plan the day with {him} in the morning. ~ There is room for one rest or two.
      H<adult> {helper} can help by {adult} on a slow day. ~ It costs no strength.
      T {he} can stop while there is a bit left. ~ It is good for the way home.
      T {he} can say, "I need a break, and then I am back." ~ People like to know the second part.
      T {he} can do the best thing first. ~ Then it is done.
      T<comforter> {he} can lie down with {comforter} in a dim room. ~ Light and noise cost strength too.
      T<quiet> {he} can spend the break {quiet}. ~ Some strength comes back like that.
      T<doing> {he} can try {doing} when it is time to stop. ~ Stopping is the hard part.
      C<marbles> {he} can think, "One marble for later."
      C<marbles> {he} can say, "My marbles are gone for today."
      C<cheetah> {he} can think, "Fast, then flat. It works."
      C<phone> {he} can say, "Half a day today."
      C<topic> In the break, {he} can think about {topic}.
      A<marbles> At night the bag fills up again, sometimes to the top and sometimes not. In the morning there is a look inside. It is {his} own bag, and nobody else can count in it. To rest in time is a clever thing to do with marbles.
      A<marbles> The last marble went on something good, or it is still there. Either way it was counted. A rest at night puts new ones in the bag, many or few. Tomorrow starts with a look inside.
      A<cheetah> In the grass, a cheetah looks like a cat with nothing to do. Inside, it is getting its strength back. In a while it will sit up. Rest was the longest part of its day, and it is still a cheetah.
      A<cheetah> A cheetah does not say sorry for lying down. The grass is flat where it rests, and its sides go up and down. When the strength is back, it gets up. It does not need to run, because a walk is fine too.
      A<phone> A half day has an evening too. What was chosen is done, and the other things can wait. A body is not lazy when it runs low on energy. It tells the truth about what there is.
      A<phone> A phone that is low turns down its light and does one thing. A body can do that as well. At night it rests and fills up again, as far as it can. In the morning there is a new number.
    `),
    '8-10': script(`
      D<cheetah> A cheetah can run faster than a car in a town, and then it needs a long rest. {Name} may have a body with a similar plan. The run lasts less than a minute. After that the cheetah lies in the grass, panting, and a hyena could take its dinner. There is strength, it is used up soon, and the rest after it is long. With animals, people call that a speciality.
      D<invoice> Most people get tired and then feel it at once. With some bodies the bill comes late. {Name} may feel fine at a party on Saturday and be too tired for breakfast on Monday. That makes it hard to guess what something costs. Doctors call the answer pacing. It means stopping while it is still going well, which is about the hardest moment there is.
      D<marbles> Some people with tired bodies count in spoons, and some in marbles. Getting up costs one, a shower costs one, a lesson in a noisy room costs two. {Name} may start with ten on a good day and with five on another. Others seem to have a whole sack and do not count. It is a useful way to think, since thinking ahead costs nothing.
      P Friends saw somebody laughing on Saturday. When that person is too tired on Monday, the two things do not fit together for them. A sentence about it clears that up.
      P Some adults have been told all their lives that tiredness goes away when a person gets moving. For them it does. It takes a while to believe that bodies can work differently.
      P Brothers, sisters or classmates may think that resting is a privilege. They see the sofa and not the headache. They would not swap for a week.
      Q At the moment of stopping, {Name} might feel ____. It may be more than one thing.
      Q On a day when the body says no, {Name} may notice ____.
      Q When somebody says "but you were fine yesterday", {Name} might feel ____.
      H {helper} can plan the rest before the event and the quiet day after it. ~ A plan made beforehand is easier to keep than good intentions.
      H The school can agree on breaks, a lift or shorter days. ~ It is better to arrive tired than not at all.
      H {helper} can do the boring things, so that strength is left for the good ones. ~ Socks are not worth it.
      H<helper> {helper} can explain it to the family. ~ Some people believe it only from an adult.
      H<adult> {helper} can help by {adult} on a day in bed. ~ It asks for nothing in return.
      T {he} can stop when it is still going well. ~ It feels wrong, and it works.
      T {he} can rest with no light, sound or screen for ten minutes. ~ It refills faster than watching something.
      T {he} can tell friends how long it will be, such as "one hour, then I go". ~ An hour that is planned is a whole hour.
      T<comforter> {he} can have {comforter} at the place for resting. ~ A good place is used more.
      T<activity> {he} can do a ten-minute version of {activity}. ~ Small is a size, too.
      T<quiet> {he} can spend part of a rest {quiet}. ~ Not all rests are boring.
      T<doing> {he} can try {doing} at the stopping point. ~ It is the hardest minute.
      C<cheetah> {he} can think, "I am a specialist."
      C<cheetah> {he} can think, "In the grass, getting it back."
      C<invoice> {he} can think, "I stop now, and Monday will be smaller."
      C<marbles> {he} can say, "I have two marbles left, so I choose."
      C<topic> Lying still, {he} can think about {topic} and spend nothing.
      A<cheetah> The cheetah gets up when it can, and not a minute sooner. Nobody has ever taught it to feel bad about it. What it does after a rest is up to the cheetah. It might be a run, or it might be a change of shade.
      A<cheetah> Nature films show the sprint and leave out the long afternoon. The cheetah knows about both. It lies in the shade with its chin on its paws and gets its strength back. If the camera stayed on, people would see how much rest there is in being fast.
      A<invoice> Bills become easier to guess with practice, though some will still be a surprise. Being tired on Monday does not make Saturday a mistake. It is only the price, and some Saturdays are worth it. Resting is how it gets paid.
      A<invoice> Somebody has paid for Saturday with a quiet Monday, and it was worth it or it was not. Either way it is good to know the price. Next time the rest can be booked in advance. A plan with a sofa in it is still a plan.
      A<marbles> Tomorrow the bag is filled again, nobody knows how far. What was done with today's marbles stays done. A day with five of them, well spent, can be a better day than one with a sack. There is even something to be said for the rests.
      A<marbles> The bag is light in the evening, as it is meant to be. Nobody gets a prize for marbles that are left over, and nobody loses one for running out. A night of rest will bring some more. They can be spent on something that is worth them.
    `),
    '11+': script(`
      D<invoice> Ordinary tiredness is paid in cash, and {Name} may know the other kind. A person runs, gets tired and sleeps it off. With some bodies it works on credit. An evening with friends is possible, even pleasant, and the bill arrives one or two days later, with interest. Those who saw the evening did not see the Tuesday. The technique against it is called pacing, and it means stopping while there is still some energy, which goes against every instinct and most films.
      D<seen> Rest looks like nothing. From outside, somebody lies on a sofa with the curtains drawn, and it could be mood, boredom or a lack of character. From inside, {Name} may be working hard at the only thing that helps. There are few words for this in ordinary language, since "tired" is what everybody is. A person with pneumonia and a person after a long film use the same word. It is no wonder that they misunderstand each other.
      D<cheetah> The fastest animal on land spends most of its day at rest. {Name} may find the cheetah a more useful model than the person on posters, who pushes on and is cheered at the finish. A cheetah sprints for well under a minute and needs a long while to recover, during which it cannot defend its own dinner. Biologists do not consider that a failure. They say that it has a narrow budget of energy and spends it with great precision.
      P Teachers have met people who could not be bothered, and may take this for the same. It has a different shape: somebody who cannot be bothered does not mind missing the school trip. A letter from a doctor shortens the discussion.
      P Friends stop inviting someone who often says no, mostly out of tact. They think that asking is a burden. "Please keep asking, I will say yes when I can" is a sentence worth sending.
      P Parents may swing between guarding and pushing, sometimes within one day. They read contradictory things at night. A number from one to ten each morning tells them more than a face does.
      Q At the point of stopping early, {Name} might feel ____. It goes against the grain every time.
      Q On the day after too much, {Name} may notice ____. Anger costs energy, and it comes anyway.
      Q When somebody says, "I'm tired too," {Name} might feel ____.
      H {helper} can take over what costs energy and gives nothing. ~ Few people mourn the washing-up.
      H The school can arrange rests, lifts, or part of the day at home. ~ It is a plan for a body and not for a character.
      H {helper} can keep invitations open and cancel them without drama. ~ Cancelling costs enough already.
      H<helper> {helper} can be told one number a day, and believe it. ~ It saves a good deal of explaining.
      H<adult> {helper} can offer {adult} on the horizontal days. ~ It is company at a low price.
      T {he} can set an alarm for stopping, and trust it more than the mood. ~ A mood is a poor judge at a party.
      T {he} can rest early, in the dark, without a screen. ~ Ten such minutes are worth more than an hour of the other kind.
      T {he} can plan the empty day together with the full one. ~ They belong to one event.
      T<comforter> {he} can keep {comforter} at the place for resting. ~ It is a serious workplace.
      T<activity> {he} can design the smallest possible form of {activity}. ~ Ten minutes keep a door open.
      T<quiet> {he} can fit in some time {quiet} between the demanding things. ~ Pauses count double when they come first.
      T<doing> {he} can try {doing} when stopping is hardest. ~ It is over in a minute.
      C<invoice> {he} can think, "I leave with some change in my pocket."
      C<invoice> {he} can think, "Stopping now is buying Tuesday."
      C<seen> {he} can say, "This is the kind that sleep does not fix."
      C<cheetah> {he} can think, "A narrow budget, spent with precision."
      C<topic> In the dark, {he} can think about {topic} as slowly as possible.
      A<invoice> Over the months the prices become known, more or less, and some of them change. There will be evenings that were worth every day of the bill. Others can be left early with a clear conscience. Energy is private money, and its owner decides what it is for.
      A<seen> What cannot be seen has a way of being explained again and again, which is tiring in itself. Two or three people who have understood it are enough to begin with. They do the explaining to the rest. Meanwhile the curtains are drawn, and the work of resting goes on.
      A<cheetah> Late in the day the cheetah sits up and looks across the grass. It has done hardly anything and has wasted nothing. Whether it runs again before dark is its own affair. The rest was part of the plan, and the plan suits the animal.
    `),
  },
};

/** A body that gets tired soon or for long: pacing, rest before the end of strength, and how it looks to others. */
export const bodyGetsTired: Frame = withScenes(own, wheelsForLater);
