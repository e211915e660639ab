import { fleesTheHairbrush } from '../home/flees-the-hairbrush.ts';
import { script, type Frame } from '../../frame.ts';
import { hairUp } from '../home/hair-up.ts';
import { withScenes } from '../scene.ts';
import { hairDryer } from '../home/hair-dryer.ts';

const own: Frame = {
  id: 'hair-brushing',
  name: 'Brushing hair',
  says: [
    'hates having her hair brushed',
    'screams when i brush her hair',
    'hair brushing is a battle every morning',
    'wont let me brush his hair',
    'knots and tangles, tears every day',
    'runs away from the hairbrush',
    'tangled hair and a sore head',
    'says brushing hurts',
    'tender headed',
    'curly hair detangling takes an hour and she sobs',
    'combing her afro hair before school',
    'wash day is torture, she has 4c hair',
    'having her braids done makes her cry',
    'will not sit still for plaits',
    'refuses a ponytail',
    'bird nest at the back of her head',
    'matted hair because she wont let anybody near it',
    'detangling spray does not help',
    'sensory issues with hair brushing',
    'my teenager does not brush her hair',
    'he has long hair and wont comb it',
    'brush her hare without screaming',
    'hair do drama before nursery',
    'pulls away when i do her hair',
  ],
  claims: {
    strong: [
      'brush hair',
      'brush her hair',
      'brush his hair',
      'brush their hair',
      'hair brush',
      'hairbrush',
      'hair brushed',
      'brushing hair',
      'hair brushing',
      'comb hair',
      'comb her hair',
      'comb his hair',
      'hair combed',
      'combing hair',
      'detangle',
      'detangling',
      'detangler',
      'tangled hair',
      'knotty hair',
      'matted hair',
      'tangle in hair',
      'knot in hair',
      'knots in her hair',
      'knots in his hair',
      'tender headed',
      'do her hair',
      'doing her hair',
      'hair done',
      'hair is done',
      'hair tied',
      'ponytail',
      'pony tail',
      'pigtail',
      'braid',
      'braids',
      'plait',
      'plaits',
      'cornrow',
      'cornrows',
      'wash day',
      'bird nest hair',
    ],
    cues: ['hair', 'brush', 'comb', 'tangle', 'tangles', 'knot', 'knots', 'curly', 'afro'],
    not: [
      'lice',
      'nits',
      'nit comb',
      'haircut',
      'pull her own hair',
      'pulls out her hair',
      'knots in her tummy',
      'knot in his stomach',
      'knots in his tummy',
      'shoe',
      'laces',
      'hair loss',
      'brush teeth',
      'hair done at the salon',
    ],
  },
  topicWords: ['hair', 'brush', 'knot', 'comb', 'plait'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Curls and coils dry out sooner than straight hair and are best combed wet, with conditioner, in sections, from the tips up.',
    'Hair itself feels nothing; the skin of the head does, because each hair sits in a root with nerves around it.',
    'Knots come when loose hairs slip round each other, most of all at the back of the neck, under hats and on pillows.',
    'Beginning at the ends and working upwards undoes small knots first, and does not push them together.',
    'Holding the hair above the knot keeps the pull away from the skin.',
    'Water, conditioner or a detangling spray lets hairs slide; curly and coily hair is easiest to comb wet, with conditioner, in parts.',
    'Plaits or a soft cover at night leave fewer knots in the morning.',
    'Some heads feel a pull more than others; sensory differences are real and are not bad behaviour.',
    'A child may hold the brush, choose the brush and ask for a stop.',
    'About 50 to 100 hairs fall out on an ordinary day and are found in the brush.',
  ],
  threads: {
    coils: 'hair with curls and coils, done in parts, with water and time',
    sign: 'a hand in the air, and a brush that waits',
    ends: 'the brush, which begins at the ends and climbs up',
    knot: 'one knot and how it comes undone',
    why: 'questions about pulling, and their answers',
    braid: 'three parts of hair that go over and under',
    letter: 'a plain word on hair that belongs to the person under it',
  },
  threadCues: {
    // Hair that is put in a plait is not brushed any more; braids of many parts are a wash day's matter.
    braid:
      /^(?![^]*\b(?:afro\w*|coils?|coily|kinky|4[abc]|box braids|knotless|cornrows?|locs|dreads?|dreadlocks|natural hair|take (?:\w+ )?out)\b)[^]*?\b(?:braid(?:s|ed|ing)?|plait(?:s|ed|ing)?|pig ?tails?|french plaits?|bunches)\b/i,
    // A brush from the ends up is no help to hair that is combed wet and in parts.
    coils:
      /\b(?:afro\w*|coils?|coily|kinky|4[abc]|curls?(?! up)|curly|wash ?day|box braids|knotless|braids (?:\w+ )?out|cornrows?|(?:in|with) twists|locs|dreads?|dreadlocks|natural hair|mixed hair|puffs?)\b/i,
  },
  onlyWhenSaid: ['coils', 'braid'],
  tellsAlone: ['coils', 'braid'],
  roles: {
    plait: {
      fallback: { text: 'a plait' },
      cues: [{ match: /\bbraid/i, phrase: { text: 'a braid' } }],
    },
  },
  titles: {
    young: [
      { text: 'Over, Under, Over', thread: 'braid' },
      { text: 'Hand Up, Brush Stop', thread: 'sign' },
      { text: 'Ends First', thread: 'ends' },
      { text: 'The Brush Begins at the Bottom', thread: 'ends' },
      { text: 'Bye-Bye, Knot', thread: 'knot' },
      { text: 'One Knot, and Then None', thread: 'knot' },
      { text: '{name} Has Hair to Brush' },
      { text: 'A Brush and a Head of Hair' },
    ],
    older: [
      { text: 'Three Parts and a Band', thread: 'braid' },
      { text: 'Over the Middle', thread: 'braid' },
      { text: 'From the Ends Up', thread: 'ends' },
      { text: 'The Long Way to the Top', thread: 'ends' },
      { text: 'How a Knot Comes Undone', thread: 'knot' },
      { text: 'The Knot at the Back', thread: 'knot' },
      { text: 'Why Does a Brush Pull?', thread: 'why' },
      { text: 'Hair, and Who Is Under It', thread: 'letter' },
      { text: '{name} and the Brush' },
    ],
  },
  benefits: [
    'Tells where knots come from and how they are undone, in order.',
    'Says where the pull is felt and what keeps it small.',
    'Gives {name} a sign for a pause and a part to do alone.',
  ],
  talk: {
    young: [
      'What comes first in the story?',
      'How does it feel when it pulls?',
      'Shall we find the ends of your hair together?',
    ],
    older: ['What makes it pull less?', 'Which word went into the blank?', 'Shall we agree on a sign that means stop?'],
  },
  cover: {
    setting: 'bedroom',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['mirror', 'chair'],
  },
  text: {
    '2-3': script(`
      D<ends> Here is the brush. Here is {his} hair. The brush begins at the ends. Swish, swish, swish.
      D<ends> Swish, swish! First the ends of the hair. {Name sits}. Then the brush goes up a bit.
      D<knot> {Name} slept. The hair slept too. Now there is a knot. Hello, knot!
      D<sign> A hand goes up. The brush stops. {Name} can do that. Up, stop. Down, brush, brush.
      P Some heads feel a lot. Some feel a bit.
      P All hair gets knots. Dolls get them too.
      P Grown-ups have knots. They brush as well.
      Q With the brush, {Name} may feel ____.
      Q When it pulls, {Name} may feel ____.
      Q After the brush, {Name} may feel ____.
      H {helper} can hold the hair.
      H {helper} can stop and wait.
      H {helper} can go slowly.
      T {he} can hold up a hand.
      T {he} can brush one bit.
      T {he} can brush a doll first.
      T<comforter> {he} can hug {comforter}.
      C<ends> {he} can say, "Ends first, please."
      C<ends> {he} can say, "Swish, swish, stop."
      C<knot> {he} can say, "Bye-bye, knot."
      C<topic> {he} can think about {topic}.
      C<sign> {he} can say, "Hand up, brush stop."
      A<ends> Swish, swish, swish. Up, up goes the brush. Now the hair is done. Night-night, brush.
      A<ends> The ends are done. The top is done. The brush is back in its place. Swish!
      A<knot> The knot is small now. Now it is gone. Bye-bye, knot! Hello, hair!
      A<knot> One hair out. Two hairs out. Now there is no knot. The brush can rest.
      A<sign> Up, stop. Down, brush. Now the hair is done. The hand can wave. Bye-bye, brush.
      D<coils> Curl, curl, curl! {his} hair is full of curls. First comes some water. Then comes the comb. One bit, and one more bit.
      P<coils> Lots of people have curls. They need time too.
      Q<coils> With the comb, {Name} may feel ____.
      H<coils> {helper} can do one bit.
      T<coils> {he} can hold a clip.
      C<coils> {he} can say, "One bit, one bit."
      A<coils> One bit, and one more bit. Now the hair is done. The curls are back. Boing!
      D<braid> Three bits of hair. {Name} sits down. Over, under, over they go. Then there is a band.
      P<braid> Hands cannot feel a tug. Heads can.
      Q<braid> With a tug, {Name} may feel ____.
      H<braid> {helper} can stop for a bit.
      T<braid> {he} can hold the band.
      C<braid> {he} can say, "Over, under, over."
      A<braid> Over, under, and the band goes on. The hair is done. Shake, shake! It stays in.
    `),
    '4-5': script(`
      D<ends> There is a place where the brush begins. It is at the ends of {his} hair. The ends feel nothing. Then the brush goes up a bit, and a bit more. The top comes last. Swish, swish, swish.
      D<ends> {Name has} hair, and hair has two ends. One end is in the skin. That end can feel a pull. The other end is loose and feels nothing. So the brush begins at the loose end.
      D<knot> In the night, {his} hair moves on the pillow. One hair goes round another. In the morning there is a knot. A knot is only hairs that are mixed up. A brush can pull at it, and that can hurt. Bit by bit, they can come apart.
      D<sign> A hand in the air is a good sign. It says "stop" to a brush, and it needs no words. {Name} can put one up when it pulls. Then the brush waits. When the hand goes down, the brush goes on.
      P Some heads feel each small pull. Some feel hardly any. Nobody can see that from outside.
      P The grown-up with the brush cannot feel the pull. That is why it helps to be told.
      P Long hair gets knots. Curly hair gets knots. Short hair gets some, too.
      Q When the brush comes, {Name} may feel ____.
      Q When a knot pulls, {Name} may feel ____.
      Q When it is time for the brush, {Name} may feel ____.
      H {helper} can hold the hair above the knot. ~ Then the pull stays small.
      H {helper} can stop when a hand goes up.
      H {helper} can use some water or spray. ~ Wet hairs slide better.
      H<adult> {helper} can help by {adult}. ~ It makes the time go by.
      T {he} can put up a hand for a stop.
      T {he} can brush the ends, and somebody helps with the top.
      T {he} can pick which side comes first.
      T<comforter> {he} can hold {comforter} on {his} knees.
      T<quiet> {he} can spend the time {quiet}.
      C<ends> {he} can say, "Ends first, top last."
      C<ends> {he} can count, "One swish, two swish, three."
      C<knot> {he} can say, "Small knot, come out slowly."
      C<topic> {he} can tell the mirror about {topic}.
      C<sign> {he} can think, "Hand up, wait. Hand down, go."
      A<ends> The brush got to the top. It took some time, because it went bit by bit. Some hairs are left in the brush. They fell out, and new ones grow. The hair is done for today.
      A<ends> First the ends, then the middle, then the top. That is how a brush goes. Now it is back on the shelf. It will wait there till it is needed.
      A<knot> The knot is out. It was just some hairs that held on to each other. Now they lie side by side. Tonight they may mix again, and that is fine. Knots come, and knots go.
      A<knot> One hair, two hairs, and the knot lets go. It looked big, but it was made of thin hairs. Now the brush gets through to the end. Tonight the pillow may make a new one.
      A<sign> The hand went up, or it stayed down. The brush looked out for it the whole time. Now the hair is done, and both hands have time to play. The sign works again at the next brush.
      D<coils> {his} hair grows in curls. They go round and round. Curls get dry fast, so they need water and cream. Then the hair is done in parts. One part has a turn, and the others wait in clips.
      P<coils> Hair with curls takes time. Grown-ups with curls know that well.
      P<coils> The hands with the comb cannot feel the pull. They can slow down when they are told.
      Q<coils> When the comb is in the hair, {Name} may feel ____.
      H<coils> {helper} can stop after each part. ~ The clips hold all the others.
      T<coils> {he} can give out the clips, one for each part.
      C<coils> {he} can think, "One part, one clip."
      A<coils> The last part is done, and the clips are in their box. The curls are soft, and they spring back. It took a long time. Now this hair has some days off.
      D<braid> For {plait}, hair is put in three parts. {Name} sits, and the parts go over and under. One part may pull when the next goes over. It is a long sit for short legs. The longer it gets, the nearer is the end.
      P<braid> The hands that do it cannot feel the tug. That is why it is good to say so.
      P<braid> Some children like it tight, and some like it loose. Both can be asked for.
      Q<braid> When one part pulls, {Name} may feel ____.
      H<braid> {helper} can hold the hair close to the head. ~ Then the tug stays small.
      H<braid> {helper} can stop when somebody says "wait".
      T<braid> {he} can hold the bands and hand them over.
      T<braid> {he} can say "wait" and have a short rest.
      C<braid> {he} can say, "Over, under, over."
      A<braid> Over, under, over, and the band is on. Now the hair gets no knots. It can stay like that all day. Short legs can run again.
    `),
    '6-7': script(`
      D<ends> A brush can begin at the top of {his} head or at the ends. From the top, it pushes all the small knots into a big one. So it is better to start low. First the hair is brushed at the tips, where nothing is felt. Then the brush starts a hand higher. The skin of the head comes last.
      D<knot> During the day, {his} hair rubs on a collar, a hood and a pillow. Loose hairs slip around other hairs. At the back of the neck they may make a knot. Nobody ties such a knot on purpose. It is loose in the middle. It can be opened from below, a few hairs at a time.
      D<why> Why does a brush pull, when cutting hair is not felt at all? {Name} may have asked that. Hair feels nothing. But each hair sits in a small hole in the skin. The skin there feels a lot, so it feels every tug. Holding the hair above the knot keeps the tug away.
      P Some people have a head that feels every pull. Others feel almost none. Both may sit at one breakfast table and wonder about each other.
      P The person with the brush sees knots and a clock. The person on the chair feels each tug. They are not cross with each other. They are cross with the knot.
      P Straight hair, curly hair and hair in tight coils all need their own way. Some hair is best combed when it is wet. Some is left in plaits for days.
      P Many children come to school with a knot at the back. They cannot see it there. Others hardly notice.
      Q When the brush comes near, {his} shoulders may feel ____.
      Q When a knot pulls, {Name} may feel ____. It may be felt in the neck as well.
      Q Before school, with the brush on the table, {Name} may feel ____.
      H {helper} can hold the hair just above the knot. ~ Then the skin hardly feels it.
      H {helper} can stop as soon as a hand goes up. ~ It is easier to sit when a stop is sure.
      H {helper} can use water or spray, because wet hairs slide. ~ Some knots open by themselves then.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can brush the ends, and {helper} can do the back. ~ The hand that holds the brush knows when to slow down.
      T {he} can choose the time, before or after breakfast. ~ A chosen time is less of a surprise.
      T {he} can press a hand on the head above the knot. ~ A firm touch makes a tug feel smaller.
      T<comforter> {he} can hold {comforter} in both hands. ~ Hands like to have some work.
      T<quiet> {he} can spend the time {quiet}. ~ A busy head notices less of the brush.
      C<ends> {he} can think, "Tips, then middle, then top."
      C<knot> {he} can say, "Wait, that one is a knot."
      C<why> {he} can think, "Hold it above, and it pulls less."
      C<topic> While the brush works, {he} can think about {topic}.
      A<ends> The brush came up slowly from the tips to the top. There are hairs in it, because some fall out every day. New ones grow at the root. Now the hair is done, and the rest of the day can come.
      A<ends> Low, higher, highest, and then the brush goes back on its shelf. Hair that was brushed from the ends has no big knots left. It may have small ones by the evening. They come out fast.
      A<knot> At last the knot is a few bent hairs, and then it is none. It took some patience on both sides. A plait at night leaves fewer knots for the morning. The hair does not mind either way.
      A<knot> The knot was tied by nobody, and two hands have untied it. It had held on hard, but only at its edge. Now the brush goes through the hair and does not stop. A hood will try again tomorrow.
      A<why> So hair feels nothing, and skin feels a lot. A brush that knows this goes slowly near the head. It begins at the ends, and a hand holds on above. What is left is only brushing.
      A<why> The hair has been brushed, and it noticed nothing. The skin noticed a little, because it can tell when somebody pulls. A hand in the right place took most of it away. Now each hair sits in its small hole and rests.
      D<coils> Curls and coils are hair with a lot of bends in it. Water and cream make it soft, so that it slides. For {his} hair the comb waits until then. One part is combed from the tips up. The other parts wait in clips or twists.
      P<coils> In many homes a wash day is long. Some people sing, and some watch a film. Some have a snack in each break.
      P<coils> Straight hair has other rules. What is good for one head is no use for the next.
      Q<coils> In the middle of it, {his} head may feel ____. It may be one place or all of it.
      H<coils> {helper} can plan a break after each part. ~ A long time in bits is easier.
      T<coils> {he} can choose which part comes next. ~ It goes round the whole head in the end.
      C<coils> {he} can think, "One part at a time, from the tips."
      A<coils> All the parts have had their turn, and the clips are empty. The curls spring back to where they were. Now the hair and the head under it have some peace. The comb gets a rinse.
      D<braid> Three parts of hair make {plait}. The right one goes over the middle, and then the left one. On {his} head each part is pulled a bit, so that it holds. That can be felt, and nobody else can feel it. It also takes a while, and sitting gets long.
      P<braid> Whoever does it looks at the hair and counts the parts. The face in front cannot be seen from there.
      P<braid> Bread and ropes are made like that too. Bread has the better time, for it feels nothing.
      Q<braid> Halfway down, {his} head may feel ____. It may be one place or all of it.
      H<braid> {helper} can ask, "Tight or loose?" and stop at a word. ~ The one who feels it knows best.
      H<braid> {helper} can do one side, and then there is a rest.
      T<braid> {he} can look at a book or a film until the band is on. ~ Then the time goes by more easily.
      T<braid> {he} can say "left" or "right" at each turn.
      C<braid> {he} can think, "Over the middle, over the middle, done."
      A<braid> The last turn is the shortest one, and then comes the band. The hair is out of the way until evening. No knot can get in there while it is up. In the evening it comes out in waves, all by itself.
    `),
    '8-10': script(`
      D<ends> Most people learn to brush from the top down. For {his} hair, or for any with knots in it, that is the wrong way round. Each stroke pushes small tangles together until they make one large one. Hairdressers start at the tips and work upwards, a hand's width at a time. Then there is only one small problem for the brush to solve. It looks slower, and it takes about as long.
      D<knot> At the back of the neck, {his} hair does something that sailors would admire. It ties itself. Every hair is covered with tiny scales, much as a roof is covered with tiles. When hairs rub against a hood or a pillow, the scales catch. Soon a few hairs are looped together, and others join. A knot like that has no ends to pull. It opens when it is loosened from below.
      D<why> Why does brushing hurt, when scissors do not? The part of {his} hair that can be seen is not alive. It could be cut, dyed or tied to a balloon without anybody feeling it. The root is another matter, because it sits in the skin with a ring of nerves around it. A head has about a hundred thousand such roots. A brush that meets a knot pulls at dozens of them at once.
      P Sensitivity to touch differs a great deal between people, and some scalps are far more alert than others. It runs in families now and then, and sometimes one brother or sister has it and the other does not. Nobody is making it up.
      P Whoever brushes somebody else's hair works blind. The hand feels a little resistance, and the head feels a lot. A word or a raised finger is useful information.
      P Curls and coils are usually combed wet, with conditioner, in sections, and then left in peace for days. Straight hair is brushed dry and tangles by lunchtime. What works on one head may be useless on the next.
      P In the morning there is a clock in the room, and clocks make hands hurry. Many families have moved the brushing to the evening. The knots are the same then, but the bus is not waiting.
      Q When the brush meets a knot, {Name} might feel ____. It may show in the shoulders first.
      Q Before anyone has even begun to brush, {Name} might notice ____. Bodies remember a tug.
      Q When it is done for the day, {Name} might feel ____.
      H {helper} can hold the hair between the knot and the skin. ~ The pull then ends at the fingers and does not reach the root.
      H {helper} can agree on a sign and stop at once when it comes. ~ People sit more easily when the stop belongs to them.
      H {helper} can help to find another brush, a spray or a smoother pillow cover. ~ Tools make a bigger difference here than patience does.
      H<adult> {helper} can help by {adult}. ~ It has made it shorter before.
      T {he} can do the ends and the sides alone, and hand over only the back. ~ A hand that feels both brush and scalp adjusts by itself.
      T {he} can have the hair in a loose plait for the night. ~ Hairs that lie together rub less.
      T {he} can press a palm flat on the head while a knot is opened. ~ Pressure keeps the skin from being lifted.
      T<comforter> {he} can keep {comforter} within reach. ~ Something familiar helps a body to stay put.
      T<quiet> {he} can spend those minutes {quiet}. ~ Attention that is elsewhere feels less.
      C<ends> {he} can think, "One hand higher, and not before."
      C<knot> {he} can say, "Stop there, and hold it above."
      C<why> {he} can think, "It is a hundred roots, not the hair."
      C<topic> In the meantime, {he} can think about {topic}.
      A<ends> When the brush can go from top to tip without a stop, it is over. Some hairs stay behind in it, fifty or so, which is what a head lets go of in a day. New ones have started already. The brush goes back in the drawer until the hair has had time to think of something.
      A<ends> Somewhere there is a person brushing from the top and wondering. Told about the tips, most of them try it the same evening. The hair is done for today, and there was one small knot at a time. It will think of something new by lunch.
      A<knot> The knot at the back is now a small fluff, and then it is a memory. It will be tied again, by a collar or a pillow, since hair has little else to do. It can be opened again too, from below. That is a skill, and hands get better at it.
      A<knot> Sailors need years to learn what this hair does by itself. The knot has been taken apart without scissors and without a winner. There is a brush, a little water and a hand that holds on above. The next one is already being planned at the collar.
      A<why> So the answer lies in the skin. Hair itself has no opinion about brushes, and roots have a strong one. A hand above the knot, some water and a start at the tips settle most of it. The rest is a matter of five minutes and somebody to complain to.
      A<why> The hair in the brush felt nothing, then or now. It was the roots that spoke up. A hand that holds the hair above a knot keeps the pull away from them. After that, a hundred thousand roots can go back to doing what they do, which is growing hair.
      D<coils> A hair with bends in it dries out faster than a straight one. At each bend it can hold on to the hairs beside it. So there is an order for {his} hair: water, conditioner, parts, and the tips first. A brush on dry coils pulls a lot and helps little. With the order it takes a long time, and it pulls far less.
      P<coils> Whoever does the combing has arms that get heavy. It is an hour's work, or two. Both ends of the comb are glad of a break.
      P<coils> People with straight hair hardly know how much work is in coils. They see the result. Those who know look twice and see the time in it.
      Q<coils> In the second half of it, {Name} might feel ____. Necks have their own opinion.
      H<coils> {helper} can keep some parts for the next day. ~ Twists and clips hold everything where it is.
      T<coils> {he} can learn to do one part alone. ~ A hand that feels the pull knows how to stop it.
      C<coils> {he} can think, "Water, cream, tips first."
      A<coils> The last part is done, and the towel is wet. What took so long can stay as it is for days. Until then a head can lean on anything, and nothing tugs. The hair is soft, and the comb with the wide teeth goes back on its shelf.
      D<braid> A plait of three parts is older than combs of metal, and it works for ropes and bread as well. Each part crosses the middle in turn, and each crossing gets a pull. On {his} head the pull ends in the skin, where every hair has a nerve of its own. Loose plaits are kind and fall out by noon. Tight ones last, and they can be felt.
      P<braid> From behind, nobody can see a face. Whoever does the plaiting has only the hair to go by, and hair gives no signs.
      P<braid> At school people see the result and not the sitting. Some of them would like one and have nobody who can do it.
      Q<braid> In the second half of it, {Name} might feel ____. Necks get tired as well.
      H<braid> {helper} can hold the hair at the roots, so that the pull ends there. ~ Hairdressers do the same.
      H<braid> {helper} can agree on a sign that means "looser". ~ It saves an argument.
      T<braid> {he} can have a book or a film ready, and sit down with it.
      T<braid> {he} can learn to do the last part alone. ~ A hand that feels the pull knows when to stop.
      C<braid> {he} can think, "Right over, left over, nearly there."
      A<braid> The band goes round twice, and the hair stays up until evening. It cannot make knots while it is up, which saves some brushing. Somebody has cold fingers now, and somebody has a stiff neck. Both of them can get up.
    `),
    '11+': script(`
      D<ends> There is a small piece of engineering in brushing {his} hair, or anybody's, that is seldom explained. A stroke from the top collects every loose tangle and packs them together near the ends, where they become one solid knot. Beginning at the tips takes that apart before it forms. The difference can be felt in the first minute. It works for any length and for most kinds of hair, and it takes no strength at all.
      D<knot> Hair tangles because of its surface, and {Name} may know the result, which sits at the back of the neck and feels like felt. Under a microscope each strand is covered in overlapping scales. In dry or bleached hair they stand up and catch, and wind, hoods and sleep do the rest. In fact that is how felt is made. The way out of it is moisture, a wide comb, and work from below in small sections.
      D<letter> A few things about brushing hair deserve to be said plainly to somebody who is tired of the subject. It grows on {his} head, and the larger share of the vote belongs there. It may be long, short, braided, covered or cut off, and opinions about it will arrive whether anyone asked or not. What it needs in order not to hurt is simple maintenance at intervals. How often, and by whose hand, is open to negotiation.
      P Parents can become oddly stubborn about hair. Some of that is about school photographs and grandmothers, and some of it is a memory of having been brushed themselves. Few of them enjoy the argument, and most would gladly hand over the job.
      P A scalp can be far more sensitive in one person than in the next, and stress or tiredness makes it worse. It is a physical fact and not a weakness. Two people in a bathroom may be talking about two different sensations.
      P Hair carries a good deal of meaning, about families, faith, fashion and who somebody would like to be. Coils, curls and straight hair each have their own rules, and advice from the wrong head is useless. People with similar hair usually know best.
      P Nobody at school looks at the back of a head for long. What seems like a disaster in two mirrors is a detail to everyone else. Most of them are checking their own.
      Q With a brush in the hand and no time, {Name} might feel ____. Boredom counts as an answer.
      Q When somebody else reaches for the brush, {Name} might notice ____.
      Q Looking at the knot from below, {Name} might feel ____.
      H {helper} can stop giving reminders once a time and a minimum have been agreed. ~ An agreement is easier to live with than a remark.
      H {helper} can look for the right comb or spray, or for somebody who knows this kind of hair. ~ An hour with an expert saves weeks of guessing.
      H {helper} can do the back on request and without comments. ~ Two hands behind the head see nothing.
      H<adult> {helper} can offer {adult} in the meantime. ~ It has been of use before.
      T {he} can tie it up or plait it loosely at night, which prevents more knots than any brush removes. ~ It takes less than a minute.
      T {he} can work with conditioner and a wide comb in the shower, when the strands slide. ~ Dry hair is the hard way.
      T {he} can decide on a cut or a style that suits the time there is. ~ Shorter is a solution, and so are braids that last.
      T<quiet> {he} can combine it with {quiet}, if the hands allow it. ~ Dull jobs go well in company.
      T<doing> {he} can try {doing} when it pulls. ~ What helps elsewhere may help here.
      C<ends> {he} can think, "Tips first, and the rest gives up."
      C<knot> {he} can think, "From below, with water, without heroics."
      C<letter> {he} can say, "My head, and I will see to it."
      C<topic> To pass the time, {he} can think about {topic}.
      A<ends> The comb goes through in the end, as it does when nobody pulls at the wrong place. About a hundred thousand strands are then lying more or less in one direction, which will last until the first gust of wind. Brushing is maintenance, like charging a phone. It can be done while thinking of something better.
      A<knot> A knot is not evidence of anything except friction. It loosens, strand by strand, and whatever refuses can be cut out without anybody noticing. By tomorrow there may be a new one, since hair has all night. Somebody who knows how it works is rarely at its mercy.
      A<letter> So that is the case for a brush, made without sighing. The hair is {hers}, and so is the scalp, and so is the decision about what to do with both. A minimum keeps the peace and prevents knots. Everything above that is a matter of taste, and there are years of it ahead.
      D<coils> Hair with tight bends follows its own physics. Oil from the scalp travels badly round corners, so coils dry out, and dry hair holds on to its neighbours at every turn. {Name} may know the result from long wash days. What helps is an order of work: water, conditioner, sections, tips first, with fingers or a wide comb. It takes time in any case, and it takes less when nobody begins at the roots.
      P<coils> Advice about hair mostly comes from heads with another kind, and it can be ignored in good conscience. People with similar hair know tricks that stand in no leaflet. They usually like to share them.
      P<coils> Others see the style and not the two hours inside it. Some even reach out to touch it. A short "no" is sufficient, because hair belongs to its head.
      Q<coils> Towards the end of a long session, {Name} might feel ____. Scalps get tired as well.
      H<coils> {helper} can divide it between two evenings, or look for somebody who knows this kind of hair. ~ Some of the pain is a matter of tools.
      T<coils> {he} can take over one section after another, as the hands learn it. ~ Whoever feels the pull controls it best.
      C<coils> {he} can think, "Section by section, and tips first."
      A<coils> When the last section is done, nothing more is asked of this hair for days. That is a rest for the scalp, and for everybody's arms. The hair grows on {his} head, and how it is worn gets decided there. The clips go back in their tin until the next time.
    `),
  },
};

/** Brushing and combing hair: where knots come from, why a brush begins at the ends, and who may hold it. */
export const hairBrushing: Frame = withScenes(own, fleesTheHairbrush, hairDryer, hairUp);
