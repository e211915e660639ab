import { CHEST_PHYSIO, chestClapped } from './chest-clapped.ts';
import { plasterOff } from './mending/plaster-off.ts';
import { withScenes } from '../scene.ts';
import { script, type Frame } from '../../frame.ts';
import { whileOthersPlay } from './while-others-play.ts';

/** Skin that was sewn; wool and laughter are stitched otherwise. */
const STITCHED =
  /^(?![^]*\b(?:knit\w*|crochet\w*|sewing|cross[- ]stitch|in stitches|a stitch (?:when|from) running)\b)[^]*?\b(?:stitch(?:es|ed)?|sutures?|staples)\b/i;

const own: Frame = {
  id: 'daily-treatment',
  name: 'Dressings, stretches, creams and other treatment',
  says: [
    'burnt her hand and screams when the dressing is changed',
    'dressing changes at the hospital every two days',
    'physio stretches every evening and she hides',
    'daily physio exercises and he cries',
    'wet wraps for eczema at night are a battle',
    'hates his eczema cream',
    'eczema cream stings and she hides when she sees the tub',
    'moisturiser battles, his skin is so dry',
    'screams and runs when we put her eczema cream on',
    'steroid cream on eczema every night',
    'has stitches that need to come out',
    'needs a catheter at school four times a day',
    'bandages on his leg after a scald and he will not let us near',
    'stretches for his tight muscles hurt',
    'chest physio twice a day',
    'oxygen tube in her nose and she pulls it out',
    'ointment and bandage every night',
    'the burns clinic',
    'pressure garment for his scar',
    'ng tube has to be changed',
    'port access at the clinic',
    'doing her exercises for cerebral palsy',
  ],
  claims: {
    strong: [
      'dressing change',
      'dressings changed',
      'dressing changed',
      'change his dressing',
      'change her dressing',
      'change the dressing',
      'changing the dressing',
      'changing his dressing',
      'changing her dressing',
      'dressings',
      'burns clinic',
      'burns unit',
      'pressure garment',
      'wet wraps',
      'wet wrap',
      'eczema cream',
      'cream for his eczema',
      'cream for her eczema',
      'eczema creams',
      'steroid cream',
      'steroid creams',
      'emollient',
      'emollients',
      'moisturiser',
      'moisturizer',
      'cream on his eczema',
      'cream on her eczema',
      'stitches come out',
      'stitches to come out',
      'stitches out',
      'stitches taken out',
      'stitches removed',
      'has stitches',
      'physio stretches',
      'physio exercises',
      'physio every',
      'does her physio',
      'do her physio',
      'do his physio',
      'does his physio',
      'hates physio',
      'hates her physio',
      'hates his physio',
      'physio hurts',
      'chest physio',
      'stretching exercises',
      'stretches hurt',
      'stretches every',
      'daily stretches',
      'stretches at bedtime',
      'catheter',
      'catheters',
      'cathetered',
      'catheterised',
      'suppository',
      'suppositories',
      'enema',
      'enemas',
      'port access',
      'oxygen tube',
      'nasal cannula',
      'ng tube change',
      'ng tube changed',
    ],
    cues: ['burnt', 'burn', 'scald', 'bandage', 'stretches', 'physio', 'eczema', 'cream', 'wrap', 'stitches', 'wound'],
    not: ['sun cream', 'ice cream', 'salad dressing', 'dressing up', 'dressing gown', 'getting dressed'],
  },
  topicWords: ['chest', 'job', 'body', 'skin', 'bandage', 'stretch', 'cream', 'treatment', 'tube', 'muscle', 'stitch'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing', 'gear'],
  facts: [
    'Children cope better with a treatment when each step is told before it comes, when they have something to choose, and when a sign for a short stop is kept to.',
    'Slow breathing out, counting, a story or a song takes part of the brain away from what is uncomfortable; something against pain can be given beforehand, and families can ask for it.',
    'A dressing keeps germs out; it is changed so that somebody can see how the skin mends. Water makes a stuck dressing come off more easily.',
    'New skin grows in from the edges and from below; it is pink at first and paler later.',
    'Taking out stitches is a snip and a short pull for each and takes minutes in all.',
    'Muscles that are held short get tight; slow stretching keeps joints moving. Stretching feels like pulling; a sharp pain is told at once.',
    'In eczema the skin lets water out; cream keeps it in, and wet wraps cool the skin and keep the cream on.',
    'Cream can sting for a short time on sore or broken skin; ointments tend to sting less, and a doctor or pharmacist can suggest another kind.',
    'Some bladders do not empty by themselves; a thin tube (catheter) lets the wee out in a few minutes, in private. Some people learn to do it themselves.',
    'A suppository is a small smooth shape of medicine that melts inside; it is given by a parent or nurse, who says so first and says why.',
    'No child is to blame for needing a treatment.',
  ],
  threads: {
    choose: 'what stays as it is, and what can be chosen',
    count: 'a hard bit with a first number and a last one',
    dressing: 'a bandage, and what skin does under it',
    stretch: 'muscles that get long, count by count',
    cream: 'cream that is cold first and warm later',
    stitch: 'stitches: a snip and a short pull',
    below: 'a medicine that goes in at the bottom, said first and done fast',
    cath: 'a thin tube and a shut door',
  },
  threadCues: {
    dressing: /\b(?:dressings?|bandages?|burn(?:t|s|ed)?|scald\w*|wound\w*|pressure garment|skin graft|ulcers?)\b/i,
    stretch: new RegExp(
      String.raw`^(?![^]*${CHEST_PHYSIO})[^]*?\b(?:stretch\w*|physio\w*|exercises?|tight muscles?|hamstrings?|contracture\w*|range of movement)\b`,
      'i',
    ),
    cream: /\b(?:eczema|cream\w*|ointment\w*|wet wraps?|emollient\w*|moisturi[sz]\w*|psoriasis|ichthyosis)\b/i,
    stitch: STITCHED,
    below: /\b(?:suppositor\w*|enemas?|rectal\w*)\b/i,
    cath: /\bcathet\w*/i,
  },
  decidedBy: [STITCHED],
  onlyWhenSaid: ['dressing', 'stretch', 'cream', 'stitch', 'cath', 'below'],
  tellsAlone: ['cath', 'below'],
  roles: {},
  titles: {
    young: [
      { text: 'Said First, Done Soon', thread: 'below' },
      { text: 'Which Song Today?', thread: 'choose' },
      { text: 'One, Two, Three, Stop', thread: 'count' },
      { text: 'It Ends at Ten', thread: 'count' },
      { text: 'Under the Bandage', thread: 'dressing' },
      { text: 'Long, Long and Rest', thread: 'stretch' },
      { text: 'First Cold, Then Soft', thread: 'cream' },
      { text: 'Snip, and a Small Pull', thread: 'stitch' },
      { text: 'The Door Is Shut', thread: 'cath' },
    ],
    older: [
      { text: 'The Other Way In', thread: 'below' },
      { text: 'What Stays and What Can Be Chosen', thread: 'choose' },
      { text: 'The Last Number', thread: 'count' },
      { text: 'What Skin Does Under a Bandage', thread: 'dressing' },
      { text: 'Longer by a Little', thread: 'stretch' },
      { text: 'A Coat for the Skin', thread: 'cream' },
      { text: 'Snip, Pull, Next', thread: 'stitch' },
      { text: 'Five Minutes, Door Shut', thread: 'cath' },
      { text: '{name} and a Job for Each Day' },
    ],
  },
  benefits: [
    'Says in plain words what is done and why, and that nobody is to blame for it.',
    'Shows which parts of it can be chosen.',
    'Gives {name} a sign for a short stop and something to do in the hard bit.',
  ],
  talk: {
    young: ['What helps in the hard bit?', 'How does it feel when it stops?', 'Shall we choose a song for it?'],
    older: [
      'Which part in the story could be chosen?',
      'Which word went into the blank, and is it for before or for after?',
      'Shall we agree on a sign for a short stop?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: [],
  },
  text: {
    '2-3': script(`
      D<choose> There is a job for a body. It helps a bit. {Name} may not like it. A song goes with it. La, la, la!
      D<choose> {Name has} a body. A body can need help. First comes the job. With it comes a song.
      D<count> Somebody helps {his} body. {Name} may not like that. It starts. One, two, three, four. It stops.
      D<dressing> {Name has} a sore place. A bandage sits on it. Off comes the old one. On goes a clean one. Round and round.
      D<stretch> Legs and arms can get tight. {Name has} two of each. Somebody helps them stretch. Long, long, and rest.
      D<cream> {Name has} skin. It is dry. Cream helps it. Dab, dab, dab. It is cold, and then soft.
      D<stitch> {Name has} a stitch in the skin. It did its job. Snip! A small pull. Now it is out.
      D<cath> {Name has} a helper for a wee. It is a thin tube. The door is shut. Drip, drip, done.
      P Nurses and grown-ups know how. They go slow.
      P Grown-ups know it is no fun.
      P Some children look. Some look away.
      P<cath> Each body has its own way. It is fine.
      Q When it starts, {Name} may feel ____.
      Q When it stops, {Name} may feel ____.
      Q<cath> With the tube, {Name} may feel ____.
      H {helper} can say what comes next.
      H {helper} can count out loud.
      H {helper} can stop for a breath.
      H<helper> {helper} can hold a hand.
      H<adult> {helper} can start {adult}.
      H<cath> {helper} can shut the door.
      T {he} can blow, like on soup.
      T {he} can look at a book.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      T<cath> {he} can blow out slowly.
      C<choose> {he} can say, "Song, please."
      C<count> {he} can say, "One, two, three, stop."
      C<dressing> {he} can say, "Round and round."
      C<stretch> {he} can say, "Long, long, rest."
      C<cream> {he} can say, "Cold, cold, soft."
      C<stitch> {he} can say, "Snip, bye-bye."
      C<cath> {he} can say, "Drip, drip, done."
      C<topic> {he} can think about {topic}.
      A<choose> The song stops. The job stops. The body can rest now. Bye-bye, song.
      A<count> Three, four, and stop. The job is done. The body can rest. Hello, toys!
      A<dressing> The clean bandage is on. It is soft. It can stay on now. Bye-bye, old one.
      A<stretch> Long, long, and rest. The stretch is done. Legs can curl up now. Hello, knees!
      A<cream> Dab, dab, done. The skin is soft. The lid goes on. Bye-bye, cream.
      P<cream> Sore skin can sting. Then the sting goes.
      Q<cream> With the cream on, {Name} may feel ____.
      H<cream> {helper} can warm it first.
      T<cream> {he} can dab one dot.
      A<cream> Dot, dot, dot, all in. The sting is gone. The skin can rest. The lid goes on the cream.
      A<stitch> One stitch, two, all out. The skin holds by itself. Bye-bye, stitch!
      A<cath> Drip, drip, done. The tube is out. Wash, wash, hands. The body can play.
      D<below> {Name} has a tummy that is full. A medicine helps the body. It goes in at the bottom. It is small. It is done soon.
      P<below> Grown-ups say it first. That is a rule.
      Q<below> Lying on the side, {Name} may feel ____.
      H<below> {helper} can say it first. ~ Then it is done soon.
      T<below> {he} can blow and blow.
      C<below> {he} can say, "Blow, blow, done."
      A<below> Blow, blow, done. The body can rest. The tummy may get better now. Hello, cuddle.
    `),
    '4-5': script(`
      D<choose> Some bodies need help with a job that is no fun. {Name} may know one like that. It is nobody's fault. The job stays, but some of it can be chosen. It can be on the sofa or on the bed. It can have a song with it.
      D<choose> Where, which song, and who counts? Those can be chosen by {Name}. One thing stays as it is, and that is the job itself. It helps the body, though it is no fun. Grown-ups know that.
      D<count> A hard job for a body has a start and an end. {Name} may see only the hard bit in between. So somebody says the numbers out loud. At the last number, the hands stop. Then there is a rest.
      D<dressing> Under a bandage, skin is busy. It makes new skin, bit by bit. {Name} cannot see that. The bandage comes off, so that somebody can look. Water makes it soft, so that it pulls less. Then a clean one goes on.
      D<stretch> In legs and arms there are muscles. Some get tight and short, and then it is hard to move. {Name} gets help to make them long. Somebody holds, and stretches, and counts. It pulls. At ten it stops.
      D<cream> Good skin keeps water in. Dry skin lets it out, and then it itches. {Name} gets cream on the skin, so that the water stays. At first it is cold. Soon it is as warm as the hand. A soft wrap may go on top.
      D<stitch> Stitches hold skin together, as thread holds a sleeve. Under them, {his} skin has grown shut. So they are not needed any more. The nurse goes snip, and then comes a small pull. It is like a hair that is pulled.
      D<cath> Wee waits in a bag in the body. Most bodies let it out by themselves. {Name} gets help from a thin tube. It takes a few minutes, with the door shut. Then the bag is empty, and the day goes on.
      P Nurses and parents know that it is no fun. They do it because it helps. They can be sorry and still do it.
      P Some children watch all the time. Some look at the wall. Both are good ways.
      P The hands that do it know each step. They may be fast, because they want it to be over too.
      P<cath> All people have toilet things that are private. Nobody needs to tell. Those who help keep it private too.
      P<cath> Nurses do that a lot. To them it is like washing hands.
      Q Before it starts, {his} tummy may feel ____.
      Q In the hard bit, {Name} may feel ____.
      Q When the last step is done, {Name} may feel ____.
      Q<cath> When it is time for the tube, {Name} may feel ____.
      H {helper} can say each step before it comes. ~ Then nothing comes as a surprise.
      H {helper} can stop when a hand goes up. ~ A short stop is good for a breath.
      H {helper} can ask the nurse what helps with the hurt. ~ Nurses know good tricks.
      H<helper> {helper} can sit where {Name} can see. ~ A face that is known helps.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<cath> {helper} can see that the door is shut. ~ Private is private.
      T {he} can put up a hand for a short stop.
      T {he} can blow long and slow, like on hot soup.
      T {he} can choose the song or the story.
      T<comforter> {he} can hold {comforter} tight.
      T<doing> {he} can try {doing}. ~ It has helped before.
      T<gear> {he} can {gear} before it starts.
      T<cath> {he} can choose the song for those minutes.
      C<choose> {he} can say, "I choose the song."
      C<count> {he} can think, "It ends at ten."
      C<dressing> {he} can think, "Under there, skin is busy."
      C<stretch> {he} can say, "Long, long, and let go."
      C<cream> {he} can think, "Cold first, then soft."
      C<stitch> {he} can say, "Snip, and out."
      C<cath> {he} can think, "Door shut, soon done."
      C<topic> {he} can think about {topic} until it stops.
      A<choose> The job is done for now. The song was on to the end. Some of it was chosen, and that counts. It is fine not to like it. The sofa is just a sofa again.
      A<count> Eight, nine, ten, and the hands stop. The hard bit was in there, and now it is over. A body needs a rest after such a job. There may be a cuddle or a book.
      A<dressing> The clean bandage is on, and nobody needs to touch it now. Under it the skin goes on with its work. It even works at night. All it needs is to be left in peace.
      A<stretch> Ten, and let go. The muscles are a tiny bit longer, and they get a rest. It was a hard job. Now the legs can kick, or curl up, or lie there.
      A<cream> The cream is warm now and cannot be felt any more. The water is in, and the itch has less to do. The lid goes on the pot. Skin likes that.
      P<cream> Sore skin can sting when cream goes on. The hands that dab know it. They go slowly on the red bits.
      Q<cream> When cream goes on a sore bit, {Name} may feel ____.
      H<cream> {helper} can warm the cream in a hand first. ~ Then it is not so cold.
      H<cream> {helper} can begin where it is not sore. ~ Skin gets used to it there.
      T<cream> {he} can count the dots as they go on. ~ The last dot is the end.
      T<cream> {he} can put on the first dot with one finger.
      A<cream> Dot by dot, the cream went in. The sting came, and then it went away again. The skin has a drink now, and it can rest. One finger may still be a bit shiny.
      A<stitch> There they lie on a tray, all the small threads. The skin holds without a stitch. A thin line is left, and lines fade. It was snip and pull, and not long.
      A<cath> The tube is away, and hands are washed. Somebody wants to know which game is next. Nobody else was told. The body feels light, with an empty bag.
      D<below> Some medicine goes in at the mouth. Some goes in at the bottom, and {Name} may get that kind. It is small and smooth, and it melts inside the body. A parent or a nurse says so first and says why. It feels odd, and it takes as long as one breath.
      P<below> A bottom is private. A parent or a nurse helps there for health. It is no secret.
      P<below> Nurses know that it is no fun. They are quick and gentle.
      Q<below> Before it starts, {his} body may feel ____.
      Q<below> When it is done, {Name} may feel ____.
      H<below> {helper} can say each step, and stop for a breath.
      H<below> {helper} can tell a joke when it is over.
      T<below> {he} can blow out long and slow.
      T<below> {he} can choose who helps, and where. ~ A bed or a towel is fine.
      C<below> {he} can think, "One long breath, and it is in."
      A<below> The medicine melts, and nothing of it can be seen. Soon it helps the body to do its job. The door opens, and the trousers are up. Nobody else needs to know.
    `),
    '6-7': script(`
      D<choose> Some bodies need help with a job that is no fun. {Name} may know one like that. It is nobody's fault, and it does not mean that somebody was bad. The job stays as it is. Around it there is a lot to choose. It may be the place, the song, or who counts.
      D<choose> On one side of a paper stands what stays. It is just one line, and it is the job for the body. On the other side stands what {Name} may choose. That list is longer. It may be a chair, a story, or what comes after.
      D<count> A hard bit feels longer when nobody knows the end of it. That is true of any job that is done to a body. {Name} may have noticed that. So it helps to have a number. Somebody counts out loud, and the last number is the end. Then hands are off, and there is a rest.
      D<dressing> When skin is hurt, it starts to mend at once. New skin grows in from the edges, under the bandage. {Name} cannot see or feel that. The bandage is changed, so that germs stay out and somebody can look. If it sticks, water makes it soft. The new skin is pink and thin, so people are careful with it.
      D<stretch> Muscles pull bones, and that is how people move. A muscle that is short and tight pulls too much. {his} muscles get help, so that they grow long again. They are held and stretched while somebody counts. It feels like pulling. If it feels sharp, that is told at once, and hands stop.
      D<cream> Skin is a coat that keeps water in. In eczema, the coat has tiny gaps. {Name} may know what happens then, because it itches. Cream closes the gaps for some hours. It is cold for a minute and then as warm as the rest. A wrap on top keeps it from rubbing off.
      D<stitch> Stitches hold two edges of skin together until they have grown shut. When that is done, they are in the way. For {Name}, it is nearly time for that. The nurse snips each thread and gives it a short pull. It is about like pulling out a hair. Then comes the next one.
      D<cath> Wee is kept in the bladder, which is a kind of bag. Some bladders do not get empty by themselves. So {Name} gets help, and a thin tube lets the wee out. It takes a few minutes and is done behind a shut door. Lots of children have that, and most of their friends do not know.
      P The people who do it know that it is no fun. They may talk about other things on purpose. It is meant to help. If it does not, that can be said.
      P Some children want to see everything, and some look at the wall. Nurses have met both. It does not change how well it works.
      P Parents may get cross or sad just before. They do not like it either. They would rather play cards.
      P<cath> Teachers who know about it keep it to themselves. They let a person go without a word. That is part of their job.
      P<cath> Friends may ask, "Where do you go?" They are just curious. "To the nurse" is a whole answer.
      Q In the minutes before it starts, {his} body may feel ____.
      Q In the hard bit, {Name} may feel ____. Two feelings may come at once.
      Q When the hands stop, {Name} may feel ____.
      Q<cath> When it is time to go to the nurse, {Name} may feel ____.
      Q<cath> When somebody asks about it, {Name} may feel ____.
      H {helper} can say each step before it comes. ~ Then nothing comes out of nowhere.
      H {helper} can stop for one breath when a hand goes up. ~ It goes better with short stops.
      H {helper} can find out beforehand what can be done against the hurt. ~ There are medicines and tricks.
      H {helper} can do it at the same time each day. ~ Then the rest of the day is free of it.
      H<helper> {helper} can tell a story that goes on next time. ~ A good place to stop is in the middle.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<cath> {helper} can agree on a quiet sign with the teacher. ~ Then it is private from start to end.
      T {he} can put up a hand for one breath of rest. ~ Everybody in the room knows the sign.
      T {he} can breathe out slowly, as if to cool hot soup. ~ Slow air makes muscles soft.
      T {he} can choose one thing: the place, the song or who counts. ~ It is good to have a say.
      T<comforter> {he} can hold {comforter} through the hard bit. ~ Hands like a job.
      T<doing> {he} can try {doing} from the first minute. ~ It is easier to go on than to begin.
      T<gear> {he} can {gear} before it starts. ~ It helps to be ready.
      T<quiet> {he} can plan some time {quiet} for afterwards. ~ Then there is an after.
      T<cath> {he} can ask to learn one step of it. ~ Many children do it all by themselves one day.
      C<choose> {he} can think, "The job stays, and I choose the rest."
      C<count> {he} can think, "There is a last number."
      C<dressing> {he} can think, "From the edges to the middle, bit by bit."
      C<stretch> {he} can count, "One long, two long, three long."
      C<cream> {he} can think, "A new coat, and then a bath of nothing."
      C<stitch> {he} can count, "Snip, pull, next."
      C<cath> {he} can think, "Five minutes, door shut, and back to the game."
      C<topic> {he} can tell somebody about {topic} all the way through.
      A<choose> It is done for today. The job was the same, and the song was new. Not liking it is fine, and so is being glad that it is over. The paper with the long list can stay on the wall.
      A<count> Nine, ten, and hands off. All jobs like that have a last number, and this one has been said. A body may be tired or cross after it. For both there is the sofa.
      A<dressing> The clean bandage is on, and under it the skin works without being asked. It works in bed and at breakfast. Each time there may be a bit more new skin to see. Nobody needs to push it.
      A<stretch> Ten long, and let go. A muscle gets longer bit by bit, too slowly for eyes to see. It is a slow job. For now the legs and arms can do as they like.
      A<cream> After a minute, nobody can tell where the cream begins. The coat is shut, and the water stays in. Skin has no holidays, so it will need more another day. The lid goes on for now.
      P<cream> Cream can sting on sore skin, and it stings most at the start. Whoever puts it on can see it in a face. They would like to be quick and gentle at once.
      Q<cream> When cream goes on a sore place, {Name} may feel ____. It may be another word a minute later.
      H<cream> {helper} can begin with a place that is not sore. ~ The skin gets used to the cold there.
      T<cream> {he} can count the dots and rub in the last one. ~ A sting is shorter with numbers.
      A<cream> The dots are all gone, because they have turned into coat. The sting lasted as long as a short song. The skin holds its water now, and the itch has less to say. Then pyjamas go on top, and that is that.
      A<stitch> On the tray lie some bits of thread. The skin has nothing in it now but skin. A line shows where it was, and lines fade. Those who like to count know how many it was.
      A<cath> Hands are washed, and the door is open again. The game goes on where it stopped. It took as long as tying two shoes and drinking some water. The body is ready for the afternoon.
      D<below> Medicine has more than one way into a body. One is at the bottom, and {Name} may need that one now. It is a small, smooth piece that melts inside. Muscles there like to stay shut, so a long breath out helps. A parent or a nurse says first what they do, and why. It takes a few seconds.
      P<below> It is a private place, and help there is only for health. That is why a parent or a nurse says it first. It is no secret, and questions are fine.
      P<below> Nurses do it every day. To them it is like a spoon.
      Q<below> Before it starts, {Name} may feel ____.
      Q<below> When it is over, {Name} may feel ____.
      H<below> {helper} can tell each step and wait for a nod. ~ It goes better with a nod.
      H<below> {helper} can ask the nurse for the way that is easiest. ~ Lying on one side is often best.
      T<below> {he} can breathe out as if to cool soup. ~ Then the muscles get soft.
      T<below> {he} can choose the person and the place. ~ It is good to have a say.
      C<below> {he} can think, "Breathe out, and it is in."
      A<below> It was a few seconds, and now the medicine does its job in peace. The body does the rest. Trousers up, door open, and on with the day. It can be told, or it can stay private.
    `),
    '8-10': script(`
      D<choose> There are treatments that nobody likes, and for some people they come round as often as supper. {Name} may know one. Nobody has earned it, and nobody is to blame. The treatment itself is not up for discussion, since a body needs it. Nearly everything else is. The place, the hour, the music and what comes afterwards can be decided by the person it happens to.
      D<choose> A good list has two columns. In the first stands what stays, and for {Name} that is one line, the treatment. In the second stands what can be chosen. It gets longer than people think: sitting or lying, talking or silence, watching or not, a sign for a pause. A thing that cannot be got rid of can still be furnished.
      D<count> Something unpleasant seems longest when nobody knows the end of it. Brains are poor clocks. For a treatment, {Name} may like to have a number. Somebody counts, or a timer does, and the last number is the last. What lies in between is just as unpleasant. It is only no longer endless.
      D<dressing> Under a bandage there is a building site. Within hours, skin cells begin to move in from the edges, and new ones are made below. {Name} may notice nothing of it, or an itch. The dressing comes off at times, so that somebody can clean the place and see how far it has got. If a layer sticks, warm water lets go of it. New skin is pink, thin and easily offended.
      D<stretch> A muscle that is held short for a long time gets shorter. It even gives up some of its building blocks, and a slow stretch makes it build new ones. That is what the stretches are for, and {Name} may hate every one of them. They pull, because pulling is the message. A sharp pain is a different message, and it is told at once. Warm muscles argue less than cold ones.
      D<cream> Skin is a wall with two jobs, to keep water in and other things out. In eczema the wall has gaps. {Name} may know the rest: dryness, itching, scratching, bigger gaps. Cream closes them for some hours, and a damp wrap cools the skin and holds the cream in place. It is cold and sticky for about two minutes. After that it is mainly a matter of pyjamas.
      D<stitch> Skin is sewn with thread for the same reason as cloth: two edges are to stay together. After a week or so {his} skin has joined up by itself, and the stitches are only visitors. To take them out, a nurse lifts each knot, snips it and pulls. It feels like a hair being plucked. The looking forward to it is usually worse, and it lasts a good deal longer.
      D<cath> A bladder is a muscle in the shape of a bag. It fills, sends a message and empties itself, unless the message gets lost on the way. With {Name}, a thin tube does that part. It takes about five minutes, a few times a day, behind a shut door. Thousands of people do it, and most of those around them have no idea. It is plumbing, and it keeps the kidneys safe.
      P Nurses and parents would much rather be popular. They do it anyway, which is a rather stubborn kind of kindness. Saying "I hate this" does not hurt their feelings.
      P Grown-ups like to say "nearly done" when they are not. They mean it kindly. A true number is better, and it can be asked for.
      P Some people watch every move, and others study the ceiling. Neither is braver. It depends on what sort of brain is looking.
      P Brothers, sisters and friends seldom see any of it. They may think that it is an excuse for being late. They can be told as much or as little as is wanted.
      P<cath> School staff who help with it have a rule about privacy. It is the same as for doctors. What happens behind that door stays there.
      P<cath> Friends notice that somebody leaves at the same time each day. They may wonder about it for a week. "Medical thing, boring," ends most conversations.
      Q In the ten minutes before, {Name} might notice ____. It may be in the stomach or the temper.
      Q In the middle of it, {Name} might feel ____.
      Q When it is over for the day, {Name} might feel ____. It can be two things at once.
      Q<cath> When it is time to leave the room, {Name} might feel ____.
      Q<cath> When a friend asks about it, {Name} might feel ____.
      H {helper} can say each step before it comes, and say it truly. ~ "This bit stings" is easier to bear than a surprise.
      H {helper} can keep to a sign for a pause of three breaths. ~ A pause that can be trusted is needed less often.
      H {helper} can ask the clinic what can be given beforehand against pain or itching. ~ It is an ordinary question there.
      H {helper} can fix an hour for it. ~ Then it does not hang over the whole day.
      H<helper> {helper} can read a book aloud that is read at no other time. ~ It gives the whole thing one good side.
      H<adult> {helper} can help by {adult}, as at other times. ~ A thing that has worked may work again.
      H<cath> {helper} can arrange with the school how it is done without anyone asking. ~ A pass, a door and one adult are enough.
      T {he} can use a sign for a pause and then give the sign to go on. ~ Both ends are in the same hands.
      T {he} can breathe out twice as long as in. ~ It tells the body that nobody is chasing it.
      T {he} can take over one step, such as the tape, the timer or the first corner. ~ Hands that have a job are less nervous.
      T<comforter> {he} can hold {comforter} in the hard minutes. ~ Hands that hold something do not clench.
      T<doing> {he} can try {doing} from the first minute on. ~ It works better early than late.
      T<gear> {he} can {gear} before it starts. ~ Being ready takes some of the edge off.
      T<quiet> {he} can keep half an hour for {quiet} straight afterwards. ~ An after is worth planning.
      T<cath> {he} can learn it step by step from the nurse. ~ Whoever does it alone needs nobody's timetable.
      C<choose> {he} can think, "One line stays. The rest is mine."
      C<count> {he} can think, "It has a last number, and we are getting there."
      C<dressing> {he} can think, "Building site. No visitors, please."
      C<stretch> {he} can think, "Message sent. Build longer."
      C<cream> {he} can think, "Two minutes of cold, then a wall."
      C<stitch> {he} can count, "Snip, pull, and that was one."
      C<cath> {he} can think, "Five minutes of plumbing."
      C<topic> {he} can explain {topic} to whoever is in the room, in full.
      A<choose> For today the first column is done with, and the second worked well enough. Something on it may be changed tomorrow, since a list can be rewritten. Nobody is asked to like a treatment. It was got through, with music.
      A<count> The last number has been said, and the hands are off. A body often needs a moment after a treatment, to shake or grumble or lie flat. Then the day goes on from where it was left. There will be a next time, and it will have a number as well.
      A<dressing> With the new dressing on, the site is closed to the public. Skin cells do not take weekends off, and they have done this since long before there were nurses. What is pink this month may have faded by the next. All that is asked of anyone is patience and dry bath water.
      A<stretch> The stretches are over, and the muscles are sulking comfortably. Nobody can see the difference from one day to the next, as nobody can see hair grow. It is measured over months, in how far a knee or an arm will go. That is somebody else's homework. For now, legs up.
      A<cream> Two minutes later the skin has stopped being cold, and the pyjamas are only pyjamas. The wall holds for some hours, and then it wants looking after again. It is dull work, like watering a plant. Plants and skin both show it when it has been done.
      P<cream> Sore skin has its nerves close to the surface, and cream can sting there for a minute. Whoever puts it on is not being rough. If it stings every time, a doctor or a pharmacist can be asked about another kind.
      Q<cream> In the first minute, {Name} might feel ____. It may be in the skin, or in the mood.
      H<cream> {helper} can start with a place that is not sore, and say where it goes next. ~ A sting that was announced is a smaller one.
      T<cream> {he} can do the places within reach, and leave the back to somebody else. ~ One's own hands know best where it is sore.
      A<stitch> A row of tiny threads lies on a tray and looks like nothing much. The skin manages alone from here. There is a line, which will be redder before it fades, and a story to go with it. The visitors have moved out.
      A<cath> The door opens, and the rest of the day is the same as everybody's. Nobody has saved the seat, or somebody has. Kidneys do not say thank you, and they are worth looking after all the same. The body is set until the afternoon.
      D<below> A medicine can go in at several doors, and the mouth is only the best known. {Name} may need one that goes in at the bottom, where it works fast and does not upset a stomach. It is a small, smooth piece that melts at body heat. The muscle at that door is good at staying shut. A long breath out persuades it. It is odd, it takes a few seconds, and somebody says beforehand what is done and why.
      P<below> It concerns a private part of the body. So it is done only for health, and by a parent or a nurse. Anybody may ask questions about it. There is nothing secret in it.
      P<below> Nurses think about it as they think about plasters. Embarrassment is normal, and it is mostly on one side.
      Q<below> Beforehand, {Name} might notice ____.
      Q<below> When it is over, {Name} might feel ____.
      H<below> {helper} can say each step, and wait for a yes. ~ It is quicker than it sounds.
      H<below> {helper} can ask the doctor whether there is another way. ~ Sometimes there is, and sometimes not.
      T<below> {he} can breathe out slowly and think of something heavy. ~ Muscles let go on a long breath.
      T<below> {he} can ask to learn to do it alone. ~ Many people of that age do.
      C<below> {he} can think, "A long breath and an odd second."
      A<below> The odd second is over, and the medicine gets on with it. Nobody outside that room needs to hear of it. A body has a lot of doors, and most of them are useful now and then. The day goes on where it was.
    `),
    '11+': script(`
      D<choose> Some treatments are neither dramatic nor dangerous, merely unpleasant, and they come round again like bills. {Name} may know one of that kind. It has not been earned by anything, and complaining about it is no lack of gratitude. The treatment as such is not negotiable, because a body needs it whether anyone is in the mood or not. The conditions are. Time, place, company, sound, silence and the right to be sarcastic throughout can all be settled beforehand.
      D<choose> Negotiators begin by sorting what is fixed from what is not, and the second pile is usually larger than expected. For {Name} the fixed part is the treatment. Everything around it is open: who is in the room, whether anyone talks, what is playing, and what a raised hand means. People of every age tend to cope better with things they have had some say in.
      D<count> A treatment of unknown length is a different thing from a treatment of six minutes. Brains cope fairly well with the second and badly with the first, which is why nobody likes to hear "nearly there". {Name} may prefer a real figure. A timer will do, or a playlist, or someone who counts and can be trusted not to cheat. The treatment is no more pleasant for it. It has acquired an edge.
      D<dressing> Under a bandage the skin goes about something rather well planned. Cells at the edge of a wound loosen their grip on each other, move in and divide, while others lay down a scaffold beneath. {Name} will feel none of it except as itching. Dressings are changed to keep bacteria out and to see how things stand, and the soaking beforehand is there for a reason. New skin looks alarming for some time, pink, shiny and thin. It is meant to.
      D<stretch> Muscle is remade all the time according to what is asked of it. Kept short, it loses length, and held at its limit again and again, it adds some. That is the whole theory behind a routine that {Name} may well detest. Pulling is to be expected, and sharp pain is not, and whoever is doing the holding can be told which it is. Heat beforehand helps, and so does not arguing at the same time.
      D<cream> The outer barrier of the skin is thinner than paper, and in eczema it leaks. Water gets out, irritants get in, nerves report it, nails respond. {Name} knows the cycle better than any leaflet. Cream mends the barrier for some hours, so it wants doing again, and wraps keep it on and cool things down. It is cold, greasy and bad for sheets. It is also the one part of the cycle that can be interrupted on purpose.
      D<stitch> Surgeons sew skin for the same reason that sails are sewn, to hold two edges until they can hold themselves. Once that has happened, the thread is a foreign body with nothing to do. For {Name} that moment has come or is about to. Each stitch is lifted, cut and drawn out, which is felt as a tug. It is over within minutes. Anticipation is not, and it has had a week's head start.
      D<cath> The bladder is a muscle with one task and a good deal of wiring. If the wiring is faulty, it does not empty, and what stays behind harms the kidneys. {Name} uses a catheter for that, or somebody helps with one, for five minutes behind a locked door. It is a common piece of plumbing that hardly anyone talks about. Athletes, teachers and at least some of the people in any large crowd do the same.
      P Those who carry out a treatment at home are in an odd position, part nurse and part villain. Most parents lie awake over it. They can take a fair amount of swearing, though perhaps not every evening. It helps them to know that the treatment is what is hated, and not the person who does it.
      P Professionals do this many times a day and can forget that it is not routine for the person underneath. A plain "tell me before you touch it" is perfectly acceptable. The good ones are glad to be reminded. Being told once, and clearly, is easier than guessing from a flinch.
      P Friends rarely know how much time it takes, because it happens offstage. They see somebody arrive late or leave early. What they are told about it is for the patient to decide. A short answer is enough, and so is none at all.
      P<cath> Staff at school who know about it are bound by the same sort of rule as doctors. They may be more embarrassed than anybody. Briskness is usually a sign of that. They were told so that somebody knows where the key is, and for no other reason.
      P<cath> Friends work out that there is something and mostly leave it at that. If one asks, it tends to be concern. "Medical, and dull" is both true and final. Curiosity mostly goes no further than the first sentence, provided that it sounds bored enough.
      Q In the quarter of an hour before, {Name} might notice ____. It often shows up as bad temper.
      Q Halfway through, {Name} might feel ____.
      Q When it is over for the day, {Name} might feel ____. Relief and fury go well together.
      Q<cath> When it is time to leave a room full of people, {Name} might feel ____.
      Q<cath> At the thought of explaining it to somebody, {Name} might feel ____.
      H {helper} can announce every step truthfully, including the ones that hurt. ~ Trust lasts longer than comfort.
      H {helper} can treat a pause signal as binding. ~ People who can stop a thing need to stop it less.
      H {helper} can raise the question of pain relief or itch relief with the clinic. ~ It is better asked early than endured politely.
      H {helper} can hand over as many of the steps as are wanted. ~ Competence is a good antidote to being handled.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ There is no prize for doing it the hard way.
      H<cath> {helper} can settle with the school which door, which key and which adult, and leave it at that. ~ Good arrangements are invisible.
      T {he} can draw up the conditions in writing: when, where, who, what is playing. ~ It saves having the argument every evening.
      T {he} can breathe out for longer than in and let the shoulders drop. ~ It is the one lever on the nervous system within easy reach.
      T {he} can take over one step a week until it is mostly self-service. ~ Own hands are easier on the nerves.
      T<comforter> {he} can keep {comforter} at hand for the worst minutes. ~ It is nobody's business.
      T<doing> {he} can try {doing} from the beginning and not as a last resort. ~ Most methods need a head start.
      T<quiet> {he} can reserve the half hour afterwards for {quiet}. ~ A reward that is scheduled cannot be argued away.
      T<cath> {he} can ask the nurse to teach it, one stage at a time. ~ Independence is the point of it.
      C<choose> {he} can think, "My conditions, even if it is not my idea."
      C<count> {he} can think, "Six minutes is a number."
      C<dressing> {he} can think, "It is supposed to look like that."
      C<stretch> {he} can think, "This is the message, and it has been delivered."
      C<cream> {he} can think, "Greasy now, quieter later."
      C<stitch> {he} can think, "A tug, not a tragedy."
      C<cath> {he} can think, "Plumbing, five minutes, done."
      C<topic> {he} can hold a lecture on {topic} for the duration.
      A<choose> It has been got through, on terms that were at least partly negotiated. Those can be revised at any time. Nobody is expected to be cheerful about a treatment that is necessary and tiresome. It is quite enough to have seen it off for today. The next list of conditions can be longer, shorter or written entirely in capitals, as the mood requires.
      A<count> The timer goes, and that is that until the next one. A body takes a few minutes to believe it, so a certain amount of shaking or silence is in order. The day has other hours in it, without any numbers attached. This one is used up. If the figure was wrong this time, whoever announced it can be asked for a better one.
      A<dressing> Closed up again, the skin goes on with what it was doing, without advice. Scars take a year or more to settle, fade and soften, so today's version is a draft. It may be shown or covered, and either may change with the company. The next look at it will be a little different from this one. In between, the cells go on with their work at night without being asked, thanked or looked at.
      A<stretch> The evening's quota is delivered, and the rest is up to the muscle. Progress here is measured in degrees and in months. On any given day it looks like nothing, which is discouraging and quite normal. Somewhere a therapist keeps the figures. For now, nobody is holding anything. The length of a muscle cannot be seen from outside, so some patience can be borrowed from those figures.
      A<cream> Ten minutes on, it has soaked in, and the sheets have taken the rest. The skin is quieter, though not for good. Maintenance is the least glamorous form of medicine and does more than most. There is an evening left over, slightly greasy. Nobody has yet written a song about putting on cream, which does not make it any less useful.
      P<cream> On broken skin some creams sting, and ointments tend to sting less. It is worth saying to a doctor or a pharmacist, because there are many kinds. Putting up with it in silence is not part of the treatment.
      Q<cream> In the first minute, {Name} might notice ____. Boredom counts as well.
      T<cream> {he} can take over the whole business except for the back. ~ It goes faster when nobody is being looked after.
      A<stitch> A few bits of thread in a metal dish are all that remains of the sewing. The line will darken before it fades, and in a year it may take some finding. It comes with a story that can be told truthfully or otherwise. From here on the skin is on its own, and up to it. The dish goes to be cleaned and the person goes home, which is the right way round.
      A<cath> The door is unlocked, the bag is zipped, and nobody has noticed anything except an empty chair. Kidneys are silent about being looked after, and louder about the opposite. So five minutes here and there is a fair price. The rest of the body's afternoon is free. It leaves no more of a trace than any other closed door, and every day has plenty of those.
      D<below> Doctors choose a medicine's way into the body as others choose a train. Some routes are faster, and some avoid the stomach. {Name} may have been prescribed the one that nobody discusses at lunch. It is a small, smooth object that melts at body temperature, and it is put in at the bottom. The muscle there closes on principle and lets go on a long breath out. The whole business is undignified for several seconds.
      P<below> It concerns a private part of the body and is therefore done for health alone. It is done by oneself, a parent or a nurse, and not as a secret. Questions and objections are in order. A reason can be asked for. A private thing is not a shameful one, and it can be talked about with people who are trusted.
      P<below> Nurses regard it as they regard plasters. They have seen people of all ages go red over it. Blushing does not surprise them, and neither does the sort of joke that people make in order to get through it.
      Q<below> Beforehand, {Name} might notice ____. Reluctance is reasonable.
      Q<below> Afterwards, {Name} might feel ____.
      H<below> {helper} can explain how it is done and then leave the room, if that is wanted. ~ Privacy is part of good care.
      H<below> {helper} can ask the doctor about alternatives. ~ There may be one that takes longer.
      T<below> {he} can do it alone, lying on one side with the knees drawn up. ~ The instructions in the box are good.
      T<below> {he} can breathe out for a count of six. ~ It is the nearest thing to a key.
      C<below> {he} can think, "Undignified, brief, over."
      A<below> It is done, and the medicine proceeds in a body that asks no further questions. Nobody knows unless told. There are several such moments in every life, and they make good stories about thirty years later. For now, there is a door to open and a day to go on with. All there is to show for it is a packet with one fewer in it.
    `),
  },
};

/** Treatment that is no fun and comes again: dressings, stitches, stretches, creams and wraps, a catheter. */
export const dailyTreatment: Frame = withScenes(own, whileOthersPlay, plasterOff, chestClapped);
