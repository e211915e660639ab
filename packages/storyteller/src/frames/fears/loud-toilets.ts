import { script, type Frame } from '../../frame.ts';
import { said, withScenes, type NamedScene } from '../scene.ts';
import { flushAtNursery } from './flush-at-nursery.ts';
import { handDryer } from './hand-dryer.ts';

/** Where a flush is made of air. */
const VEHICLE = String.raw`(?:(?:air|aero)?plane|train|flight|coach|cruise|ferry|ship)`;
const OF_AIR = String.raw`\b(?:${VEHICLE}(?:'?s)? (?:toilets?|loos?|flush\w*|bathrooms?)|(?:toilets?|loos?|flush\w*|bathrooms?)[^.]{0,20}\b(?:on|in) (?:(?:the|a|an|our) )?${VEHICLE}s?|(?:toilets?|loos?|flush\w*|bathrooms?)\b[^]*\bon (?:the|a|our) ${VEHICLE} (?:it|they|that)\b[^.]{0,20}|vacuum toilets?)\b`;
const NOT_OF_AIR = new RegExp(`^(?![^]*${OF_AIR})`);

/** Where the dryer is what is loud, and a flush is not said. */
const dryerAlone: NamedScene = {
  ...handDryer,
  cue: said(
    String.raw`(?<!\bhair[- ]?)\b(?:hand[- ]?)?dr[iy]ers?\b`,
    String.raw`\bflush\w*|\bchain\b|\b(?:hair|tumble)[- ]?dr[iy]ers?\b`,
  ),
  decides: false,
};

