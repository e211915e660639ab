import { script, type Frame } from '../../frame.ts';
import { nippedOnce } from '../home/nipped-once.ts';
import { nailsWillHurt } from '../home/nails-will-hurt.ts';
import { withScenes } from '../scene.ts';

const own: Frame = {
  id: 'nail-cutting',
  name: 'Cutting nails',
  says: [
    'hates having her nails cut',
    'nail cutting is a nightmare',
    'screams when we trim his toenails',
    'will not let us clip her nails',
    'scared of nail scissors',
    'nail clippers freak him out',
    'toe nails are too long and he refuses',
    'we cut her nails when she is asleep',
    'sensory issues with nails',
    'fingernails sharp and scratches himself',
    'pulls her hand away at nail time',
    'cries that it hurts when cutting nails',
    'kicks when I do his toenails',
    'nail trimming meltdown',
    'cant stand the feeling after his nails are short',
    'ingrown toenail care',
    'the sound of the clipper',
    'filing nails is worse than cutting',
    'nailcutting autism',
    'fingertips feel weird after nails',
    'we need three people to cut his nails',
    'will not let grandma do her nails',
    'nails day every sunday is a war',
    'cut too short once and now refuses',
  ],
  claims: {
    strong: [
      'cut nail',
      'nail cut',
      'nails cut',
      'nail cutting',
      'trim nail',
      'nail trim',
      'nail trimming',
      'clip nail',
      'nail clip',
      'nail clipper',
      'nail scissors',
      'toenail',
      'toe nail',
      'finger nail cut',
      'file nail',
      'nail file',
      'nail time',
      'when cutting nails',
      'nails short',
      'do her nails',
      'do his nails',
      'doing her nails',
      'doing his nails',
      'nails too long',
      'nails day',
      'cut fingernail',
      'cut finger nail',
      'trim fingernail',
      'clip fingernail',
      'fingernail scissors',
      'cutting fingernails',
      'long nails and wont',
      'nail trimmer',
      'trim his nails',
      'trim her nails',
    ],
    cues: ['nail', 'fingernail', 'clipper', 'scissors', 'trim'],
    not: [
      'bite nail',
      'nail bite',
      'nail biting',
      'chew nail',
      'hammer',
      'nail polish',
      'pick nail',
      'bite fingernail',
      'bite',
      'chew',
    ],
  },
  topicWords: ['nail', 'fingers', 'toes'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'The white part of a nail has no nerves; cutting it does not hurt. The skin under and beside it feels.',
    'Fingernails grow about 3 millimetres a month, toenails about half as fast.',
    'After a bath or a warm wash nails are softer and easier to cut.',
    'Short nails scratch less and hold less dirt; toenails are cut straight across.',
    'Fingertips are among the most sensitive places of the body; fresh short nails can feel odd for some hours.',
    'A file takes longer and does not click; some people dislike its vibration.',
    'One or two nails at a time is fine; nothing says that all ten are done at once.',
    'Nails are made of keratin, as are hair, hooves, claws and feathers.',
    'Nails support the fingertip, so that it can feel and pick up small things.',
    'A doctor in America measured the growth of his own thumbnail for 35 years; it slowed as he got older.',
  ],
  threads: {
    click: 'ten small clicks',
    family: 'fingers in a row, each with its turn',
    moon: 'the white part at the tip, which feels nothing',
    hoof: 'nails, hooves, claws and feathers, all made of the same stuff',
    thumb: 'a man who measured his thumbnail for thirty-five years',
    sore: 'a nail that is sore, and feet that somebody knows about',
    tips: 'fingertips, which notice everything',
  },
  threadCues: {
    // A nail that has grown in really hurts.
    sore: /\b(?:ingrown|in-?growing|grown in|infected|septic|sore (?:toe|nail|finger)|(?:toe|nail|finger) (?:is )?(?:sore|hurts)|podiatrist|chiropodist)\b/i,
    // Where only toes are hard, no finger needs to be told about.
    click: /\b(?:toe ?nails?|toes?|feet|foot|clicks?|clicking|sound)\b/i,
    family: /\b(?:finger\w*|thumbs?|hands?)\b/i,
    tips: /\b(?:finger\w*|tips?|hands?|feel\w* (?:\w+ ){0,4}(?:nails|after|when they|once they)|(?:funny|weird|odd|strange|horrible) after)\b/i,
  },
  onlyWhenSaid: ['sore'],
  tellsAlone: ['sore'],
  roles: {},
  titles: {
    young: [
      { text: 'Click, Says the Nail', thread: 'click' },
      { text: 'Ten Small Clicks', thread: 'click' },
      { text: 'Who Is Next?', thread: 'family' },
      { text: 'The Thumb Goes First', thread: 'family' },
      { text: 'The White Bit', thread: 'moon' },
      { text: 'Short Nails for {name}' },
      { text: '{name} and Ten Nails' },
    ],
    older: [
      { text: 'The Part That Feels Nothing', thread: 'moon' },
      { text: 'Hooves, Claws and Ten Nails', thread: 'hoof' },
      { text: 'What a Nail Is Made Of', thread: 'hoof' },
      { text: 'Thirty-Five Years of One Thumb', thread: 'thumb' },
      { text: 'A Man and His Thumbnail', thread: 'thumb' },
      { text: 'What Fingertips Notice', thread: 'tips' },
      { text: 'Ten Small Clicks', thread: 'click' },
      { text: '{name} and Ten Nails' },
      { text: 'Short Nails, Explained' },
      { text: 'An Instrument, Just Adjusted', thread: 'tips' },
      { text: 'What a Nail Is For', thread: 'tips' },
      { text: 'Thirty-Five Years, Mark after Mark', thread: 'thumb' },
      { text: 'All about Nails and {name}' },
    ],
  },
  benefits: [
    'Shows what happens when nails are cut, and how fingers are made.',
    'Offers {name} one small thing to do or to choose.',
    'Takes odd feelings in fingertips as real and leaves the word for them open.',
  ],
  talk: {
    young: [
      'What sound does the clipper make?',
      'Which nail would like to be last?',
      'Shall we click ten times in the air first?',
    ],
    older: [
      'What did the story tell about nails or fingers?',
      'Which word went into the blank, and is it about the sound, the holding or the time after?',
      'Shall we make a plan for two nails a day?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['scissors', 'pillow'],
  },
  text: {
    '2-3': script(`
      D<click> {Name has} a lot of nails. They grow and grow. The nails got long. Click! One is short. Click, click!
      D<click> Click! That is a small sound. A bit of {his} nail comes off. It is thin and white. Click! One more nail.
      D<family> Here is {his} thumb. The thumb has a nail. "Me first!" Click! Who is next?
      D<moon> A nail has a white bit. {Name} can see it. It is like a small moon. The moon can come off.
      P Grown-ups have nails too. Click, click, they go.
      P Some children sit on a lap. Some sit on a chair.
      P A cat has claws. A cat wants long ones.
      Q When it goes click, {Name} may feel ____.
      Q With short nails, {Name} may feel ____.
      Q Close together, {Name} may feel ____.
      H {helper} can go slowly.
      H {helper} can do one and stop.
      H {helper} can warm the nails first.
      H<helper> {helper} can sing a click song.
      H<adult> {helper} can try {adult}.
      T {he} can pick a nail.
      T {he} can say "stop" for a rest.
      T {he} can hold still for one.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<click> {he} can say, "Click, click, all done."
      C<click> {he} can say, "Bye-bye, white bit."
      C<family> {he} can say, "Hello, thumb. Your turn."
      C<topic> {he} can think about {topic}.
      C<moon> {he} can say, "Bye-bye, small moon."
      A<click> Click, click, stop. The nails are short. They do not scratch. Wiggle, wiggle, short nails!
      A<click> The white bits are gone. The nails are short. They do not scratch. Bye-bye, click, click.
      A<family> The thumb is done. The little one is done. All the fingers wave. Bye-bye, nails!
      A<family> Wiggle, thumb. Wiggle, little one. The nails are short now. All ten can play.
      A<moon> The small moon came off. A new one will grow. It grows at night. Night-night, nail.
    `),
    '4-5': script(`
      D<moon> At the tip of each nail there is a white bit. {Name} may see ten of them, and ten more on the toes. The white bit cannot feel. It is the pink skin under a nail that feels. So the clipper takes the white and leaves the pink.
      D<family> Five fingers live on a hand. {Name has} two such hands, so ten nails grow all the time. On nail day one finger goes first. The others can hide in a fist and wait. Click, and it is the next one's turn.
      D<click> Nails grow at night, too. After some days {his} nails are long, and they scratch. The clipper goes click, and the white bit is off. It jumps a bit, because it is so light. Ten clicks make ten short nails.
      P Grown-ups cut their own nails. With the left hand that is tricky, and it takes time.
      P Some children do not like the click. Some do not like it when a hand is held. A grown-up can ask which it is.
      P The one with the clipper looks at just one nail. It is slow work, because skin is near.
      Q When the clipper comes out, {Name} may feel ____.
      Q With somebody holding on, {Name} may feel ____.
      Q When the nails are new and short, the tips may feel ____.
      H {helper} can do one nail and then stop. ~ The rest can wait for tomorrow.
      H {helper} can put the nails in warm water first. ~ Warm nails are soft.
      H {helper} can show it on one grown-up nail. ~ Then the click is known.
      H<helper> {helper} can give each nail a name. ~ Then each one can be called.
      H<adult> {helper} can help on nail day. ~ The first thing to try is {adult}.
      T {he} can choose which nail goes first.
      T {he} can say "stop" after each click.
      T {he} can hold on to a soft cloth.
      T<comforter> {he} can hold {comforter} the whole time.
      T<doing> {he} can try {doing} before the first click.
      C<moon> {he} can think, "White goes, pink stays."
      C<moon> {he} can say, "Only the white bit, please."
      C<family> {he} can say, "Thumb first, then you."
      C<click> {he} can count, "Click one, click two, click three."
      C<topic> {he} can think about {topic}, nail by nail.
      A<moon> The white bits of nail are gone, and the pink stays. It can feel, all day long. Soon a bit of white will come again. Nails do not stop for long.
      A<moon> There is pink where pink was before. The white bits were small, and now they are swept up. Nails make new ones without being asked. The clipper has some days off.
      A<family> The little finger was the last. Now all of them come out and wiggle. The nails are short, and they do not scratch. Toes have nails too, but those grow slowly.
      A<family> All the fingers are out of the fist now. Ten nails are short, or some of them are. The thumb went first, so it has waited longest. Fingers are good at taking turns.
      A<click> Ten clicks, or two, or one. Each one makes a nail short. The rest may get their turn tomorrow. Short nails can scratch an itch, and they do it softly.
      A<click> The last click is done, and it is quiet. The white bits are light, and one jumped a long way. Somebody sweeps them up. The nails are short now.
    `),
    '6-7': script(`
      D<hoof> What has a nail got to do with a horse? A hoof is made of the same stuff, and so is a claw. {Name has} it on ten fingers and ten toes, and in each hair. It grows from the skin and has no feeling in it. A horse gets its hooves cut and stands still for it. People get their nails cut, and that is the same job, only smaller.
      D<moon> Skin feels a lot, but the white part of a nail feels nothing. {Name} may test that by tapping it. The nail grows from under the skin and moves forward, too slow to see. When it comes over the edge, it is white. That is the part that is cut off. Close to the skin it is careful work, so it helps to hold still.
      D<tips> Fingertips are made for feeling. {his} tips can feel a hair on a table. A nail covers each tip like a lid. When it has just been cut, there is less lid. Then cloth and paper feel odd for a while. In a few hours the tips are used to it.
      P A grown-up with a clipper is careful and goes slowly. That takes a while. It is not easy to be quick and careful at once.
      P Some people like the click, and some hate it. There are those who mind the file much more. People's ears and skin are different.
      P Nobody at school looks at nails for long. They are busy with their own hands.
      Q When it is nail day, {Name} may feel ____.
      Q While somebody holds on, {Name} may feel ____.
      Q With short nails, {his} skin may feel ____.
      H {helper} can cut two nails a day. ~ In five days both hands are done.
      H {helper} can say "now" before each click. ~ A click that is expected is smaller.
      H {helper} can do it after a bath. ~ Nails are soft then.
      H<helper> {helper} can let {him} cut a paper nail first. ~ It shows how the clipper works.
      H<adult> {helper} can help by {adult} on nail day. ~ It helps to start well.
      T<tips> {he} can press the fingertips on a table before the cut. ~ Pressing makes them less ticklish.
      T {he} can pick the order of the nails. ~ It is good to know who is next.
      T {he} can ask for a file for the last edge. ~ A sharp corner can catch on things.
      T<comforter> {he} can hold {comforter} with the free hand. ~ One hand has a job, and one has a friend.
      T<doing> {he} can try {doing} between two nails. ~ A short rest is fine.
      C<hoof> {he} can think, "If a horse can do it, so can a thumb."
      C<hoof> {he} can say, "Hoof number one, please."
      C<moon> {he} can think, "The white part does not know."
      C<tips> {he} can think, "It feels odd now, and not for long."
      C<topic> From one nail to the next, {he} can think about {topic}.
      A<hoof> The horse walks off on four short hooves. {his} nails are short as well, all or a few of them. They will be back in a week or so. Hooves are, too.
      A<hoof> Hoof, claw or nail, it all grows back. The horse does not keep the bits, and nobody else does. Now ten nails are ready for digging, drawing and scratching a back. That is about what hooves are for, too.
      A<moon> The white part lies on the table in small bits. It felt nothing, and it feels nothing now. Behind it the next bit is on its way. Under each nail there is pink skin that is busy feeling things.
      A<moon> The white part is gone, and it did not notice. The pink part noticed a bit of air. Under each nail there is a new moon on its way. It will take weeks to rise, so there is no hurry.
      A<tips> By bedtime the tips feel like tips again. The nails have a little lid on them, just the right size. Fingers learn a new thing in one day. Toes hardly notice, because they are in socks.
      A<tips> The fingertips had a lot to say today, about paper, cloth and spoons. They are used to it by now. Each nail is a lid that fits again. In two weeks there will be another odd hour, and then it will pass.
      D<sore> Most nails feel nothing, but skin beside a nail can be sore. {Name} may have a nail like that. Then a touch hurts, and it is good to say so. There are people whose job is sore feet and fingers. They go slowly, and they look first.
      P<sore> The other nails are fine. They can be cut on another day, one or two at a time.
      Q<sore> When the sore place comes near, {Name} may feel ____.
      H<sore> {helper} can soak it in warm water first. ~ Warm skin is softer.
      T<sore> {he} can point to the sore nail and say, "Not that one."
      C<sore> {he} can think, "The sore one gets help first."
      A<sore> The sore nail has somebody who looks after it. Skin mends, a bit each day. The other nails have no hurry. When all is well again, they feel nothing.
    `),
    '8-10': script(`
      D<thumb> A doctor in America once made a tiny mark on one thumbnail and waited for it to reach the tip. {Name} may find nails less interesting than that. It went on for thirty-five years, mark after mark. So people know now that a fingernail grows about three millimetres a month. With age it gets slower. Toenails take twice as long.
      D<hoof> Nails are made of keratin, the stuff of hooves, claws, feathers and beaks. {Name} is carrying twenty small plates of it around. On most mammals it wears away by running and digging. Indoors it does not wear away, so there are clippers. The plate has no nerves in it. What can feel is the skin that it lies on, and that skin is among the most sensitive there is.
      D<tips> A fingertip has thousands of tiny sensors in it. It can feel a bump thinner than a hair. {his} nails are a part of that, since they press back when the tip touches something. When a nail is cut, the whole fingertip gets a different message for a while. Cloth feels rough, and paper feels loud. It is no imagination. It is a good instrument that has just been adjusted.
      P The person with the clipper can see the nail and not the feeling. From there it looks like a simple job. Most people cut more slowly once they have been told which moment is the hard one.
      P Some people cannot stand the click, some the file, and some the grip on the wrist. Others do not notice any of it and tell them not to make a fuss. They are talking about their own fingers.
      P Hardly anyone looks at other people's nails, except musicians, doctors and goalkeepers. They have their reasons. It is more a question of comfort than of looks.
      Q When somebody says "nails", {Name} might feel ____.
      Q In the grip of somebody's hand, {Name} may notice ____. It may be in the shoulders too.
      Q In the hour after cutting, {Name} might feel ____.
      H {helper} can hand over the clipper and only help with the other hand. ~ People grip themselves more gently.
      H {helper} can make it two nails an evening and stop there. ~ Nothing says that ten is the right number.
      H {helper} can keep to a fixed day. ~ A surprise is worse than a calendar.
      H<helper> {helper} can press each tip firmly before it is cut. ~ A firm touch is often easier than a light one.
      H<adult> {helper} can help by {adult} while the nails soak. ~ Five minutes in warm water make them soft.
      T {he} can do the easy ones alone, over a towel. ~ It needs no audience.
      T {he} can try a file, a clipper and scissors, and choose. ~ They feel and sound quite different.
      T {he} can rub the tips on a towel afterwards. ~ It tells the fingers that all is well.
      T<comforter> {he} can hold {comforter} in the hand that is waiting. ~ Waiting is a job as well.
      T<quiet> {he} can spend the time after it {quiet}. ~ Fingers settle faster when they are busy.
      T<doing> {he} can try {doing} before the first nail. ~ The first is usually the worst.
      C<thumb> {he} can think, "Three millimetres, and that is a month's work."
      C<thumb> {he} can think, "Thirty-five years, and this takes two minutes."
      C<hoof> {he} can think, "Twenty small hooves, one at a time."
      C<tips> {he} can think, "My instrument is being adjusted."
      C<topic> Between clicks, {he} can think about {topic} and count ten facts.
      A<thumb> The doctor's thumbnail went on growing after all those measurements. So do these. In about six months every bit of each nail will be new, from the root to the tip. It will have been cut a dozen times by then, with or without a speech.
      A<thumb> Three millimetres more or less, and the thumb can go back to pressing buttons. The doctor with the file and the notebook would have written it down. Nobody needs to. A nail grows at its own speed, and it has a month before anyone mentions it.
      A<hoof> The clippings are in the bin, and nobody will miss them. On the fingers the plates are the right size again for strings, keys and buttons. Somewhere a horse is standing on one. It gets a nail appointment every six weeks.
      A<hoof> The horse has been shod, the cat has been at the sofa, and somebody has used the clippers. It all comes to the same thing. Nails wear down by running or by cutting, and the second is quicker. Twenty small plates are in order for a while.
      A<tips> By evening the messages from the fingertips are ordinary again. The nails are short, and the sensors under them have found their new setting. It will be the same next time, hour by hour. That is good to know on the day itself.
      A<tips> The map of the fingertips has been drawn anew, with paper a bit less loud on it. Instruments need some time after they have been adjusted. By now they read cloth, keys and crumbs without comment. Short nails are only odd until they are not.
      D<sore> A nail has no nerves, but it can press into skin that has plenty. {Name} may know how that is. It is a real pain, and more courage does not change it. Nurses and foot doctors have ways for such nails: a soak, some cotton, a straight cut. With toes they do it all day.
      P<sore> People who say "it is only a nail" have not met one that grew the wrong way. They can look at it once. Then they say something else.
      Q<sore> Before anybody touches it, {Name} might feel ____. 
      H<sore> {helper} can make an appointment for the sore one and leave the rest for later. ~ One nail can spoil the other nine.
      T<sore> {he} can show exactly where it hurts, before any tool comes out. ~ A finger points better than words.
      C<sore> {he} can think, "First look, then soak, then we will see."
      A<sore> A sore nail gets treated first and cut later. Straight across is the rule for toes, so that corners stay where they belong. It grows slowly, and so it takes its time to get well. The other nine have no opinion on the matter.
    `),
    '11+': script(`
      D<tips> A fingertip is one of the most precise instruments a person owns. It can detect a ridge far thinner than a hair, and the nail behind it is a part of the device, because it pushes back. When some of the nail is cut away, everything that {Name touches} is reported differently for a few hours. Many people do not notice at all. For others, short nails make cloth seem rough and paper nearly unbearable, and that is a question of resolution rather than of patience.
      D<thumb> In 1941 an American doctor began to measure the growth of one thumbnail, kept it up for thirty-five years, and published the results. {Name} may feel that there are better uses for a thumb. Still, that is how it became known that nails grow about a tenth of a millimetre a day and slow down over a lifetime. It is a job, then, that returns every fortnight for some eighty years. For a job of that length it is worth having a method.
      D<hoof> Nails belong to the same family as hooves, claws and feathers, all of them made of keratin. A mammal in the wild wears them down without a thought. A person who sits at a desk cannot, and so {Name is} left with a clipper and perhaps an old quarrel about it. Such quarrels are usually about being held. Alone, with a towel and a closed door, it often turns out that the nail was not the difficult part.
      P Parents who did the cutting for years tend to remember the struggle more than the nails. They may still reach for the clipper by habit. Most of them are glad to hand it over, together with the responsibility.
      P Some people find the file worse than the cutting, and others cannot bear the sound through a wall. Nobody has chosen that, and it cannot be argued away. It helps to say which part it is, since other people tend to guess the wrong one.
      P Musicians, climbers and cooks keep their nails short for practical reasons and do not discuss it. Others wear them long on purpose, and take great care of them. Hands say something about what people do all day, and that is about all they say.
      Q At the thought of the clipper, {Name} might feel ____. It may be an old feeling with a new date.
      Q In the hours after cutting, {Name} may notice ____.
      Q When somebody offers to do it, {Name} might feel ____.
      H {helper} can hand over the clipper and leave the room. ~ It is a job that needs no witness.
      H {helper} can deal with the one nail that is difficult, such as the thumb of the writing hand. ~ Nine out of ten is a good score.
      H {helper} can buy a better tool. ~ Sharp clippers pull less than blunt ones.
      H<helper> {helper} can stop mentioning it for a fortnight. ~ Reminders make hands close.
      H<adult> {helper} can offer {adult} if company is wanted. ~ It is fine if it is not.
      T {he} can cut two nails a day after the shower. ~ Warm nails are soft, and two take twenty seconds.
      T {he} can test which tool is the least unpleasant. ~ It is research, and the sample has twenty nails in it.
      T {he} can press or rub the fingertips firmly for a minute afterwards. ~ Strong signals help to settle the small ones.
      T<comforter> {he} can have {comforter} at hand for the hour after. ~ Soft is what new fingertips like.
      T<quiet> {he} can spend the hour after it {quiet}. ~ Occupied fingers adjust sooner.
      T<doing> {he} can try {doing} before the first nail. ~ After the first, the rest is repetition.
      C<tips> {he} can think, "High resolution, for a few hours."
      C<tips> {he} can think, "The instrument is recalibrating."
      C<thumb> {he} can think, "Thirty-five years of one thumb, and I need two minutes."
      C<hoof> {he} can think, "No one is holding my hand, and that was the problem."
      C<topic> While cutting, {he} can think about {topic} instead of about nails.
      A<tips> By the evening the fingers have redrawn their map, and cloth is cloth again. The nails will need cutting again in two weeks, and the odd hours will come along with it. Knowing how long they last makes them easier to bear. There are worse things to own than hands that notice.
      A<thumb> The doctor's thumb stopped being famous long ago, but the number has stayed in the books. Nails are patient, and so, with practice, are the people they belong to. A fortnight is a long time in which nobody needs to think about them. After that it is two minutes over a towel, with or without music.
      A<hoof> Sometimes an old quarrel comes up again at a family dinner, as a funny story, although from inside it was not funny. It does not need to be told. What is left of it is a towel, a sharp clipper and a door. The nails themselves have no opinion.
      D<sore> An ingrown or injured nail is a small affair with a large voice. The plate itself feels nothing, while the skin it presses into is among the most sensitive there is. {Name} may have learnt to keep everybody away from it, which is sensible as long as nobody knows what they are doing. Podiatrists do. They soften, lift and trim, and in stubborn cases they can numb the toe first.
      P<sore> Family members tend to offer courage where a basin of warm water would be better. They mean well, and they have not had it lately. A look usually converts them.
      Q<sore> When somebody reaches for that foot or hand, {Name} might notice ____. 
      H<sore> {helper} can book somebody who does this for a living. ~ Redness or swelling is a reason to be seen soon.
      T<sore> {he} can soak it once a day and leave the corners alone. ~ Cutting into them makes it return.
      C<sore> {he} can think, "Nobody touches it who has not looked first."
      A<sore> Once it is treated, a nail like that goes back to being dull. Straight edges and roomy shoes keep it so. The others can be done meanwhile, without any speed. They have waited before.
    `),
  },
};

/** Cutting finger and toe nails: ten small clicks, a part that feels nothing, and taking it one nail at a time. */
export const nailCutting: Frame = withScenes(own, nippedOnce, nailsWillHurt);
