import { milkSleepsToo } from '../home/milk-sleeps-too.ts';
import { script, type Frame } from '../../frame.ts';
import { aMouthForTheDay } from '../home/a-mouth-for-the-day.ts';
import { dummyFairy } from '../home/dummy-fairy.ts';
import { withScenes } from '../scene.ts';
import { milkBeforeBed } from '../home/milk-before-bed.ts';
import { milkInACup } from '../home/milk-in-a-cup.ts';

const GONE =
  /\b(?:since (?:we|she|he|they|it)|(?:gives?|gave|given|giving) (?:it|them|(?:his|her|their|the) \w+) (?:away|to)|yesterday|last (?:night|week)|(?:days|nights|weeks?) ago|(?:nights?|days?) without|took (?:it|the|away|her|his|their)|taken (?:it )?away|(?:is|was|been) gone|gone (?:for|since|now)|threw|thrown|lost|cold turkey|without (?:it|the|his|her|their))\b/;

/** It may stay for the night. */
const ONLY_AT_NIGHT =
  /\b(?:nights?|bed ?times?|sleep|naps?|bed) only\b|\b(?:only|just) (?:(?:have|has|use|keep|allowed) )?(?:it )?(?:at|for|in|to) (?:the )?(?:night|bed|sleep|nap)\w*|\b(?:nights?|bed ?times?|sleep) (?:is|are) (?:still )?(?:fine|ok|okay|allowed)\b|\bin the day(?:time)? (?:must|has to|needs to) (?:go|stop)\b|\b(?:daytime|in the day|during the day) (?:dummy|dummies|paci\w*|soother|bottle)s?\b/;
/** It goes altogether: a story that has it waiting in bed would promise what nobody keeps. */
const GOES =
  /\b(?:fair(?:y|ies)|santa|father christmas|good-?bye|bye[- ]?bye|(?:giv(?:e|es|ing)|hand(?:s|ing)?) (?:(?:it|them|(?:his|her|their|the|up|last)|dumm(?:y|ies)|pac(?:i|is|ifier)|bottles?|soothers?) )*(?:up|in|over)\b|giv(?:e|es|ing) up|gett?(?:ing)? rid|(?:drop|ditch|stop|los|bin)(?:s|p?ing|e)? (?:the|his|her|their|it|night|all|bedtime)|no more|last (?:one|dummy|night|bottle)|for good|for ever|forever|throw\w*|completely|altogether|cut(?:ting)? (?:it|the|them) (?:off|up)|snip\w*|wean\w*)\b/;