/** The noise of a flush: why it is loud, where the water goes, and when it comes. */
const own: Frame = {
  id: 'loud-toilets',
  name: 'Loud toilets and flushing',
  says: [
    'scared of the flush',
    'wont flush the toilet',
    'runs away when the toilet flushes',
    'covers his ears in the bathroom',
    'the toilet is too loud',
    'afraid of automatic flush',
    'self flushing toilets terrify her',
    'the toilet flushed while she was on it',
    'hates the noise of the toilet flushing',
    'screams at the flush',
    'afraid of being flushed away',
    'thinks she will go down the toilet',
    'toilet noise',
    'wont go in the loo in case someone flushes',
    'hand dryers in the toilets scare him',
    'scared of hand dryers and flushing at school',
    'will pee but runs before the flush',
    'airplane toilet was so loud',
    'the loo is noisy and he holds it in',
    'flushing sound',
    'flsuh is too lowd',
    'train toilet scared her',
    'afraid of the noise in the restroom',
    'toilet monster noise when it flushes',
  ],
  claims: {
    strong: [
      'scared of the flush',
      'flush and hand dryer',
      'flush noise',
      'flush sound',
      'toilet flush',
      'flush the toilet',
      'automatic flush',
      'self flush',
      'self flushing',
      'loud toilet',
      'toilet too loud',
      'toilet loud',
      'toilet noise',
      'toilet noisy',
      'loo noisy',
      'flushed away',
      'flush away',
      'go down the toilet',

      'noisy toilet',
      'fear of flush',
      'afraid of the flush',
      'flush on it',
      'flush',
      'automatic toilet',
      'auto flush',
      'flushes by itself',
      'flushing',
      'flush toilet',
      'auto flush toilet',
      'toilets that flush',
    ],
    cues: ['flush', 'toilet', 'loo', 'loud', 'noise', 'dryer', 'restroom'],
    not: ['flush of', 'blush', 'potty train', 'toilet train', 'clog'],
  },
  topicWords: ['toilet', 'flush', 'loo', 'water'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Some public toilets flush by a sensor, a small dark window behind the seat that notices when somebody gets up or leans forward. A sticky note or paper over it keeps it from flushing until it is taken away.',
    'A flush lets the water of a tank (six to nine litres) fall into the bowl at once; hard walls and tiles throw the sound back, so it is loud.',
    'Toilets in trains and aeroplanes pull with air and are louder still. A valve opens for a few seconds; hardly any water is used, and nobody can be pulled in.',
    'The hole in a toilet is far too small for a child; only water, wee, poo and paper go down.',
    'The water goes through pipes to a place where it is cleaned.',
    'An automatic toilet has a small sensor that notices when somebody gets up; a piece of paper or a sticky note over it stops it from flushing early.',
    'It is fine to shut the lid, to go out first, or to let somebody else flush; ears may be covered.',
    'A hand dryer blows air with a motor; paper, clothes or shaking dry hands too.',
    'Many children are afraid of the flush; hard, echoing rooms and sensitive ears make it worse. Choosing the moment themselves and small steps help.',
    'Holding on for long is uncomfortable and may lead to constipation.',
  ],
  threads: {
    eye: 'a small dark eye in the wall that makes a toilet flush, and a piece of paper in front of it',
    pipe: 'where the water goes: bowl, pipe, river',
    lid: 'the order: lid down, hands on ears, whoosh, done',
    tank: 'the tank that empties with a rush and fills up with a hiss',
    pull: 'the air that pulls, on a plane or a train',
  },
  decidedBy: [
    /\b(?:toilets?|loos?|they|it)\b[^.]{0,40}\bflush(?:es|ing)? (?:by (?:them|it)sel\w+|on (?:its|their) own|automatically)/i,
  ],
  threadCues: {
    eye: /\b(?:automatic\w*|auto[- ]?flush\w*|self[- ]?flush\w*|sensors?|motion|flush(?:es|ed|ing)? (?:by (?:it|them)sel\w+|on (?:its|their) own|itself|while|when|before|under))\b/i,
    pull: new RegExp(OF_AIR),
    pipe: NOT_OF_AIR,
    tank: NOT_OF_AIR,
    lid: /\w/,
  },
  onlyWhenSaid: ['pull', 'eye'],
  comesFirst: ['eye'],
  roles: {
    toilet: {
      fallback: { text: 'toilet' },
      cues: [{ match: /\bloos?\b/i, phrase: { text: 'loo' } }],
    },
  },
  titles: {
    young: [
      { text: 'A Small Eye in the Wall', thread: 'eye' },
      { text: 'Paper on the Eye', thread: 'eye' },
      { text: 'Bye-Bye, Water', thread: 'pipe' },
      { text: 'Down the Pipe', thread: 'pipe' },
      { text: 'Lid Down, Whoosh', thread: 'lid' },
      { text: 'First the Lid', thread: 'lid' },
      { text: 'Whoosh and Then Hiss', thread: 'tank' },
      { text: 'The Tank Fills Up', thread: 'tank' },
      { text: 'Whoosh, Says the Air', thread: 'pull' },
      { text: 'Whoosh, and It Is Still', thread: 'pull' },
      { text: '{name} and the Big Whoosh' },
      { text: 'Whoosh' },
    ],
    older: [
      { text: 'The Toilet That Flushes by Itself', thread: 'eye' },
      { text: 'Where the Water Goes', thread: 'pipe' },
      { text: 'The Way of a Flush', thread: 'pipe' },
      { text: 'Lid, Ears, Flush, Out', thread: 'lid' },
      { text: 'Who Decides When', thread: 'lid' },
      { text: 'One Bucket, Five Seconds', thread: 'tank' },
      { text: 'Why a Flush Is Loud', thread: 'tank' },
      { text: 'Air in a Hurry', thread: 'pull' },
      { text: 'Four Seconds of Air', thread: 'pull' },
      { text: '{name} and the Flush' },
      { text: 'A Loud Small Room' },
    ],
  },
  benefits: [
    'Explains what makes the noise and where the water goes.',
    'Gives {name} an order of steps and a say in when the noise comes.',
    'Says plainly that only water and paper go down.',
  ],
  talk: {
    young: [
      'Where does the water go?',
      'How does {name} feel when it goes whoosh?',
      'Shall we flush together, with the lid down?',
    ],
    older: [
      'What makes a flush so loud?',
      'Which word went into the blank?',
      'Shall we try which step makes the noise smallest?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'cover',
    feeling: 'surprised',
    companion: 'grown-up',
    props: ['soap'],
  },
  text: {
    '2-3': script(`
      D<pipe> Whoosh! That is a flush. {Name} may hear it. The water goes down. It goes in a pipe. Bye-bye, water.
      D<lid> The {toilet} has a lid. {Name is} done. Down goes the lid. Hands on ears. Whoosh! Now it is quiet.
      D<tank> Here is a {toilet}. {Name} may hear it. Whoosh, goes the water. It is loud. Then hiss, hiss, hiss. Shh.
      D<pull> Here is a new {toilet}. {Name is} done. Whoosh! That is air, and it is loud. It pulls. Then it is still.
      P Some children wait by the door. Some shut the lid.
      P Dogs run from the whoosh. Dogs have big ears.
      P Grown-ups know that it is loud.
      Q At the whoosh, {Name} may feel ____.
      Q In a loud room, {Name} may feel ____.
      Q Near the flush, {his} tummy may feel ____.
      H {helper} can do the flush.
      H {helper} can wait for a nod.
      H {helper} can say, "Loud now."
      H<helper> {helper} can count, "One, two, whoosh."
      T {he} can put hands on ears.
      T {he} can wait by the door.
      T {he} can shut the lid.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<pipe> {he} can say, "Bye-bye, water."
      C<lid> {he} can say, "Lid down. Whoosh. Done."
      C<tank> {he} can say, "Whoosh, hiss, shh."
      C<topic> {he} can think about {topic}.
      C<pull> {he} can say, "Whoosh, bye-bye."
      A<pipe> Water goes down. Paper goes down. {Name} is too big for that. Bye-bye, water.
      A<lid> Lid down, whoosh, done. Now hands can have soap. The {toilet} is quiet. Bye-bye, whoosh.
      A<tank> Whoosh, hiss, shh. The water is still. The {toilet} is still. Hello, soap.
      A<pull> Whoosh! It all went down. The {toilet} is still now. {Name is} here. Bye-bye, whoosh.
      D<eye> This {toilet} has a small eye. {Name} may see it. It sees people get up. Then it goes whoosh. Paper can hide the eye.
      Q<eye> On a big {toilet}, {Name} may feel ____.
      H<eye> {helper} can hide the eye.
      T<eye> {he} can help with the paper.
      C<eye> {he} can say, "No peeping, eye!"
      A<eye> Off goes the paper. Whoosh, says the {toilet}. {Name is} by the door. Bye-bye, eye.
    `),
    '4-5': script(`
      D<pipe> A flush is a lot of water all at once. {Name} may hear a big whoosh. The water goes down a small hole and into a pipe. Wee and paper can go that way. A child is much too big for it.
      D<lid> There are four steps at the end of a {toilet} trip. First {Name gets} up. Then the lid goes down. Next two hands go on two ears. Last comes the whoosh, and it is smaller with the lid on.
      D<tank> Behind a {toilet} there is a tank full of water. The flush lets it all out, and {Name} may hear the whoosh. Hard walls make it sound big. Then the tank fills up again. That goes hiss for a bit, and it is quiet.
      D<pull> Planes and trains have just a bit of water. In the {toilet} there, air does the job. {Name} may hear it pull, with a big whoosh. It is loud and short. A child is much too big for that small hole.
      P Many children find the flush too loud. Some grown-ups do as well. They shut the lid and are out of the door fast.
      P People who make buildings think of pipes and taps. They do not think of ears. So some small rooms are loud.
      P One child likes to press the button. Another child likes to wait outside. Grown-ups know that the water goes down both ways.
      Q When it goes whoosh, {Name} may feel ____.
      Q Just before a flush, {his} body may feel ____.
      Q In a loud bathroom, {Name} may feel ____.
      H {helper} can flush when {Name} is by the door. ~ The sound is smaller there.
      H {helper} can look for a {toilet} with a handle. ~ It waits until somebody is ready.
      H {helper} can ask, "Now?" and wait for a yes. ~ It helps to know when.
      H<helper> {helper} can count to three before the whoosh. ~ On three it is not a surprise.
      H<adult> {helper} can help when it is loud. ~ A good start is {adult}.
      T {he} can put two hands on two ears.
      T {he} can say "now" when it is time to flush.
      T {he} can shut the lid and stand by the door.
      T<comforter> {he} can hold {comforter} by the door.
      T<doing> {he} can try {doing} at a hard moment.
      C<pipe> {he} can say, "Water goes down, and I stay here."
      C<lid> {he} can say, "Lid, ears, whoosh, done."
      C<tank> {he} can think, "First whoosh, then hiss, then nothing."
      C<topic> {he} can wait and think about {topic}.
      C<pull> {he} can think, "Whoosh, it pulls, and then it is quiet."
      A<pipe> The water has gone down the pipe. It goes to a place where it is made clean. The {toilet} is still, and {Name is} up here. Next comes soap.
      A<lid> Lid, ears, whoosh, and that was it. The {toilet} has no more to say. Now it is time for soap, and soap is quiet. It is good to know the steps.
      A<tank> Hiss goes the tank, and then it is full. A full tank is quiet for a long time. The water waits in there for the next flush. It is good at waiting.
      A<pull> The air had its pull, and now it is quiet. It was as short as a sneeze. A flush is for small things and not for people. Next comes soap, and then the seat.
      D<eye> Some toilets flush all by themselves. Behind the seat, {Name} may see a small black eye. It sees when somebody gets up, or just moves. Then comes a surprise. But the eye cannot see through paper. So a bit of paper goes on it first.
      Q<eye> Near that eye, {his} tummy may feel ____.
      H<eye> {helper} can put paper over the eye. ~ Then the flush can wait.
      T<eye> {he} can put the paper on the eye.
      T<eye> {he} can be at the door before the paper comes off.
      C<eye> {he} can think, "The eye is shut, so there is no whoosh."
      A<eye> The paper comes off, and the eye can see again. Whoosh! Now it may be loud, because nobody is on it. The toilet did what it was told. Hands can be washed, and then it is over.
    `),
    '6-7': script(`
      D<pipe> Where does the water go? It goes down the {toilet} and round a bend as wide as a fist. {Name} may hear that part, because it is quick and loud. Then the water runs through a pipe under the street. The rest of the way is quiet. At the end the water gets cleaned, and then it goes to a river.
      D<lid> A trip to the {toilet} has steps. First come wee or poo and paper. Then {Name gets} up and shuts the lid. Now there is time, because most toilets wait. The flush comes last. By then two hands can be on two ears.
      D<tank> Behind the {toilet} is a tank as full as a big bucket. At the flush, {Name} may hear all of it at once. The walls are hard, so the sound bounces. After that the tank fills up with a long hiss.
      D<pull> A plane or a train cannot carry much water. So the {toilet} there works with air. {Name} may hear it hiss and bang. At the flush, a small door opens, and the air rushes down a pipe. It is loud, and it lasts for about four seconds.
      P Hard rooms are loud, and bathrooms are some of the hardest. A cough sounds big in there, and so does a song. Grown-ups sing in the shower for that reason.
      P Some people hear more than others. A whoosh that one person hardly notices can hurt the ears of another. From outside this cannot be seen.
      P Grown-ups jump as well when a flush comes too early. They laugh about it only because it is over.
      Q When it flushes, {Name} may feel ____.
      Q Before the flush, {his} body may feel ____. The waiting part can be big.
      Q In a bathroom with an echo, {Name} may feel ____.
      H {helper} can flush after {Name} is out of the door. ~ The water goes down just as well.
      H {helper} can cover a sensor with a bit of paper. ~ It sees nothing then, and it waits.
      H {helper} can say how loud it will be, from one to five. ~ A number gets ears ready.
      H<helper> {helper} can practise at home with {him}, first from far away. ~ Each day can be one step nearer.
      H<adult> {helper} can help when it is loud. ~ A way that is known already is {adult}.
      T {he} can choose the moment by saying, "Three, two, one." ~ A noise is smaller for the person who starts it.
      T {he} can cover {his} ears and leave the flush for somebody else. ~ Anyone can press a handle.
      T {he} can shut the lid before the flush. ~ A lid keeps in some of the sound.
      T<comforter> {he} can hold {comforter} at the door. ~ It is out of the splash there as well.
      T<doing> {he} can try {doing} at the hardest moment. ~ What helped before can help again.
      C<pipe> {he} can think, "Off you go, round the bend, into the pipe."
      C<lid> {he} can think, "Lid first, whoosh last."
      C<tank> {he} can think, "One bucket, and then it is empty."
      C<topic> During the whoosh, {he} can think about {topic}.
      C<pull> {he} can think, "That is only air in a hurry."
      A<pipe> By now that water is under the street, on its way to get clean. The bend in the {toilet} keeps a bit of water, and nothing comes back. A child is far too big for the pipe. A bathroom is a safe place to be.
      A<lid> Under the lid the water goes round and is gone. Then the {toilet} is only a white chair with a lid. Hands get washed, and the door opens. The steps are the same on each trip.
      A<tank> When the tank is full, it stops by itself. There is a small ball in it that floats up and shuts the tap. All is quiet until the next flush. Somebody clever thought of that long ago.
      A<pull> The small door is shut again, and the air has stopped. The {toilet} sits there and makes no sound at all. It all went down a pipe as wide as a cup. Behind the door, the trip goes on.
      D<eye> How can a toilet flush without anybody? Behind the seat is a small dark window, called a sensor. It waits for {Name} to get up. When somebody leans forward, it may make a mistake and flush too early. Paper over the window stops it, or a sticky note.
      Q<eye> On a {toilet} that decides for itself, {Name} may feel ____.
      H<eye> {helper} can keep sticky notes in the bag. ~ One is all it takes.
      T<eye> {he} can stick the note on before sitting down. ~ Then {he is} the one who says when.
      T<eye> {he} can hold {his} ears and nod, so that somebody else takes it off. ~ It works with a plan.
      C<eye> {he} can think, "Note on: it waits. Note off: it flushes."
      A<eye> The note comes off, the sensor wakes up, and whoosh goes the flush. It is loud, and it is expected. That is not the same as loud and sudden. The note goes into the bin. There are more of them in the bag.
    `),
    '8-10': script(`
      D<pipe> A {toilet} is simple. Inside there is a bend with water in it, no wider than a fist. When {Name} or anyone else flushes, water rushes into the bowl, and its weight pushes everything over the bend. That is the loud second. From then on gravity does the work, through pipes and under streets. It goes to a plant where the water is cleaned and led to a river.
      D<lid> Most of the trouble with a flush is that it comes by surprise, above all where a sensor decides. {Name} may know the sort with a red eye on the wall. It flushes when it thinks that somebody has left, and it thinks so rather too early. A scrap of paper over the eye stops it. Then the order is clear again, with paper, clothes, lid and water. The loud part comes when somebody says so.
      D<tank> Why is it so loud in there? A whole bucket of water falls at once, and {Name} may hear the air roar in it. Tiles, mirrors and bare floors throw the sound back. So the same noise comes several times over. Carpets would help, although there are good reasons why nobody puts them there.
      D<pull> Water is heavy, so a plane takes along as little as it can, and its {toilet} flushes with air. {Name} presses the button, and a valve opens. Air rushes through a narrow pipe and takes everything with it. It is the fast air that roars. On many trains it works in the same way. It lasts about four seconds, and the valve shuts by itself.
      P Ears are different, and this is a noise that shows it. A few people find it so sharp that they plan their day around it. Others have heard it ten thousand times and could not say whether it was there this morning. Neither group can imagine the other.
      P Engineers who build quiet toilets test them with microphones. They know that people complain. In many houses there are better ones already. It takes some decades until all the old ones have been replaced.
      P A person who waits outside while somebody else flushes may feel odd about it. Probably no one has noticed. People in bathrooms are mostly busy with not looking at each other.
      Q When it flushes, {Name} might feel ____. Ears may report it before thoughts do.
      Q In front of a door with unknown toilets behind it, {Name} may feel ____. Not knowing how loud is a part of it.
      Q After the noise, {his} shoulders may feel ____. They tend to come down last.
      H {helper} can look inside first and say how loud it is. ~ A report beforehand is better than a surprise.
      H {helper} can carry a small pad of sticky notes for sensors. ~ One of them lasts for a whole day out.
      H {helper} can flush when {he wants} it and not before. ~ A word or a nod is enough of a signal.
      H<helper> {helper} can time the flush with {him}. ~ Most of them are shorter than they sound.
      H<adult> {helper} can help by {adult}. ~ It has been good on other days.
      T {he} can put on ear defenders before going in. ~ Drummers wear them too.
      T {he} can cover the sensor and decide when it is time. ~ A noise that a person starts is about half the size.
      T {he} can shut the lid, press, and be outside before the worst of it. ~ From the corridor it is only plumbing.
      T<comforter> {he} can keep {comforter} outside in a bag, ready for afterwards. ~ Some soft things stay drier that way.
      T<doing> {he} can try {doing} at the hardest moment. ~ It has a good record.
      C<pipe> {he} can think, "One loud second, and then gravity."
      C<lid> {he} can think, "It goes when I say so."
      C<tank> {he} can think, "One bucket, five seconds, nothing left."
      C<topic> Until it is quiet, {he} can think about {topic}.
      C<pull> {he} can think, "Four seconds of air, and the valve shuts."
      A<pipe> The water is a street away by now, among the water of all the neighbours. Down there it is dark, cool and quiet. In the {toilet}, the bend is full again and still as a pond. A hole of that size lets nobody through but water.
      A<lid> With a scrap of paper and a lid, a loud machine becomes one that waits. The noise itself stays the same, and it comes at a time that somebody has picked. That is a big difference for a pair of ears, and the {toilet} does not mind either way.
      A<tank> A float rises in the tank and closes the valve, and the hissing stops. What is left is a quiet room with tiles. Every flush in the world has ended like that so far, and the next one needs somebody's hand.
      A<pull> The valve has closed, and what is left is the hum of the trip. The {toilet} used less water than a mug holds. Engineers find that elegant, and ears were not asked. Once the valve is shut, it pulls at nothing.
      D<eye> An automatic {toilet} works with a beam of light that nobody can see. A sensor behind the seat sends it out and measures what comes back. {Name} may have been sitting there when it went off by mistake. It is easily fooled: by somebody small, by leaning forward, by a coat. A sticky note across the sensor switches it off until the note comes away.
      Q<eye> On one of those, {Name} might feel ____. It is hard to relax beside something that may go off.
      H<eye> Someone at home can carry a small pad of sticky notes. ~ It weighs nothing and works in every country.
      T<eye> {he} can cover the sensor first and sit down afterwards. ~ Now the timing is in the right hands.
      T<eye> {he} can take the note off with one hand on the door. ~ The noise is behind then, and so is the toilet.
      C<eye> {he} can think, "No beam, no flush, my decision."
      A<eye> The note peels off, the beam finds nobody, and the water goes. It was as loud as before. The difference is who chose the moment. Cleaners are used to notes of that kind and have no objection to them.
    `),
    '11+': script(`
      D<pipe> The sound of a flush is what happens when a weight of water is dropped on purpose. For {Name}, it may help to know the rest of the story. The water pushes the contents of the {toilet} over a bend and leaves a little behind as a seal. Then it travels by gravity through several kilometres of pipe. At the far end there are tanks, filters and patient bacteria. The loud part is the first second of a trip that takes hours, nearly all of it in silence.
      D<lid> Being startled in a place with the door shut is unpleasant in a particular way, and sensor toilets have made it more common. The sensor is a cheap one. It sees {Name} lean forward, concludes that the visit is over and flushes. Nobody who designed it was sitting on it at the time. A folded piece of paper over the lens returns the decision to the person, which is where it belongs.
      D<tank> A short technical note may be of use to {Name} and to everyone else who has noticed. Public toilets are among the loudest rooms that people visit daily. The water falls fast, air gets mixed in and roars, and tiles reflect nearly all of it. Hand dryers come on top, some of them as loud as a motorbike at close range. Measurements show that they are worst at the height of a child's ears. The problem is in the room, in other words.
      D<pull> The {toilet} on a plane is loud for a respectable reason, and {Name} may like to know it. Water is heavy and fuel is dear, so it flushes with air. The pipe behind it is kept at low pressure. At the press of a button, a valve opens for about four seconds, and the air of the cabin goes down it in a gust. There are old stories about people who got stuck, and seats are made with a gap so that nothing of the sort can happen. Many trains use the same system.
      P This is rarely talked about, which makes it seem rare. People with sensitive hearing, people with migraine and a good many parents of babies know every quiet bathroom in town. Some of them keep a list. They would recognise one another quickly if anyone at the table ever brought it up.
      P Friends waiting outside are not timing anything. They are looking at their phones and wondering what to eat. Most of what people fear that others notice goes past without leaving a trace. It is comforting and slightly insulting at the same time.
      P Architects tend to think about how a room looks in a photograph, and photographs are silent. A few have begun to ask how it sounds. They put in softer ceilings and slower dryers, after complaints from people who had decided not to feel silly about it.
      Q At the moment of the flush, {Name} might notice ____. A startle is not the same thing as a fear, though they share a heartbeat.
      Q Looking for a bathroom in a new place, {Name} may feel ____. Planning for it is tiring, and few people see that.
      Q With a dryer roaring nearby, {his} head may feel ____. Some heads simply get full.
      H {helper} can find out where the quiet bathrooms are before a day out. ~ Libraries and museums often have the best ones.
      H {helper} can treat it as a matter of sound, without jokes. ~ That helps, since the jokes have all been made.
      H {helper} can back {him} up in asking a school for a quieter one to use. ~ It is a small request with a clear reason.
      H<helper> {helper} can keep watch at the door, so that {he} can choose the time. ~ It takes a minute and no conversation.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can keep ear plugs with the house key and put them in first. ~ It takes ten seconds, and the room gets a good deal quieter.
      T {he} can fold a piece of paper over the sensor. ~ It is free, and it works on nearly every model.
      T {he} can dry {his} hands on paper or a sleeve and leave the dryer to others. ~ Air does the same job a little later.
      T<comforter> {he} can keep {comforter} in a pocket until it is over. ~ It does not need to be seen to be useful.
      T<doing> {he} can try {doing} at the hardest moment. ~ What has worked before is quick to find.
      C<pipe> {he} can think, "One loud second out of several hours."
      C<lid> {he} can think, "My decision, my timing."
      C<tank> {he} can think, "The room is badly designed, and my ears are fine."
      C<topic> While it fills up, {he} can think about {topic}.
      C<pull> {he} can think, "A valve, a gust, four seconds."
      A<pipe> Somewhere below the road it is all running downhill in the dark, in no hurry. The {toilet} has refilled its bend and forgotten about it. Loudness at the beginning of a thing says little about the rest. It is mostly plumbing, and plumbing is mostly quiet.
      A<lid> A folded paper goes into the bin, and the red eye can see again. The trick can be passed on to whoever is next in the queue. Choosing the moment takes most of the force out of a flush. It was a good use for a receipt.
      A<tank> The float rises, the valve shuts and the {toilet} goes back to being furniture. Quieter models exist, and every year a few more of the old ones are replaced. Until that is done there are plugs, paper towels and the bathroom on the top floor that nobody uses. It is worth the stairs or the lift.
      A<pull> The valve shuts, the gust is over, and the little room goes back to humming. About a mug of water was used, where a bathroom at home takes a bucket. The flush can be pressed with the lid down and one hand on the door. After that there is only the corridor, with people looking at the backs of seats.
    `),
  },
};

export const loudToilets: Frame = withScenes(own, flushAtNursery, dryerAlone);
