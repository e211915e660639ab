import { nearlyNoRoot } from './nearly-no-root.ts';
import { aToothThatIsLost } from './a-tooth-that-is-lost.ts';
import { eatsWithAWobble } from './mending/eats-with-a-wobble.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { knockedOut } from './knocked-out.ts';
import { willItBleed } from './will-it-bleed.ts';
import { hangingByAThread } from './hanging-by-a-thread.ts';
import { outOneDay } from './out-one-day.ts';

const own: Frame = {
  id: 'wobbly-tooth',
  name: 'A wobbly or lost tooth',
  says: [
    'first wobbly tooth and he is scared it will hurt',
    'loose tooth, will not eat on that side',
    'her tooth fell out and there was blood',
    'lost his first tooth and screamed',
    'swallowed her tooth with an apple',
    'dropped the tooth at school and cannot find it',
    'all her friends have lost teeth and she has none loose',
    'last in the class to lose a tooth',
    'wiggly tooth hanging by a thread',
    'wont let anyone touch his wobbly tooth',
    'is afraid to brush because of the wobbly tooth',
    'scared of losing teeth',
    'does not want her tooth to fall out',
    'new tooth is coming in behind the old one',
    'shark teeth, two rows',
    'gap in his teeth and he lisps',
    'embarrassed about the gap in her teeth',
    'baby teeth falling out',
    'lost a tooth and swallowed it, what about the tooth fairy',
    'keeps his lips shut so the tooth stays in',
    'loose molar at eleven',
    'knocked his front tooth out on the slide',
    'wobly tooth',
  ],
  claims: {
    strong: [
      'lost two teeth',
      'tooth is grey',
      'tooth is gray',
      'tooth went grey',
      'grey tooth',
      'all her baby teeth',
      'all his baby teeth',
      'all her milk teeth',
      'all his milk teeth',
      'all their baby teeth',
      'tooth wont grow',
      'teeth wont grow',
      'tooth will not grow',
      'tooth grow back',
      'teeth grow back',
      'new tooth wont',
      'tooth gap',
      'no front teeth',
      'front teeth out',
      'wobbly tooth',
      'wobbly teeth',
      'wobbly molar',
      'loose tooth',
      'loose teeth',
      'loose molar',
      'wiggly tooth',
      'wiggly teeth',
      'tooth is loose',
      'tooth loose',
      'tooth wobble',
      'tooth is wobbly',
      'tooth wiggle',
      'lost a tooth',
      'lose a tooth',
      'losing a tooth',
      'lost tooth',
      'lose tooth',
      'losing tooth',
      'lost his tooth',
      'lost her tooth',
      'lost his first tooth',
      'lost her first tooth',
      'lose his first tooth',
      'lose her first tooth',
      'lost her front tooth',
      'lost his front tooth',
      'tooth fell out',
      'tooth fall out',
      'tooth falls out',
      'teeth fall out',
      'tooth falling out',
      'teeth falling out',
      'tooth came out',
      'tooth come out',
      'swallowed his tooth',
      'swallowed her tooth',
      'swallowed the tooth',
      'swallow tooth',
      'dropped the tooth',
      'milk tooth',
      'milk teeth',
      'baby teeth',
      'baby tooth',
      'gap in his teeth',
      'gap in her teeth',
      'shark teeth',
      'knocked his tooth',
      'knocked her tooth',
      'tooth knocked out',
    ],
    cues: ['tooth', 'teeth', 'wobbly', 'loose', 'gap', 'swallowed', 'blood', 'gum', 'molar', 'fairy'],
    not: [
      'false teeth',
      'front teeth in an accident',
      'tooth in an accident',
      'teeth knocked out',
      'tooth knocked out',
      'knocked his tooth out',
      'knocked her tooth out',
      'tooth pulled',
      'teeth pulled',
      'have a tooth out',
      'has to have a tooth out',
      'tooth has to come out',
      'tooth out by dentist',
      'braces',
      'tooth fairy forgot',
      'fairy real',
      'fairy isnt real',
      'is not real',
      'bites',
      'teething',
      'baby is getting teeth',
    ],
  },
  topicWords: ['tooth', 'teeth', 'gap', 'mouth', 'wobble'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'A child has twenty milk teeth. Most begin to wobble between five and seven, some at four, some at eight; the last go at about twelve.',
    'Under a milk tooth a new tooth grows. The root of the milk tooth gets shorter from below, and so the tooth wobbles.',
    'A tooth that is ready comes out with little or no pain; a gum may bleed for some minutes, and pressing clean cloth on it helps it to stop.',
    'A swallowed milk tooth does no harm; it passes through and leaves with the poo.',
    'A new tooth that comes up behind a milk tooth is common; a dentist can look at it.',
    'A tooth that wobbles after a bump, or before four, is looked at by a dentist.',
    'New front teeth often have a wavy edge, and are larger and a bit yellower than milk teeth.',
    'The tongue feels small gaps as very large.',
    'What is done with a tooth differs from home to home: a pillow, a mouse, a roof, a box, a bin.',
    'Late or early makes no difference to how teeth turn out.',
  ],
  threads: {
    jobs: 'what each kind of tooth is for',
    rows: 'a new tooth that has come up behind an old one',
    keep: 'what becomes of a tooth, which is each home’s own custom',
    mirror: 'teeth counted in the mirror, each in its place',
    under: 'the new tooth that grows under the old one, where nobody sees it',
    wobble: 'the tooth that moves when the tongue pushes',
    gap: 'the gap, and what the tongue finds there',
    gone: 'a tooth that nobody has any more, and the note that tells of it',
    yet: 'teeth that all still stand, and a timetable without dates',
    bump: 'a tooth that had a bump, and the dentist who looks at it',
    swallow: 'a loose tooth and the worry of swallowing it',
  },
  threadCues: {
    swallow: /\b(?:swallow|swallowing|chok\w*)\b/,
    rows: /\b(?:two rows|second row|double row|behind|shark)\b/,
    keep: /\b(?:fairy|fairies|mouse|pillow|(?:keep|take|have|leave|give) (?:it|(?:his|her|their|the) (?:\w+ )?(?:tooth|teeth))(?! (?:out|brushed|cleaned|pulled))|tooth box|coin|money)\b/,
    wobble:
      /\b(?:(?<!\b(?:none|not|no|nothing|isn'?t|aren'?t|any)\b[^.]{0,20})wobbl\w*|wobly|(?<!\b(?:none|not|no) )loose(?! any)|wiggl\w*|hang(?:s|ing)|touch|pull\w*(?! out))\b(?!.*\b(?:fell|came out|swallowed|bump\w*|knock\w*)\b)/,
    gap: /^(?![^]*\b(?:except (?:him|her|them)\b|(?:every(?:one|body)|all) (?:\w+ ){0,5}but (?:him|her|them)\b|no gaps?\b|stuck in\b))[^]*?\b(?:fell out|(?:were|was|been|had) (?:\w+ ){0,3}(?:pulled|taken) out|came out|come out already|(?<!\b(?:will|might|could|would|going to|if it|when it|there(?:'| wi)ll be|scared of the|afraid of the) )(?<!'ll )(?:blood\w*|bleed\w*|bled)|gap|lisp\w*|(?<!\b(?:hasn'?t|has not|haven'?t|not|friends? (?:have |has )?(?:all )?|class (?:have |has )?|never|everyone(?: else)?(?: has)?) ?)lost (?:a|his|her|their|the|two|another|my)(?: \w+){0,2} (?:tooth|teeth))\b/,
    gone: /\b(?:(?<!\b(?:scared|afraid|worr\w+|frightened|terrified|panic\w*)\b[^.]{0,40})swallowed|ate (?:it|the tooth|his tooth|her tooth)|can'?t find|cannot find|couldn'?t find|cant find|dropped|went down|threw (?:it|the tooth) away|lost it|lost the tooth|flushed|disappeared)\b/,
    yet: /\b(?:except (?:him|her|them)\b|(?:every(?:one|body)|all) (?:\w+ ){0,5}but (?:him|her|them)\b|no gaps?\b|stuck in\b|hasn'?t (?:lost|got)|has not lost|hasnt lost|not lost|hasn'?t one|lost any|lost one yet|none|no (?:wobbly|loose)|still has all|only one (?:left |in )?(?:\w+ ){0,4}(?:with|who|without)|last (?:one )?in (?:the|his|her) (?:class|year)|everyone else|friends? (?:have |has |had )?(?:all )?lost)\b/,
    bump: /\b(?:bump\w*|knock\w*|fell (?:off|over|on|onto|and)|hit (?:his|her|their|the) (?:\w+ )?(?:mouth|tooth|face)|slide|chipped|kicked|ball)\b/,
  },
  onlyWhenSaid: ['gap', 'gone', 'yet', 'bump', 'wobble', 'keep', 'rows', 'swallow'],
  comesFirst: ['gone'],
  roles: {},
  titles: {
    young: [
      { text: 'What If It Goes Down?', thread: 'swallow' },
      { text: 'Snip and Munch', thread: 'jobs' },
      { text: 'Two in a Row', thread: 'rows' },
      { text: 'The New Tooth Behind the Old One', thread: 'rows' },
      { text: 'A Place for a Tooth', thread: 'keep' },
      { text: 'This Way, That Way', thread: 'wobble' },
      { text: 'The Tooth That Wobbles', thread: 'wobble' },
      { text: 'Hello, Teeth', thread: 'mirror' },
      { text: 'Teeth in the Mirror', thread: 'mirror' },
      { text: 'Someone Is Growing Under There', thread: 'under' },
      { text: 'A Window in the Smile', thread: 'gap' },
      { text: 'Room for a New Tooth', thread: 'gap' },
      { text: 'A Note for a Tooth', thread: 'gone' },
      { text: 'The Tooth Is Gone', thread: 'gone' },
      { text: 'Where Did the Tooth Go?', thread: 'gone' },
      { text: 'All of Them Still Here', thread: 'yet' },
      { text: 'A Tooth and a Bump', thread: 'bump' },
      { text: '{name} and the Teeth' },
    ],
    older: [
      { text: 'What If It Goes Down?', thread: 'swallow' },
      { text: 'A Workshop in a Mouth', thread: 'jobs' },
      { text: 'Cut, Hold, Grind', thread: 'jobs' },
      { text: 'Two Rows for a While', thread: 'rows' },
      { text: 'Roofs, Mice and Pillows', thread: 'keep' },
      { text: 'Old Teeth', thread: 'keep' },
      { text: 'What Becomes of a Tooth', thread: 'keep' },
      { text: 'Two Sizes in One Smile', thread: 'mirror' },
      { text: 'Old Teeth and New Teeth in a Mirror', thread: 'mirror' },
      { text: 'Teeth Under Construction', thread: 'mirror' },
      { text: 'The One Underneath', thread: 'under' },
      { text: 'The Root of a Milk Tooth', thread: 'under' },
      { text: 'Work Below the Gum', thread: 'under' },
      { text: 'Hanging On', thread: 'wobble' },
      { text: 'The Tongue Cannot Leave It Alone', thread: 'wobble' },
      { text: 'Smaller Than It Feels', thread: 'gap' },
      { text: 'What the Tongue Found', thread: 'gap' },
      { text: 'The Tooth That Went Away', thread: 'gone' },
      { text: 'Last Seen at Lunch', thread: 'gone' },
      { text: 'A Timetable Without Dates', thread: 'yet' },
      { text: 'Late Teeth', thread: 'yet' },
      { text: 'After the Bump', thread: 'bump' },
      { text: 'A Tooth After a Knock', thread: 'bump' },
      { text: 'Twenty Teeth and Counting' },
      { text: '{name} and the Teeth' },
    ],
  },
  benefits: [
    'Tells what happens with a milk tooth, in facts that take the fright out of it.',
    'Leaves it to your home what becomes of a tooth.',
    'Gives {name} something small to do and a sentence to keep.',
  ],
  talk: {
    young: [
      'What grows under a milk tooth?',
      'How do teeth feel to a tongue?',
      'Shall we look at all our teeth in a mirror?',
    ],
    older: [
      'Why do milk teeth come out?',
      'Which word went into the blank?',
      'Shall we ask the grown-ups about their own teeth?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'point',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['tooth', 'mirror'],
  },
  text: {
    '2-3': script(`
      D<mirror> In the mirror, {Name has} teeth. Top teeth and bottom teeth. Hello, teeth!
      D<mirror> Here is {his} mouth. Open wide! Teeth at the top. Teeth at the bottom.
      D<mirror> Click, click, go {his} teeth. Some are at the top. Some are at the bottom. The mirror shows them all.
      D<wobble> {his} tooth can wobble. This way, that way. Wobble, wobble. A dentist can look at it.
      D<gap> A tooth came out. Now {Name} has a gap. Pop! The tongue can find it.
      D<gone> A tooth is gone. {Name} cannot see it. Where is it? It is not in the mouth.
      D<yet> {Name} has all {his} teeth. They sit still. One, two, three. They like it there.
      D<bump> {his} tooth had a bump. Ow! The mouth was sore. A dentist can look at it.
      D<jobs> Teeth have a job. {Name} can bite with them. Front teeth go snip. Back teeth go munch, munch.
      P Big people lost teeth too. They have new ones now.
      P A dentist likes teeth. Dentists have a small mirror.
      P Dogs lose milk teeth too. So do cats.
      Q About teeth, {Name} may feel ____.
      Q In the mirror, {Name} may feel ____.
      H {helper} can look inside.
      H {helper} can hold {his} hand.
      H {helper} can cut food small.
      T {he} can show {his} teeth.
      T {he} can open wide.
      T<comforter> {he} can hug {comforter}.
      C<mirror> {he} can say, "Hello, teeth."
      C<wobble> {he} can say, "This way, that way."
      C<gap> {he} can say, "Hello, gap."
      C<gone> {he} can say, "Bye-bye, tooth."
      C<yet> {he} can say, "All here."
      C<bump> {he} can say, "Look, please."
      C<jobs> {he} can say, "Snip, snip, munch."
      A<mirror> The mouth shuts. The teeth are still there. Top teeth, bottom teeth. Night-night, teeth!
      A<mirror> Teeth can bite an apple. Crunch! Teeth can show in a smile. Hello in there!
      A<wobble> Wobble, wobble, stop. Soft food is good now. The dentist can look. This way, that way, tooth.
      A<gap> A gap is a small room. One day, a tooth comes in. It comes slowly. Hello, gap!
      A<gone> A new tooth can come one day. It comes slowly. The mouth can still eat. Bye-bye, little tooth!
      A<yet> Teeth can wait. They eat apples and toast. Crunch, crunch. All the teeth are here.
      A<bump> The dentist looks and looks. Soft food is good now. Yoghurt is soft. The tooth can have a rest.
      A<jobs> Snip, snip, munch, munch. The food is gone. The teeth can rest. Night-night, teeth.
    `),
    '4-5': script(`
      D<under> {Name has} a mouth full of teeth. They are called milk teeth. Under them, new teeth are growing. Nobody can see them yet. They grow slowly, and they push up a bit at a time.
      D<mirror> In the mirror, {Name} can see a row of teeth. There are flat ones in front. There are wide ones at the back. They all came one at a time. One day they go one at a time, and new ones come.
      D<mirror> Teeth are small and hard and white. {Name has} them at the top and at the bottom. A mirror can show them, one by one. Milk teeth stay for some years. Then they go one at a time, and bigger teeth come.
      D<wobble> When the tongue pushes, {his} loose tooth moves. It goes this way and that way. A new tooth is growing under it. So the old one gets loose, bit by bit. It may take days or weeks. A dentist can have a look too.
      D<gap> A tooth came out of {his} mouth. Sometimes there is a little blood. Blood and spit mix, so it looks like more. A clean cloth to bite on helps it stop. Now there is a gap. The tongue goes there again and again.
      D<gone> {his} tooth came out, and now it is gone. Teeth are small. They can go down with a bite of apple. They can roll away under a table. A tooth in the tummy does no harm. It just goes on its way and comes out.
      D<yet> Some children have a gap in their teeth. {Name has} all of them still. Teeth have no clock. Some wobble at four and some at eight. Each tooth comes out when it is ready.
      D<bump> {his} tooth had a bump. A bump can make a mouth sore, and there may be blood. Some teeth wobble after that, and some come out. A dentist can look and knows what a tooth needs.
      P Dentists like to see all kinds of teeth. They know gaps and wobbles and late ones. They know the new teeth that are still hidden too.
      P Grown-ups had milk teeth too. Many can tell a tale about one. Some teeth went under a pillow, and some went in a box.
      P Other children may want to look in and see. They are curious, because it is their turn one day too.
      Q When somebody talks about teeth, {Name} may feel ____.
      Q When the tongue feels along the teeth, {Name} may feel ____.
      H {helper} can look into {his} mouth with a light.
      H {helper} can cut food into small bits. ~ Then it is easy to eat.
      H {helper} can tell how it was with teeth long ago.
      H<adult> {helper} can help by {adult}. ~ That is nice when something feels odd.
      T {he} can rinse {his} mouth with water.
      T {he} can ask to see {his} teeth in a mirror.
      T {he} can ask a grown-up about {his} first tooth.
      T<comforter> {he} can hold {comforter} while someone looks.
      T<wobble> {he} can leave the tooth alone, or push it with {his} tongue.
      T<gone> {he} can draw the tooth on a note.
      C<under> {he} can say, "Somebody is growing under there."
      C<mirror> {he} can say, "One at a time, teeth."
      C<wobble> {he} can say, "This way, that way, when it is ready."
      C<gap> {he} can say, "A gap is a place for a new tooth."
      C<gone> {he} can say, "The tooth is gone, and the gap is here."
      C<yet> {he} can say, "My teeth have no clock."
      C<bump> {he} can say, "Please look at my tooth."
      C<topic> {he} can think about {topic}.
      A<under> Under the milk teeth, the new ones go on growing. They grow at lunch, and they grow at night. They need no help. One day an edge shows, small and white. Hello, new tooth.
      A<under> The new teeth are in no hurry. They have a good place under the old ones. Meanwhile, there is toast to bite. One day somebody new looks out of the gum.
      A<mirror> The mirror shows who is in the mouth today. Next month it may look a bit different. The teeth come and go one at a time. The smile stays.
      A<wobble> The tooth wobbles when it is pushed. It rests when it is left alone. When it is ready, it lets go with a small tug. Then there is a place for the new one.
      A<wobble> A wobble means that a new tooth needs room. Soft food is good on such a day. So is chewing on the other side. This way, that way, and one day out.
      A<gap> The blood stops, because gums heal well. The gap feels big to the tongue, but it is small. Toast can be bitten with the other teeth. Some day a white edge looks out.
      A<gap> Homes have their own ways with old teeth. The gap stays with {Name}. It is good for a straw. The new tooth is on its way.
      A<gone> A note can say what happened to the tooth. It can have a drawing too. The grown-ups at home know what to do with it. The gap shows that there was a tooth.
      A<yet> The teeth sit where they sit. Late teeth are as good as early ones. There is no first and no last place for teeth. They all bite apples today.
      A<bump> The dentist looks, and then the grown-ups know more. Soft food helps a sore mouth. Gums heal fast. The next thing for these teeth is a bowl of something soft.
      D<keep> When a tooth comes out, it is small and white. {Name} may think about what becomes of it. Homes do different things with teeth. Some put them in a box. Some use a pillow. It is a good thing to talk about at home.
      C<keep> {he} can say, "I would like to tell you what I want."
      A<keep> Now the grown-ups know what the child with the tooth thinks. A tooth can be kept, given or shown. There is no hurry. A tooth does not go bad. It can lie in its place for now.
      D<rows> A new tooth has come up behind an old one. {Name} can feel it with the tongue. Now there are two in one place. That happens to lots of children. The old tooth may fall out soon, and a dentist can look.
      D<jobs> Each tooth has a job to do. {Name} can feel which is which with the tongue. The front ones are thin, and they cut an apple. The ones next to them are pointed, and they hold on. The wide ones at the back grind it small.
      C<rows> {he} can say, "Hello, new one. Wait a bit, old one."
      C<jobs> {he} can say, "Cut, hold, grind."
      A<rows> The old tooth sits in front, and the new tooth waits behind. The tongue helps, because it pushes a bit all day. Dentists see it each week. Later there is one tooth in that place.
      A<jobs> If one tooth has a day off, the next one helps. Teeth are good at that. New ones will learn the same jobs one day. For now there is supper, and some tooth will bite it.
      D<swallow> A loose tooth sits in {his} mouth. A head can ask, "What if I swallow it?" A milk tooth is very small. If it goes down, the tummy lets it through. It comes out on the toilet, and nobody feels it.
      C<swallow> {he} can say, "Small tooth, big tummy."
      A<swallow> Soft food goes down well while a tooth is loose. The tooth can come out by hand or by itself. If it goes down one day, that is fine too. Then there is a gap, and supper is still supper.
    `),
    '6-7': script(`
      D<under> Below each of {his} milk teeth, a bigger tooth is at work. It pushes up slowly, day and night. The root of the milk tooth gets shorter and shorter. In the end, the old tooth has nothing left to hold on with. That is why teeth wobble and come out.
      D<under> Underneath {his} milk teeth there is a second row that nobody sees. It lies in the jaw, just below the gum. Each new tooth waits for its turn, and then it pushes. The old root above it gets shorter. When the root has gone, the milk tooth wobbles and comes out.
      D<mirror> A mouth changes more in these years than at any other time. {Name} may see it in the mirror. There are twenty milk teeth, and each goes in its own time. The new teeth are bigger, and their edges are a bit wavy. For some years, big and small ones stand side by side.
      D<wobble> When a tooth begins to move, {his} tongue is the first to notice. Then it can be seen from outside. The new tooth below is making the old root shorter. When there is hardly any root left, the tooth lets go. That may take days, or it may take weeks.
      D<gap> Where {his} tooth was, there is now a gap. There may be some blood at first. It mixes with spit, so a little looks like a lot. Biting on a clean, damp cloth for some minutes helps it to stop. The tongue goes back to the gap again and again. To a tongue, small holes feel huge.
      D<gone> {his} tooth came out, and nobody has it now. A tooth is as small as a grain of corn. It is easy to swallow or to drop. A swallowed tooth does no harm at all. It travels through the body and leaves at the other end.
      D<yet> In some classes there is a chart of lost teeth. {Name} may look at it and still have all twenty. Some teeth start to wobble at five, and some not until eight. It depends on the family more than on anything else. Dentists say that late teeth are just as strong.
      D<bump> {his} tooth got a bump. Mouths have a lot of blood, so it can look worse than it is. After a bump, some teeth are only sore. Some wobble, and some come out early. A dentist looks and says what is best for the tooth.
      P In a class, everyone has a different number of teeth. Children compare, because numbers are easy to compare. It says nothing about who is big.
      P Grown-ups may get excited about teeth and ask to look. They remember how small the first ones were. Looking is for the owner of the mouth to allow.
      P Dentists see hundreds of mouths with gaps and wobbles. They can tell at a glance which tooth comes next. For them it is a good sort of day.
      Q When a tooth wobbles, {Name} may feel ____.
      Q When the tongue goes along the teeth, {Name} may feel ____.
      Q At breakfast, {his} mouth may feel ____.
      H {helper} can have a look with a torch, if {Name says} so. ~ It is good to know what is going on.
      H {helper} can cut apples and toast into small pieces. ~ Back teeth can do the work for a while.
      H {helper} can tell a story of an old tooth. ~ Most families have one.
      H<adult> {helper} can help by {adult}. ~ It gives the tongue a rest.
      T {he} can look at {his} teeth with two mirrors. ~ The back of a tooth is a rare sight.
      T {he} can make a drawing of all {his} teeth. ~ In a year it will be out of date.
      T {he} can rinse {his} mouth with water after eating. ~ That is kind to gums.
      T<comforter> {he} can hold {comforter} while someone looks. ~ Hands like something to do.
      T<gone> {he} can write a note about the tooth and where it went. ~ A note is as good as a tooth for telling a story.
      C<under> {he} can think, "The next one is on its way up."
      C<mirror> {he} can think, "One mouth, two sizes, all mine."
      C<wobble> {he} can say, "I decide who touches it."
      C<gap> {he} can think, "It is a small gap with a big echo."
      C<gone> {he} can say, "I know it was there, because here is the gap."
      C<yet> {he} can think, "Mine come out in their own time."
      C<bump> {he} can say, "Please tell me what you see."
      C<topic> In the waiting time, {he} can think about {topic}.
      A<under> The work under the milk teeth goes on, even during lessons. Nobody can hear it. One morning, a wavy white edge looks out of the gum. It will be in that mouth for a long time.
      A<under> Old tooth, short root, new tooth: that is how mouths grow. It goes on in every mouth of that age. Some are a bit ahead, and some come later. The new teeth below know their way.
      A<mirror> In a photo from last year, the mouth looks different already. The mirror will show more news soon. Big teeth look bigger in a small face. Then the face grows, and they fit.
      A<wobble> The tooth may be pushed with a tongue or left in peace. It comes out when its root is gone, and mostly that hurts little. Then the tongue has a gap to look into. The new tooth can take its place.
      A<wobble> A wobble is a good sign, because it means that someone is growing. Until then, soft food and the other side of the mouth help. One day it is out, perhaps in the middle of a sandwich. Then the tooth has its own story.
      A<gap> Gums heal in a few days. The gap is good for straws and for odd whistles. Homes have their own ways with old teeth, and with lost ones too. A wavy edge is on its way to fill the place.
      A<gap> The cloth has done its work, and the blood stops. Some words sound a bit funny through a gap. That passes when the new tooth is in. Until then the tongue has a new window.
      A<gone> The tooth has gone its own way, and that has happened to many. Homes have different customs about teeth. A note or a drawing can tell the story in any of them. The gap is there for all to see.
      A<yet> The chart shows what has happened so far and not who is ahead. Teeth that stay a bit longer get a bit more toast. One day one of them will wobble. Until then, they all have work to do.
      A<bump> The dentist knows a lot about bumped teeth. For some days, soup and bananas are good food. A mouth heals faster than a knee. The rest is a story about a tooth and a bump.
      D<keep> All over the world, people have ideas about old teeth. {Name} may have one too. Some throw a tooth on a roof, and some give it to a mouse. Some use a pillow, and some a box with a date. Each home does it in its own way. So it is a thing to talk about at home.
      C<keep> {he} can say, "This is my tooth, and this is my plan."
      A<keep> A wish can be said, or written on a small note. If a tooth is in another town, the note can say that too. Teeth are patient and do not go bad. The gap stays with its owner in any case.
      D<rows> Sometimes a new tooth does not wait and comes up behind the old one. In {his} mouth there are two in one place now. It looks a bit like a shark, and it happens to many children. The root of the old tooth has not got short enough yet. A dentist can look if it needs help or only time.
      D<jobs> A mouth is a small workshop with several tools. {Name} can find them with a tongue. In front there are chisels, flat and sharp. Beside them are four points for holding on. At the back are the millstones. When one tooth comes or goes, the others share its work.
      C<rows> {he} can think, "Two for now, and one for later."
      C<jobs> {he} can think, "Chisels, points, millstones, all mine."
      A<rows> The tongue pushes a new tooth forward, a tiny bit each day. When the old one is out, there is room. Sharks keep their rows for life. People have one row in the end.
      A<jobs> The workshop stays open, although the tools get changed one by one. Bigger ones come for a bigger mouth. In between, bread can be cut small and chewed on the other side. Teeth do not mind who gets the apple.
      D<swallow> A tooth wobbles, and with it comes a thought. What if it goes down with the food? {Name} may know that thought. A milk tooth is as small as a grain of corn. People swallow them quite often, and some do not even notice. It goes the way of the food and comes out at the other end.
      C<swallow> {he} can think, "It is as small as a grain of corn."
      A<swallow> People can eat with a loose tooth, on the other side. The tooth comes out when it is ready. Most end up in a hand, and a few go down with some bread. Both are an ordinary way for a tooth to go.
    `),
    '8-10': script(`
      D<under> By the time a milk tooth comes loose, its replacement has been growing for years. {Name} has a second set of teeth in the jaw already, some of them hardly bigger than a pea. Cells made for the job slowly dissolve the root above. What falls out in the end is little more than a hollow cap. That is why old milk teeth look as if somebody had taken the bottom off.
      D<under> Somewhere underneath {his} gums, teeth are being built that nobody has seen yet. They begin as soft buds, and the edge that bites gets hard first. That takes years, and most of it happens in secret. When a tooth is ready, it climbs, and the milk tooth above it loses its root. What is left of the old one is light and hollow.
      D<mirror> Between six and twelve, a mouth is a building site. {Name} may see teeth of two sizes in the mirror, and places where nothing is going on yet. New front teeth have a wavy edge, which gets smooth with use. They look yellower than milk teeth because their enamel lets more colour through. None of it is a mistake.
      D<wobble> When a tooth comes loose, {his} tongue cannot leave it alone. Tongues report anything new in the mouth, over and over. Meanwhile the root is getting shorter from below. Back teeth take longer than front ones, because they have more than one root. A loose tooth may hold on by a corner for days, and then be out in a bite.
      D<gap> A tooth is out, and {Name has} a gap to show for it. Gums have a good supply of blood, and spit thins it, so a few drops can fill a tissue. Ten minutes of biting on something clean usually settles it. Afterwards the tongue measures the place all day. It reports far too large a number, because tongues are built to notice crumbs.
      D<gone> {his} tooth has left without saying where to. It may have gone down with a mouthful, which is a common way for a tooth to leave. Stomach acid does not care about it, and a day or so later it is out. It may also lie in some corner of a playground. Either way, it has done its job for years.
      D<yet> Teeth come out on a timetable that has no dates on it. {Name} still has {his}, while others already talk of their gaps. The order is nearly the same in everyone, but the start may differ by three years. Mostly it runs in families, so a parent may have been late too. Late milk teeth have one advantage: the new ones arrive in a jaw with more room.
      D<bump> A bump to {his} mouth has left a tooth in doubt. Lips and gums are full of blood, which makes such accidents look dramatic. A tooth can loosen and settle again, or change colour, or come out ahead of its time. A dentist checks it, sometimes with an X-ray, and tells what to expect. Until then, soft food gives it a rest.
      P Classmates may count teeth as if it were a competition. Nobody can train for it, so there is nothing to win. Most of them are simply pleased to have news.
      P Adults sometimes make a fuss of a small tooth. It reminds them of somebody who could not talk yet. A polite person asks before looking.
      P Dentists read a mouth rather as other people read a calendar. Early, late, crooked, double: they have seen it this week already. Questions are welcome in that chair.
      P People have had odd ideas about teeth. Some threw them on the roof, others gave them to a mouse. In each place, the local way seems quite normal.
      Q When teeth are the subject, {Name} might feel ____.
      Q Biting into something hard, {Name} might notice ____. Mouths are quick to report.
      Q Looking in the mirror, {Name} might think ____.
      H {helper} can look with a torch when {Name} wants it, and leave it alone otherwise. ~ It is not a public tooth.
      H {helper} can cut up anything hard for a few days. ~ Apples are possible in slices.
      H {helper} can ring the dentist if something looks odd. ~ They like short questions.
      H<adult> {helper} can help by {adult}. ~ It takes the mind off the mouth.
      T {he} can look up which tooth comes next. ~ There is a fairly reliable order.
      T {he} can photograph {his} teeth twice a year. ~ Nothing else changes so fast without making a noise.
      T {he} can brush around a sore place gently, and rinse. ~ Clean gums heal more quickly.
      T<quiet> {he} can spend some time {quiet}. ~ A tongue calms down when the rest of the person is busy.
      C<under> {he} can think, "It is only making room."
      C<mirror> {he} can think, "Under construction, open as usual."
      C<wobble> {he} can say, "It is my tooth, and I say when."
      C<gap> {he} can think, "Smaller than it feels."
      C<gone> {he} can say, "It left early. I have the gap to prove it."
      C<yet> {he} can think, "Same order, later train."
      C<bump> {he} can ask, "What happens next with this tooth?"
      C<topic> While the tongue is busy, {he} can think about {topic}.
      A<under> Nothing in this needs anybody's help. The new tooth climbs at about a millimetre a month and knows which way is up. The old one goes when its root has gone. It is the quietest piece of building work that a body does.
      A<mirror> In a few years the building site will be closed, and the teeth will all be of one size. For now the mirror shows something that is only ever seen once. Photographs of it get better with age. The mouth works as it did before all the while.
      A<wobble> In the end it comes out at breakfast, or in a maths lesson, or during a sneeze. Most people notice with surprise that it hardly hurt. The tongue then finds something else to report. What happens to the tooth is between {Name} and the people at home.
      A<wobble> A loose tooth does not need pulling, and it does not mind being pushed gently. It can be given soft bread and some patience. When its last corner lets go, there is a moment of surprise. Then it is lying in a hand, smaller than expected.
      A<gap> By tomorrow the gum will have closed a good part of the gap. Whistling and the letter S may need some adjusting. Teeth get kept, hidden, posted, thrown away or lost in a playground, and the gap is the same. The place has been reserved for a larger one.
      A<gone> Homes that keep a custom for teeth usually have a way for missing ones too, such as a short note. Homes without one can simply tell the tale. A tooth that went down with a sandwich is a better story than one in a box. The gap is all the proof anyone needs.
      A<yet> One day a tooth will move a little during lunch, and the wait is over. It will be nobody's business but the owner's. Whoever starts late also finishes late, and then has the newest teeth in the room. Until that day, all of them bite.
      A<bump> The dentist will say what the tooth needs, and often that is time. A lip heals within days and leaves little behind. There will be a few soups, and a story that gets better in the telling. The tooth takes no notice of either.
      D<keep> What becomes of a tooth is a question with a great many answers. People have thrown teeth at the sun, fed them to mice, planted them and kept them in tins. {Name} may have a view on it, or a worry about it. There is no law, and no museum that demands them. It is settled at home, where the owner of the mouth can have a say.
      C<keep> {he} can say, "I would like a say in this."
      A<keep> A tooth can be kept, given away or forgotten in a pocket, and none of it is wrong. Whatever the custom at home is, it can be talked about in daylight. Teeth last for thousands of years, so there is time. The gap will be filled either way.
      D<rows> A new tooth has come up behind its predecessor, and for the time being {Name has} both. Dentists call it lingual eruption, and children call it shark teeth. It happens because the root in front is slow to dissolve. Mostly the old one goes by itself within a few weeks. A dentist can see in a minute if it needs a hand.
      D<jobs> Scientists can tell from a single tooth what its owner had for dinner. Flat ones in front are for cutting, pointed ones for holding, and broad ones for grinding. {Name} has all three sorts, like a bear and unlike a cow. A set for a small jaw has twenty of them, and one for a large jaw thirty-two. The exchange takes years, and lunch goes on all the time.
      C<rows> {he} can think, "Both tenants in, for now."
      C<jobs> {he} can think, "Cut, hold, grind, business as usual."
      A<rows> Once the front one has gone, the tongue pushes the newcomer forward, day after day, without being asked. Sharks grow rows of teeth all their lives and lose thousands. People get one spare set and usually find room for it. Until then there is one tooth more to brush.
      A<jobs> While one place is being rebuilt, the work is passed on to the next. Mouths have done it like that for a very long time, and nobody has missed a meal because of it. The new teeth will be stronger than the old ones. They will need to be, since they are meant to last for the rest of the dinners.
      D<swallow> With a loose tooth, a meal can turn into a risk calculation. {Name} may be working out what happens if it comes off and goes down. The answer is: nothing. A milk tooth weighs about as much as a paper clip and is smaller than many pieces of crust. The stomach does nothing with it and passes it on.
      C<swallow> {he} can think, "Smaller than a crust."
      A<swallow> Soft food and the other side of the mouth are enough for a few days. Most loose teeth come out in fingers, in a sandwich or in front of the mirror. One in a good many goes down, and its owner finds out from the gap. In each case the new one is already on its way.
    `),
    '11+': script(`
      D<under> The last milk teeth usually go between ten and thirteen, long after anyone makes a fuss of them. {Name} may be a little surprised to have them still on the agenda. Under each of them a permanent tooth has been waiting for years, and it dissolves the root above when it needs the space. The result is a small hollow crown on the edge of a plate. It is one of the few parts of a body that are meant to be given back, and it takes no effort at all.
      D<under> Most of what happens to {his} teeth happens out of sight. A permanent tooth begins as a small bud in the jaw and takes years to harden, starting with the edge that will bite. Then it rises, and the root of the milk tooth in its way is dissolved to make room. What falls out in the end is a hollow crown with hardly any root underneath. The body keeps no record of the exchange and expects no applause.
      D<mirror> Twenty teeth are exchanged for thirty-two over about fifteen years, and nobody's mouth looks tidy while it happens. {Name} may notice it in photographs more than in the mirror. There are gaps, wavy edges, and teeth that seem to belong to someone taller. Faces grow into them. The people who comment on it have usually forgotten what their own looked like in those years.
      D<wobble> A loose molar is a different matter from a loose front tooth. {Name} may have found that it moves for weeks, catches on toast and refuses to leave. It has two or three roots, and they dissolve at different speeds. A tongue will test it some hundreds of times a day without being asked. Eventually one root is left, and then none, often at a moment when nobody was thinking about it.
      D<gap> A tooth has come out, and for a day or two {Name has} a gap that feels the size of a garage. The tongue exaggerates, since it was made to detect fish bones. Any blood looks impressive because it is diluted, and it usually stops within ten minutes of steady pressure on something clean. A gum closes faster than almost any other kind of skin. The tooth below has generally been waiting for precisely this, and it takes the place within weeks or months.
      D<gone> {his} tooth is out and nowhere to be found. It was probably swallowed, which is harmless, or it left with the wrapper of a sandwich. Teeth weigh about half a gram and have no sense of occasion. Two milk teeth that were found in Siberia are more than thirty thousand years old, and their owners got on without them. Most others in history have disappeared without being missed for long.
      D<yet> Some people have all their adult teeth at eleven, and others still have half a set of milk teeth. {Name} belongs to the second group, along with a good many adults who once did. The order hardly varies, whereas the dates vary by several years and are largely inherited. A dentist can count what is coming on an X-ray. Being late has no effect on how good the new ones are or on how long they last.
      D<bump> A knock to the mouth is alarming for everyone who sees it, since lips and gums are so well supplied with blood. {Name} may be wondering about the tooth. It can be loose and settle, or change colour, or need some support for a few weeks. Dentists see this often and are good at saying what is likely. A permanent tooth that comes right out is urgent, and adults who know that go to a dentist at once.
      D<jobs> A dentist who is shown one tooth can name its place, its job and roughly the age of the owner. Incisors cut, canines hold, and molars grind, in people as in bears. {Name} has a mixed set at this age, in which tools of two sizes work side by side. It looks untidy and functions perfectly well. Fossil jaws with the same arrangement have been found, so it was no different for mammoth hunters.
      P At this age teeth are compared less openly than at six, but people still look. Most of what they see is their own mouth in somebody else's. It passes as soon as there is something more interesting to look at, which at school is rarely more than an hour away.
      P Parents may be oddly moved by one of the last milk teeth. They remember the first, and the nights that came with it. It is reasonable to let them have a moment, and then to change the subject to supper.
      P A dentist would rather answer a question than have it worried about for a month. For them, there is no such thing as an embarrassing mouth. They went into it for the variety, and a mouth in the middle of a change is a good part of that.
      P Traditions about teeth exist nearly everywhere. They involve roofs, mice, fires, pillows and the odd coin. By eleven, most people have an opinion of their own on the matter, and some younger relatives who are better left with theirs.
      Q With the tongue on the place, {Name} might notice ____. It may be annoyance, or simply interest.
      Q When somebody mentions teeth, {Name} might feel ____. It is a subject that most people have feelings about.
      Q Looking at a photograph, {Name} might think ____. Cameras catch mouths at odd moments.
      H {helper} can make an appointment if anything seems out of order. ~ It may take five minutes and settle it.
      H {helper} can stop asking to look. ~ A mouth belongs to its owner.
      H {helper} can put soft things on the shopping list. ~ Noodles are a serious option.
      H<adult> {helper} can help by {adult}. ~ It has worked for larger matters.
      T {he} can ask the dentist to show the next teeth on an X-ray. ~ It is like seeing a building plan.
      T {he} can rinse with water and brush gently around the place. ~ That is the whole of the treatment in most cases.
      T {he} can prepare one dry sentence for people who remark on it. ~ One is generally enough.
      T<quiet> {he} can spend an evening {quiet}. ~ The tongue loses interest when the mind has something better.
      C<under> {he} can think, "Old tenant out, new one in."
      C<mirror> {he} can think, "Work in progress, no apology."
      C<wobble> {he} can think, "One root left, and it knows."
      C<gap> {he} can think, "My tongue exaggerates."
      C<gone> {he} can say, "It left no address."
      C<yet> {he} can say, "Mine are on the later train."
      C<bump> {he} can ask, "What are the odds for this tooth?"
      C<topic> In the dentist's chair or out of it, {he} can think about {topic}.
      C<jobs> {he} can think, "Mixed set, full service."
      A<under> There is nothing to be done about it and nothing that needs doing. The new tooth rises roughly a millimetre a month, which is slower than hair and a good deal more useful. The old one gives way when the time has come. After that, the exchange of teeth is over for life. Only the wisdom teeth will be left to come, and they are in no hurry either.
      A<mirror> In a few years these teeth will be regarded as simply {his}. Photographs from the time in between are usually hidden, and then found again and liked. A mouth in the middle of a change still laughs, bites and argues. Nobody ever needed a matching set for that. The teeth will be finished long before most other things are.
      A<wobble> It will come out when it is ready, quite possibly in public and with a sandwich involved. Pushing it gently does no harm, and leaving it alone does none either. There is generally less pain than expected. The tooth turns out to be small, hollow and rather well made. What becomes of it is a private decision.
      A<gap> In two days the gum will be smooth and the tongue bored with it. Old teeth end up in a box, in a bin, in a biology lesson or nowhere that anybody knows. S may whistle for a while. Then a broad new edge appears, and the gap is a thing of the past. It takes some weeks or months, without anybody doing anything.
      A<gone> Losing a lost tooth is a small joke that the world plays rather often. Those at home who collect such things will get over it, particularly if they receive a written statement. The gap has been documented. The next tooth will be along to close the case. It is already on its way, and it is a good deal harder to swallow.
      A<yet> The later train arrives at the same station. Those who took the early one have simply had their teeth longer, along with the brushing. One day there will be a wobble at lunch, without an announcement. It does not need an audience. The tooth after that usually follows within the year, and then the subject is closed.
      A<bump> Mouths recover quickly, and dentists have a great many ways of helping a tooth. Soft food for a week or so is dull and effective. The account of how it happened will improve with time. It is worth asking the dentist anything at all, since that is quicker than wondering. The tooth may well have a long career ahead of it.
      A<jobs> In the end there will be one complete set of teeth in one size, and nobody will recall the years of overlap. The mouth eats, speaks and whistles through all of it. Whatever comes loose has a replacement with better specifications. Few other repairs are carried out while the machine is running. A dentist would call that good planning.
    `),
  },
};

/** Milk teeth that wobble, come out, go missing or will not come out yet. What becomes of a tooth is each home's custom. */
export const wobblyTooth: Frame = withScenes(
  own,
  knockedOut,
  nearlyNoRoot,
  aToothThatIsLost,
  outOneDay,
  willItBleed,
  hangingByAThread,
  eatsWithAWobble,
);