/** Giving up a dummy (pacifier) or a bottle: where it goes, what a free mouth can do, and the first evenings without. */
const own: Frame = {
  id: 'dummy-or-bottle',
  name: 'Giving up a dummy or bottle',
  says: [
    'giving up the dummy',
    'wont give up his dummy',
    'still has a dummy at 4',
    'getting rid of the pacifier',
    'wants her paci all day',
    'taking away the binky',
    'screams for his dummy at bedtime',
    'needs a bottle to fall asleep',
    'still drinks milk from a bottle at 3',
    'weaning off the bottle',
    'dummy fairy is coming',
    'dentist says no more dummy',
    'talks with the pacifier in his mouth',
    'wants the bottle at night',
    'moving from bottle to cup',
    'saying goodbye to her soother',
    'cant sleep without dummy',
    'we threw away the binkies and he is devastated',
    'dummy only for sleep',
    'lost without her dodie',
    'bedtime bottle',
    'hides with her dummy',
    'takes the babys dummy',
    'passifier addiction',
  ],
  claims: {
    strong: [
      'go of his bottle',
      'go of her bottle',
      'give up his bottle',
      'give up her bottle',
      'dummy',
      'dummies',
      'pacifier',
      'paci',
      'binky',
      'binkie',
      'binkies',
      'soother',
      'dodie',
      'give up bottle',
      'giving up the bottle',
      'off the bottle',
      'bottle to sleep',
      'bottle to fall asleep',
      'bottle at night',
      'bottle at bedtime',
      'bedtime bottle',
      'night bottle',
      'bottle of milk',
      'milk bottle',
      'milk from a bottle',
      'wean bottle',
      'bottle to cup',
      'baby bottle',
      'without bottle',
      'wants bottle',
      'want bottle',
      'still has bottle',
      'drop the bottle',
      'ditch the bottle',
      'ditch the dummy',
      'the bottle',
      'bottles',
      'bottle feed at',
      'soothers',
      'no more bottle',
      'paci fairy',
      'from her bottle',
      'from his bottle',
      'milk from her bottle',
      'milk from his bottle',
      'drinks from a bottle',
    ],
    cues: ['bottle', 'suck', 'wean', 'cup', 'fairy', 'teat', 'baby', 'dentist'],
    not: [
      'gave up dummy',
      'gave up pacifier',
      'gave up bottle',
      'gave up soother',
      'water bottle',
      'bottle feeding the baby',
      'crash test dummy',
      'bottled up',
      'bottle up',
      'hot water bottle',
      'bottle bank',
    ],
  },
  topicWords: ['milk', 'cuddle', 'dummy', 'pacifier', 'soother', 'binky', 'bottle', 'mouth'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Sucking calms babies; it is one of the first things that a body can do.',
    'Health services advise leaving dummies and bottles behind in the first years, since long use can move teeth, and milk or juice sipped from a bottle at night can harm them.',
    'With a dummy in the mouth it is harder to talk and to be understood.',
    'Getting used to sleeping without one mostly takes some days to two weeks; the first evenings are the hardest.',
    'Both ways work: a little less each day, or all on one day that was announced before.',
    'Something soft to hold, a song, a story and a person nearby can do the calming.',
    'An open cup or a straw is learned within weeks, and it spills at first.',
    'A child may miss a dummy or bottle and be sad; the sadness is real and gets less.',
  ],
  threads: {
    milk: 'the same two arms, now without the milk',
    box: 'the box where it is put away',
    mouth: 'what a free mouth can do: blow, sing, eat an apple',
    evenings: 'the first evenings without it, one after another',
    nights: 'a thing for the night, which waits in bed all day',
  },
  threadCues: {
    milk: /\b(?:breast ?-?fe\w+|breast ?milk|boobs?|boobie|booby|nursing|wean\w*|mummy milk|milkies?)\b/i,
    // What has been gone for a fortnight is not put into a box today.
    box: new RegExp(`^(?!${'[^]*'}${GONE.source})`, 'i'),
    mouth: /\w/,
    evenings: /\w/,
    nights: new RegExp(`^(?!${'[^]*'}(?:${GOES.source}|${GONE.source}))${'[^]*?'}(?:${ONLY_AT_NIGHT.source})`),
  },
  onlyWhenSaid: ['milk', 'nights'],
  saidInNotes: ['nights'],
  tellsAlone: ['milk', 'nights'],
  roles: {
    soother: {
      fallback: { text: 'the dummy' },
      cues: [
        { match: /\b(?:pacifier|paci|passifier|binky|binkie|binkies)\b/i, phrase: { text: 'the pacifier' } },
        { match: /\bsoother\b/i, phrase: { text: 'the soother' } },
        { match: /\bbottles?\b/i, phrase: { text: 'the bottle' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'The Arms Stay', thread: 'milk' },
      { text: 'In the Box with a Click', thread: 'box' },
      { text: 'Bye-Bye in the Box', thread: 'box' },
      { text: 'What a Mouth Can Do', thread: 'mouth' },
      { text: 'One Evening, Two Evenings', thread: 'evenings' },
      { text: 'It Waits in Bed', thread: 'nights' },
      { text: 'Bye-Bye, Suck, Suck', thread: 'mouth' },
      { text: '{name} Says Bye-Bye' },
    ],
    older: [
      { text: 'A Box with a Lid', thread: 'box' },
      { text: 'A Free Mouth', thread: 'mouth' },
      { text: 'The First Few Evenings', thread: 'evenings' },
      { text: 'Ten Minutes Before Sleep', thread: 'evenings' },
      { text: 'A Week or Two of Evenings', thread: 'evenings' },
      { text: 'What a Mouth Can Do', thread: 'mouth' },
      { text: 'An Old Helper Goes' },
      { text: '{name} Lets It Go' },
    ],
  },
  benefits: [
    'Tells in order what happens when an old comfort goes.',
    'Says that missing it is fine and that the first evenings are the hardest.',
    'Gives {name} something else to hold or to do.',
  ],
  talk: {
    young: [
      'What is new in this story?',
      'How may the first evening feel?',
      'Shall we choose something soft for tonight?',
    ],
    older: [
      'What did it do well, and what can do that now?',
      'Which word went into the blank?',
      'Shall we choose a box and a day?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'sunset',
    pose: 'hold',
    feeling: 'calm',
    companion: null,
    props: ['box', 'blanket'],
  },
  text: {
    '2-3': script(`
      D<box> Here is {soother}. {Name has} it now. Here is a box. Click! It goes in the box. Bye-bye.
      D<mouth> Out comes {soother}. {his} mouth is free. It can blow. Fff! It can sing. La, la, la!
      D<nights> {soother} has a place. {Name knows} it. It is in the bed. It waits there all day. A mouth is free to play.
      D<evenings> It is bedtime. {soother} is not here. {Name is} in bed. It is new. It is not the same.
      P Lots of babies like to suck.
      P<nights> Some children look for it in the day.
      Q<nights> In the day, {Name} may feel ____.
      H<nights> {helper} can cuddle at any time.
      T<nights> {he} can wave to it from the door.
      T<nights,comforter> {he} can carry {comforter}.
      C<nights> {he} can say, "Wait in bed. See you!"
      C<nights,topic> {he} can think about {topic} now.
      A<nights> Play, play, and then it is night. The bed is here. {soother} is here too. It waited. Night-night.
      P Some children miss it. That is fine.
      P Grown-ups know it is hard.
      P Teeth have more room now.
      Q When it is gone, {Name} may feel ____.
      Q In bed, {Name} may feel ____.
      Q At nap time, {Name} may feel ____.
      H {helper} can sit and sing.
      H {helper} can hold a hand.
      H {helper} can tell a story.
      H<helper> {helper} can give a hug.
      T {he} can hug a soft toy.
      T<comforter> {he} can hug {comforter}.
      T<comforter> {he} can tuck in {comforter}.
      T {he} can hold a hand.
      T {he} can hum a song.
      T<doing> {he} can try {doing}.
      C<box> {he} can say, "Click. Bye-bye."
      C<mouth> {he} can say, "Fff! La, la, la!"
      C<evenings> {he} can say, "Night-night, mouth."
      C<topic> {he} can think about {topic}.
      A<box> The box is shut. {soother} is in it. Bye-bye, bye-bye! Hello, soft bed.
      A<mouth> The mouth can blow. The mouth can sing. It can say good night. Good night, mouth!
      A<evenings> One sleep, two sleeps, three. Some are hard. Some are not. The mouth can rest. Night-night, bed.
      D<milk> {Name} knows the warm milk. It came from a mummy. Now milk comes in a cup. That is new. The arms are the same.
      D<milk> Time for milk! {Name} looks for it. The mummy milk stops now. Here is a cup. Here is a lap.
      P<milk> Some children cry for it. That is fine.
      P<milk> A mummy may miss it, too.
      Q<milk> With no mummy milk, {Name} may feel ____.
      H<milk> {helper} can hold and rock.
      H<milk> {helper} can sing the milk song.
      T<milk> {he} can have a cuddle.
      T<milk> {he} can hold a cup.
      C<milk> {he} can say, "No milk, big cuddle."
      A<milk> The milk has stopped. The arms have not. Rock, rock, rock. The mouth can rest. Night-night, milk.
      A<milk> Sip, sip, from a cup. Then two arms and a song. It is not the same. It is warm. Night-night, mouth.
    `),
    '4-5': script(`
      D<box> For a long time {soother} was a good thing to have. {Name} may have had it in bed or on a bad day. Now it can go into a box with a lid. The lid goes click. Then the box can stand up on a shelf.
      D<mouth> With {soother} in it, {his} mouth is full. There is not much room for words. When it is out, the mouth is free. It can blow a feather, or whistle, or bite an apple. A mouth likes to be busy.
      D<nights> {soother} is for the bed now. In the morning it stays there, next to the pillow. {Name} can get up with a free mouth. It can talk and sing and bite an apple. In the evening it is all there again.
      D<evenings> On the first evening without {soother}, bed is odd. {Name} may look for it with one hand. It is not under the pillow. The second evening is a little less odd. On the third one there may be a new way to rest.
      P<nights> Friends can hear words better when nothing is in the way. Grown-ups can as well. They know that a day is long.
      Q<nights> In the middle of the day, {Name} may feel ____.
      H<nights> {helper} can put it in its place each morning. ~ Then it is clear where it is.
      H<nights> {helper} can give a hug in the day. ~ It needs no bed.
      T<nights> {he} can wave to it and go and play.
      T<nights,comforter> {he} can take {comforter} along in the day.
      C<nights> {he} can say, "Wait in bed. See you tonight."
      C<nights,topic> In the day, {he} can think about {topic}.
      A<nights> The day is over, and the mouth has done a lot. It talked, and it had an apple. Now it is bedtime, and {soother} is in its place. It waited there all day.
      P Babies suck because it helps them to rest. It works well for babies. Big teeth need more room.
      P Some children give it up in one day. Some need many small steps. Grown-ups know both ways.
      P Dentists look at teeth all day. They like it when teeth have room. They know that it is hard to stop.
      Q In bed without it, {Name} may feel ____.
      Q When it is put away, {Name} may feel ____.
      Q In the evening, {Name} may feel ____.
      H {helper} can stay a bit longer at bedtime. ~ It helps in the first few days.
      H {helper} can tell one more story. ~ A voice can help a body to rest.
      H {helper} can count the evenings on a paper. ~ Then it is easy to see how many there are.
      H<helper> {helper} can hold a hand until it gets sleepy. ~ Hands are good at that.
      H<adult> {helper} can help at bedtime. ~ The first thing to try is {adult}.
      T {he} can choose something soft to hold.
      T<comforter> {he} can hold {comforter} in both hands.
      T {he} can drink some water from a cup.
      T {he} can hum one song with lips shut.
      T<quiet> {he} can spend some time {quiet} before bed.
      T<doing> {he} can try {doing} when it gets hard.
      C<box> {he} can say, "You can rest in the box now."
      C<mouth> {he} can say, "My mouth is free. Hello!"
      C<evenings> {he} can say, "One evening done."
      C<topic> In bed, {he} can think about {topic}.
      A<box> The box is on the shelf, and {soother} is in it. It was a good helper for a small person. It is fine to miss it. Other things are soft as well.
      A<mouth> The feather flies, and the apple goes crunch. A free mouth can blow, hum and laugh. At night it has nothing to do. It can just rest.
      A<evenings> One evening, two evenings, three. Some are hard, and some are not. Evening by evening, a body finds another way. It may come with a hug, and the mouth can rest.
      D<milk> When {Name} was very small, milk came from a mummy. It was food and a cuddle in one. Now it stops, bit by bit, because there is other food. A mouth may still ask for it. The cuddle goes on.
      P<milk> All children stop at some time. Some ask for it for a while.
      P<milk> A mummy may miss it, too.
      Q<milk> When the milk does not come, {Name} may feel ____.
      H<milk> {helper} can sit in the same chair for a cuddle.
      H<milk> {helper} can do bedtime in another order.
      T<milk> {he} can ask for the cuddle part.
      T<milk> {he} can have a drink in a special cup.
      C<milk> {he} can think, "The milk stops, and the arms stay."
      A<milk> The chair is the same, and so are the two arms. The mouth had a drink from a cup. It was hard for some evenings, and then for fewer. A cuddle does not run out.
    `),
    '6-7': script(`
      D<box> Some things stay for years, and {soother} is one of them. {Name} may have had it on good days and on bad ones. Then a day comes when it can go into a box. The box has a lid, and on the lid there can be a date. It is put away, and it is not thrown away.
      D<mouth> What can a mouth do when {soother} is not in it? {his} lips can whistle. The tongue has plenty of room. Teeth can stand where they want. A mouth can also do nothing at all. Most mouths do that at night.
      D<evenings> The first evening without {soother} may feel long. Here is how it often goes. {Name} may look for it once or twice, out of habit. On the second evening, the hand looks for it only once. After some more, the hand may forget to look. Then it is just bedtime.
      P Sucking is one of the first things a body can do. It makes a baby calm. Bigger bodies have more ways to get there.
      P Somebody may say, "That is for babies." Most people have something they hold on to. It may be a pillow or an old bear.
      P Dentists worry about teeth, not about children. They know it is hard. They have seen many people do it.
      Q When it is put away, {Name} may feel ____. It may be two things at once.
      Q On the first evening, {Name} may feel ____.
      Q When somebody asks about it, {Name} may feel ____.
      H {helper} can choose the day together with {him}. ~ It helps to see it coming.
      H {helper} can sit close on the first evenings. ~ People are good at helping people rest.
      H {helper} can read one chapter more for a week. ~ Listening is a calm thing to do.
      H<helper> {helper} can talk about something that was hard to give away. ~ Most people have one such thing.
      H<adult> {helper} can help by {adult}. ~ It is another way to get calm.
      T {he} can keep something soft in one hand. ~ A full hand is often a calm hand.
      T<comforter> {he} can keep {comforter} in one hand. ~ A full hand is often a calm hand.
      T {he} can drink a few sips of water from a cup. ~ A dry mouth can keep people awake.
      T {he} can breathe in and out, slower each time. ~ Bodies calm down when the breath is long.
      T<quiet> {he} can spend the last half hour {quiet}. ~ Calm can begin before bedtime.
      T<doing> {he} can try {doing} when it gets hard. ~ It has helped at other times.
      C<box> {he} can think, "Good helper, good night."
      C<mouth> {he} can think, "Nothing to do, mouth. Have a rest."
      C<evenings> {he} can think, "The hand will forget to look."
      C<topic> In the quiet, {he} can think about {topic}.
      A<box> The box stands on a shelf with its date. {soother} is in there, and it is not going anywhere. Missing it for a while is normal. A good helper can be missed and still stay in its box.
      A<mouth> In the daytime the mouth can whistle, hum and laugh. At night it has time off. It may want something to do at first. After a while it asks less often.
      A<evenings> One by one, the evenings may get easier. There may be a hard one in the middle, and that is fine. Then there is a night when no hand goes looking. The mouth just rests.
    `),
    '8-10': script(`
      D<box> It is not easy to say goodbye to a thing that has been there from the beginning. {Name} may have had {soother} longer than any friend. It worked, it was quiet, and it was there at night. Putting it in a box is a way to be fair to it. The box can be kept, like a first shoe or a milk tooth.
      D<mouth> There is a good reason why {soother} works. Sucking slows the heart a little and tells {his} body that everything is in order. It is the oldest calming trick that people have. The trouble is that it uses the mouth, and the mouth gets other jobs as people grow. Teeth need room, and so do words. Luckily there are other ways to slow a heart.
      D<evenings> Habits live in times and places, and {soother} lives in the ten minutes before sleep. In those minutes, {Name} may notice that something is missing. The body asks for it, and it does not come. On the next evening it asks a little more softly. After one or two weeks it asks for something else, such as a pillow.
      P People may make remarks about age. They mean the thing and not the person, although it does not sound that way. Many adults still sleep with one particular pillow and would not travel without it.
      P Parents are often in two minds about it. They remember how well it worked in the middle of the night. So it may be a goodbye for them as well.
      P Dentists see only the teeth. They measure a gap and say a number. They do not know how good a helper it was, and that part can be told to somebody else.
      Q In the ten minutes before sleep, {Name} might feel ____. It may be different after a week.
      Q When it is put away, {Name} may feel ____. A goodbye can be sad and right.
      Q When somebody makes a remark, {Name} might feel ____. It may help to tell someone.
      H {helper} can agree on a day and a way, and stick to it. ~ A clear plan is kinder than a long maybe.
      H {helper} can stay nearby for the first evenings. ~ Company also slows a heart.
      H {helper} can keep it private. ~ Nobody outside needs to know what is in a box.
      H<helper> {helper} can talk about something that was hard to give up years ago. ~ It may still be in a drawer.
      H<adult> {helper} can help by {adult}. ~ There is more than one way to get calm.
      T {he} can breathe out for six counts, ten times. ~ Long breaths slow the heart down.
      T {he} can put a glass of water next to the bed. ~ A few sips give the mouth something to do.
      T {he} can mark each evening on a card. ~ A row of marks shows how far it has come.
      T<quiet> {he} can spend half an hour {quiet} before bed. ~ Calm is easier to keep than to find.
      T<doing> {he} can try {doing} when it gets hard. ~ What has helped before is worth using again.
      C<box> {he} can think, "Thanks, and into the box."
      C<mouth> {he} can think, "Slow breath, slow heart, no need for more."
      C<evenings> {he} can think, "It will ask more softly tomorrow."
      C<topic> In the dark, {he} can think about {topic}.
      A<box> The box stands next to other old things. {soother} did a good job once, for a much smaller person. Now and then somebody may lift the lid and smile. Then it goes back on the shelf.
      A<mouth> A slow breath does the work, and nobody can see it. It fits into any bed, bus or classroom. The mouth is free for words, whistles and toast. At night it may as well be shut.
      A<evenings> After a week or two the body often stops asking. It happens on no particular evening, so nobody claps. The ten minutes are still there, and the mouth is at rest. There is room in them for a thought or a page.
    `),
    '11+': script(`
      D<box> Some objects stay with a person well past the age that other people consider suitable, and {soother} can be one of them. There is usually a reason. For {Name} it may have been reliable at times when little else was. Giving it up is a decision about teeth, or travel, or just about wanting to. A box for it is not childish, since museums do the same with anything that mattered.
      D<mouth> The calming effect of {soother} is well understood. Rhythmic sucking slows the pulse and lowers stress, and {his} body learned that before it learned anything else. What it does to teeth over many years is equally well understood. So the question is a practical one. Which other rhythm can do the same job, at night and on bad days, without using the mouth?
      D<evenings> The hard part of giving up {soother} is often shorter than people fear. For a few evenings {Name} may find that sleep takes longer and that thoughts are louder. The body expects a signal that does not come. After a week or two, it has usually tied sleep to something else. Knowing how long a thing lasts does not make it pleasant, but it makes it countable.
      P People who find out may be surprised, and surprise often comes out as a joke. Most of them have an arrangement of their own, involving a certain pillow, a noise or a lamp. They have simply been luckier with the choice of object, and nobody has ever written an article about pillows.
      P Parents can be oddly sentimental about it. They remember the one thing that worked at three in the morning, and they may not be as impatient as they sound. It has been their helper too, on more nights than they would like to count.
      P A dentist has a narrow view of the matter, from above, with a mirror. It is the view of somebody who knows what can be corrected and what is easier to prevent. The rest of the person is outside the picture, and that includes everything that made it necessary.
      Q In the first evenings, {Name} might notice ____. It may show up in the jaw, the hands or the thoughts.
      Q When it is put away for good, {Name} might feel ____. Relief and loss can come together.
      Q If someone makes a joke about it, {Name} may feel ____. Not every joke needs an answer.
      H {helper} can leave the date to {Name}, and then respect it. ~ Decisions hold better when they are one's own.
      H {helper} can make the evenings easier for two weeks, with fewer demands. ~ It is a short time with a known end.
      H {helper} can keep the matter private. ~ Dignity is part of the plan.
      H<helper> {helper} can name an object that was difficult to let go. ~ There tends to be one in a drawer.
      H<adult> {helper} can help by {adult}. ~ Old forms of calm can stand in for each other.
      T {he} can use a breathing rhythm, four counts in and six out. ~ It slows the pulse by a related route.
      T {he} can keep a glass of water and something for the hands beside the bed. ~ Both are quiet substitutes.
      T {he} can reduce it by one situation each week, starting with the easiest. ~ Small steps are less dramatic and quite effective.
      T<quiet> {he} can spend the last half hour {quiet}. ~ A calm hour asks for less help.
      T<doing> {he} can try {doing} when it gets hard. ~ A method with a good record is worth a second use.
      C<box> {he} can think, "It did its work, and it can retire."
      C<mouth> {he} can think, "Four in, six out, same effect."
      C<evenings> {he} can think, "A week or two, and this evening counts."
      C<topic> In the long minutes, {he} can think about {topic}.
      A<box> The box takes up little room, and {soother} is in good company there. Nobody needs to forget what it was good for. A person can outgrow a thing and still be on friendly terms with it. The lid is closed, and it can be opened on purpose, which is the difference between a memory and a habit.
      A<mouth> A breath is easier to carry than anything else, and it is invisible. It will work on trains, in hospitals and before exams. The mouth is free for arguments, trumpets and toast. What stays the same is a slow pulse at the end of a day, and that was the point of it from the beginning.
      A<evenings> On some evening the hard part is over, and nobody notices until later. There may be one more bad night after that, as a farewell. The signal for sleep has moved from the mouth to something else. The long evenings can be counted, and each of them happens only once.
    `),
  },
};

export const dummyOrBottle: Frame = withScenes(
  own,
  milkSleepsToo,
  aMouthForTheDay,
  milkInACup,
  milkBeforeBed,
  dummyFairy,
);
