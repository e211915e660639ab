import { nightsWithARetainer } from './nights-with-a-retainer.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { namesForMetal } from './names-for-metal.ts';
import { speaksWithABrace } from './speaks-with-a-brace.ts';

const own: Frame = {
  id: 'braces',
  name: 'Getting braces',
  says: [
    'getting braces on friday',
    'braces hurt and she cant eat',
    'having train tracks fitted',
    'scared of getting braces',
    'first visit to the orthodontist',
    'wont wear his retainer',
    'embarrassed about her braces',
    'he got braces and talks funny',
    'palate expander at seven',
    'kids laugh at her braces',
    'brace rubbing inside his mouth',
    'has to wear a plate at night and takes it out',
    'nervous about the orthodontist',
    'elastics and she never puts them in',
    'two years of braces feels like forever',
    'headgear at night',
    'aligners for my son',
    'braces tightened today and he is in pain',
    'wants them off already',
    'cannot eat apples because of the braces',
    'metal mouth teasing',
    'retainer lost again',
    'gap in her teeth needs a brace',
    'brases next week',
  ],
  claims: {
    strong: [
      'braces on monday',
      'braces on tuesday',
      'braces on wednesday',
      'braces on thursday',
      'braces on friday',
      'had his braces',
      'had her braces',
      'smiling in photos',
      'braces',
      'brace',
      'getting braces',
      'train tracks',
      'orthodontist',
      'orthodontic',
      'retainer',
      'palate expander',
      'expander',
      'aligner',
      'aligners',
      'headgear',
      'dental plate',
      'metal mouth',
      'teeth straightened',
      'brace on her teeth',
      'brace on his teeth',
    ],
    cues: ['teeth', 'wire', 'mouth', 'plate', 'elastics', 'tightened', 'crooked'],
    not: [
      'halo brace',
      'halo vest',
      'body brace',
      'head cannot move',
      'leg brace',
      'leg braces',
      'back brace',
      'arm brace',
      'neck brace',
      'knee brace',
      'foot brace',
      'ankle brace',
      'brace for scoliosis',
      'scoliosis',
      'toy train tracks',
      'wooden train tracks',
    ],
  },
  topicWords: ['brace', 'teeth', 'tooth', 'mouth', 'plate', 'wire'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Braces move teeth by a light, steady push; bone makes room on one side and fills up on the other, about a millimetre a month.',
    'Fixed braces are small brackets glued on with a wire through them; plates and aligners can be taken out.',
    'Fitting does not hurt; teeth are sore for some days afterwards and after each tightening.',
    'Soft food helps in the first days; a grown-up can ask which pain relief is suitable.',
    'Wax covers a place that rubs; a spike or a loose wire is reported to the orthodontist, who mends it.',
    'Hard and sticky sweets loosen brackets; careful brushing keeps the teeth beneath healthy.',
    'Most treatments take one and a half to two years; afterwards a retainer keeps the teeth in place.',
    'Speech sounds odd for some days, until the tongue has learnt where things are.',
    'About a third of young people have braces in many countries.',
    'In young children a plate or an expander may be used; the dentist and the grown-ups decide.',
    'An expander widens the palate, whose halves meet in a seam that is still open in children: a grown-up turns a key, about a quarter of a millimetre at a time, and the pressure is felt for some minutes.',
  ],
  threads: {
    off: 'the day on which the brace comes off, and the retainer after it',
    slow: 'teeth that move, a hair’s breadth a day',
    soup: 'the soft days, with soup',
    sore: 'the sore days after a wire was tightened or changed',
    keep: 'a small piece of plastic that is easily lost',
    tongue: 'a tongue that goes to look at what is new in a mouth',
    how: 'how a wire moves a tooth',
    letter: 'a word to an equal about two years of metal',
    key: 'the key of an expander, which is turned a little at a time',
  },
  threadCues: {
    sore: /^(?![^]*\b(?:getting (?:\w+ )?(?:a )?braces?|(?:will|['’]ll|going to|gonna|might|may|could) (?:really )?hurt)\b)[^]*?\b(?:hurts?|hurting|sore|pain\w*|ach(?:e|es|ing)|tighten\w*|tight|eat\w*|chew\w*|rubs?|ulcers?|wire (?:is )?(?:poking|changed))\b/i,
    // A retainer that is lost or left out comes long after the first look in the mirror.
    keep: /\b(?:(?:lost|loses?|losing|lose|forgot\w*|forgets?|won'?t wear|will not wear|stopped wearing|left|threw away|broke\w*|not wearing)\b[^.]{0,40}\b(?:retainers?|aligners?)|(?:retainers?|aligners?)\b[^.]{0,40}\b(?:lost|forgot\w*|forgets?|bin|thrown|left))\b/i,
    soup: /^(?![^]*\b(?:expander|head ?gear|retainers?|aligners?|tighten\w*|(?:has|have) had|lost|forgot\w*|forgets?))[^]*?\b(?:get(?:s|ting)?|got|fitted|fitting|put (?:on|in)|first|new|scared|nervous|worried|next week|tomorrow|appointment)\b/i,
    key: /\b(?:expanders?|palat(?:e|al)|turn\w* (?:the|a|her|his|it with a) (?:key|screw))\b/i,
    off: /^(?![^]*\b(?:lost|loses?|forgot\w*|forgets?|won'?t wear|will not wear|stopped wearing)\b)[^]*?\b(?:(?:braces?|they|it) (?:\w+ ){0,2}(?:comes?|coming) off|(?:comes?|coming) off (?:next|on|this|soon|in|today|tomorrow)|(?:taken|take|took|gets?|getting) (?:\w+ ){0,3}off|came off (?:yesterday|last|today|on|this)|off (?:next|on|this|soon|in|today|tomorrow|yesterday)|retainers?|debond\w*|last appointment)\b/,
  },
  onlyWhenSaid: ['off', 'soup', 'key', 'sore', 'keep'],
  tellsAlone: ['off', 'key', 'keep'],
  roles: {},
  titles: {
    young: [
      { text: 'Hello, Tongue', thread: 'tongue' },
      { text: 'Teeth That Move', thread: 'slow' },
      { text: 'Slow, Slow Teeth', thread: 'slow' },
      { text: 'Soup, Soup, Soup', thread: 'soup' },
      { text: 'A Day for Soup', thread: 'soup' },
      { text: 'Key In, Key Out', thread: 'key' },
      { text: '{name} Gets a Brace' },
      { text: 'Something New in the Mouth' },
    ],
    older: [
      { text: 'What the Tongue Finds', thread: 'tongue' },
      { text: 'What Comes After the Wire', thread: 'off' },
      { text: 'Smooth Again', thread: 'off' },
      { text: 'A Millimetre a Month', thread: 'slow' },
      { text: 'Slower Than a Snail', thread: 'slow' },
      { text: 'The Week of Soup', thread: 'soup' },
      { text: 'How a Wire Moves a Tooth', thread: 'how' },
      { text: 'Little Handles on Teeth', thread: 'how' },
      { text: 'A Year or Two of Metal', thread: 'letter' },
      { text: 'A Quarter of a Millimetre', thread: 'key' },
      { text: 'Room for Teeth', thread: 'key' },
      { text: '{name} and the Braces' },
    ],
  },
  benefits: [
    'Tells how it works and what can be felt of it, in order.',
    'Says honestly what may be sore, and what helps then.',
    'Gives {name} something small to do for it and something short to say.',
  ],
  talk: {
    young: [
      'What is new in the mouth?',
      'How does a mouth feel with something new in it?',
      'Shall we count our teeth in a mirror?',
    ],
    older: [
      'What does a mouth have to get used to in the story?',
      'Which word went into the blank?',
      'Shall we make a list of good soft things to eat?',
    ],
  },
  cover: {
    setting: 'doctor',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['tooth', 'mirror', 'soup'],
  },
  text: {
    '2-3': script(`
      D<slow> Click! A brace is for teeth. {Name} may have one. The teeth move. Slow, slow, slow.
      D<slow> Teeth can move. {Name} may feel a push. It is small. Slow, slow go the teeth.
      D<tongue> What is in {his} mouth? It is a brace. The tongue goes to look. Here it is, and there it is.
      D<soup> Click, the brace is in. {Name} may feel it. It is a bit sore. Now it is time for soup.
      P Teeth doctors like teeth.
      P Big people have braces. Small ones do too.
      P A tongue looks at new things.
      Q With the brace, {Name} may feel ____.
      Q In the big chair, {Name} may feel ____.
      Q Now, {his} mouth may feel ____.
      H {helper} can sit by the chair.
      H<soup> {helper} can cook some soup.
      H {helper} can help with the brush.
      T {he} can put up a hand.
      T {he} can eat a soft thing.
      T {he} can look in a mirror.
      T<comforter> {he} can hug {comforter}.
      C<slow> {he} can say, "Slow, slow, teeth."
      C<slow> {he} can say, "Click, move, teeth."
      C<tongue> {he} can say, "Hello, brace. Hello, tongue."
      C<soup> {he} can say, "Soup, please."
      C<topic> {he} can think about {topic}.
      A<slow> Slow, slow, slow. The teeth move at night too. No one can see it. Night-night, teeth.
      A<slow> Click goes the brace. The teeth move a bit. They move while people sleep. Slow, slow.
      A<tongue> The tongue went all the way round. Now it knows the brace. It can rest. Night-night, tongue.
      A<soup> The soup is in a cup. It is warm in the mouth. Sip, sip. Bye-bye, soup.
      A<soup> Sip, sip. The soup went down slowly. The mouth likes it soft. Night-night, mouth.
    `),
    '4-5': script(`
      D<slow> Teeth look as if they stand still. But they can move, if something gives them a push. {Name has} a brace for that, or will get one. The push is small. In a month, a tooth goes less than a pea's width.
      D<slow> A brace is a thing for teeth. {Name} may feel it with the tongue. It does not pull. It only leans, all day and all night. The teeth go a tiny bit, and nobody sees them go.
      D<tongue> A tongue is like a small explorer. In {his} mouth it finds a brace, and it goes to look. To a tongue all things are big, even a seed. A mirror can show how small the brace really is.
      D<soup> First there is the big chair, and the teeth get dry. Then in goes the brace. {Name} may see it in a mirror. It feels odd. For some days, the mouth can be sore. So it is a day for soup.
      P The tooth doctor does this all week. The doctor likes questions, and has a lamp and a mirror.
      P A tongue is nosy. It goes to the new thing over and over. After some days it has seen it all.
      P Other children may ask what it is. They like to see things that shine.
      Q With the brace, {his} mouth may feel ____.
      Q In the chair, {Name} may feel ____.
      Q When people look at the teeth, {Name} may feel ____.
      H {helper} can come along and hold a hand.
      H<soup> {helper} can cook soft things for some days.
      H {helper} can help to brush around it. ~ It takes a bit longer now.
      H<adult> {helper} can help by {adult}.
      T {he} can put up a hand for a stop.
      T<soup> {he} can eat on the side that is less sore.
      T {he} can say if a bit of it pokes.
      T<comforter> {he} can hold {comforter} in the chair.
      T<quiet> {he} can spend some time {quiet} after that.
      C<slow> {he} can think, "My teeth move, and nobody sees it."
      C<slow> {he} can say, "Hello, tongue. It is just the brace."
      C<tongue> {he} can think, "Tongue, you know it now."
      C<soup> {he} can say, "Today is a soup day."
      C<topic> In the chair, {he} can think about {topic}.
      A<slow> The teeth move on, by day and by night. One day the doctor looks and says, "There." Then the brace comes off. The teeth have a new place to stand.
      A<slow> Nobody can see a tooth move. But one day it will be in another place. The brace knows how. Now it can go to bed, and so can the tongue.
      A<tongue> The tongue has been round the brace, front and back. Each day there is less to find. It has other work to do, like songs and words. The brace can do its job in peace.
      A<soup> On the third day, the soup gets a noodle. On the next day there is soft bread. The mouth has got used to it. It can talk and sing, and it can eat pudding.
      A<soup> The pot is empty, and it was good soup. The teeth are less sore than before. Soon they may like a noodle. The brace does its job, and the spoon did its own.
      D<key> There is a new thing at the top of the mouth. {Name} may feel it. It makes more room for teeth. A tiny key makes it a bit wider. Then comes a push, and then it is quiet again.
      P<key> Other children have a thing like that too. It sits high up, so nobody can see it. They know the push as well.
      Q<key> When the key turns, {his} mouth may feel ____.
      H<key> {helper} can say, "Key in," and then, "Key out."
      T<key> {he} can lie down and look at the ceiling for it.
      C<key> {he} can say, "Key in, key out, done."
      A<key> The key is out, and the push gets less. Now there is a bit more room for teeth. The key goes back to its place. The mouth can sing, or have a soft pudding.
    `),
    '6-7': script(`
      D<how> How can a wire move a tooth that is as hard as a stone? {Name} may have asked that. The tooth stands in bone, and bone is alive. When the brace leans on the tooth, the bone makes room on one side. On the other side it fills up again. It is slow, and it goes on at night.
      D<slow> If a snail and a tooth had a race, the snail would win. With a brace, {his} teeth go about a millimetre in a month. They do not stop to rest. After a year, they have come a long way for teeth.
      D<tongue> A tongue is made for finding things out. It can feel a hair in the soup and a seed between two teeth. With a brace in {his} mouth, it has a lot to report. To a tongue, all of it is as big as a playground. A mirror shows how big it is for other people.
      D<soup> On the brace day, there is a big chair and a bright lamp. {Name} may hear a little fan that keeps the teeth dry. Then small parts are glued on, one by one. It takes a while, and it does not hurt. The next days are sore, and soup is good then.
      P The one who puts on braces has done so for hundreds of mouths. Each mouth is a puzzle, and people with that job like puzzles. They are glad of a hand that goes up.
      P Some children wish for a brace, and some would rather not. Those who have one know the best soft food. They can be asked.
      P A tongue finds each new thing huge. That is because it can feel so much. In the mirror, the brace is much smaller.
      P For a few days, talking sounds wet. Then the tongue knows its way. Hardly anyone else notices.
      Q In the chair with the lamp, {Name} may feel ____.
      Q<soup> On the first sore day, {his} teeth may feel ____.
      Q When somebody asks about the brace, {Name} may feel ____.
      H<soup> {helper} can put soft food on the list for the week. ~ Eggs, soup and noodles are good.
      H {helper} can phone if a bit of wire pokes. ~ The people there can mend it.
      H {helper} can show how to brush around each part. ~ There are little brushes for it.
      H<adult> {helper} can help by {adult}. ~ It makes sore days shorter.
      T {he} can put up a hand in the chair for a rest. ~ They stop when they see it.
      T {he} can press some wax on a place that rubs. ~ It makes a smooth hill there.
      T {he} can cut an apple in thin slices. ~ Front teeth have other work now.
      T<comforter> {he} can hold {comforter} in the chair. ~ Hands like to hold on to something.
      T<soup,quiet> {he} can spend the sore day {quiet}. ~ It passes better like that.
      C<how> {he} can think, "It leans, and the bone makes room."
      C<slow> {he} can say, "My teeth are on their way."
      C<tongue> {he} can think, "My tongue makes it bigger than it is."
      C<soup> {he} can think, "Three soup days, and then noodles."
      C<topic> Under the lamp, {he} can think about {topic}.
      A<how> So a tooth moves because something leans on it and does not give up. The bone closes up again behind it. When all the teeth are in place, the brace comes off. Then they feel smooth.
      A<how> Lean, make room, fill up, and again. The teeth go on with that at night, when nobody looks. No one can feel a bone grow. When the brace comes off, the teeth stand where the wire wanted them.
      A<slow> The teeth are moving now, slower than a snail. They do it at school, in the bath and in bed. The brace holds them to it. One day there will be nothing left for it to do.
      A<slow> The snail has won the race and gone home for tea. The teeth are still on their way, and they are not in a hurry. They have all year. What is slow can go a long way if nobody stops it.
      A<tongue> Day by day, the tongue finds less to report. It has been to each corner of the brace by now. It goes back to its old work, which is words, songs and licking spoons. The brace does its own work and says nothing.
      A<soup> On the fourth day, something crunches, and it is toast. The mouth can do nearly everything again. Now and then the brace gets a new wire, and soup is back. It is good soup.
      A<soup> The pan is empty and the teeth have calmed down. Next on the list is an egg, then noodles, and then toast. The mouth will say when it is time for each. Until then there is a bit more soup in the freezer.
      D<key> The top of a mouth is made of two halves. In children the line between them is not shut yet. {Name has} something up there for that, or soon will. It makes more room for the teeth. A tiny key makes it wider, by less than the edge of a coin. Then there is a push, in the teeth or the nose, and it fades.
      P<key> The orthodontist says on which days the key turns. It is slow, because new bone needs time to grow. After some days, most tongues have got used to the thing up there.
      Q<key> When it is time for the key, {Name} may feel ____.
      H<key> {helper} can say "now" before the turn and "out" after it. ~ Then nobody needs to guess.
      H<key> {helper} can ask the orthodontist what helps when it is sore. ~ There is often something.
      T<key> {he} can choose the place for it, such as a bed or a sofa. ~ Lying down is best, because then the key is easy to put in.
      C<key> {he} can think, "One turn, and it is out."
      A<key> The key is back in its box, and the push is fading. Up there, a bit of new bone is on its way. It grows while people eat soup and talk of other things. Little by little, a mouth gets more room for its teeth.
      D<sore> A brace gives teeth a small push. After a new or a tighter wire, {Name} may feel it for some days. The teeth are not ill. They are on their way. Soft food gives them some peace.
      C<sore> {he} can think, "It is a push, and it gets less."
      A<sore> Today it is soup, and soon it is toast again. A push like that is strongest on the second day. Then it gets less, and the teeth have a rest. The brace goes on without a sound.
    `),
    '8-10': script(`
      D<how> Teeth are not screwed into the jaw. They hang in it, by thousands of thin fibres, and that is what makes braces possible. When something leans on one of {his} teeth, tiny cells take away bone on one side. Others build new bone on the other. The tooth travels through solid bone without leaving a hole, at about a millimetre a month.
      D<slow> There are few things slower than a tooth with a brace on it. {Name} could compare: fingernails grow three times as fast, and continents move a little more than an inch a year. Nobody sees anything happen from one day to the next. That is the difficult part of it, since the metal can be seen at once. A photo a month shows more than any mirror.
      D<tongue> The tongue is one of the most exact instruments in a body, and it exaggerates. A seed feels like a pebble to it, and braces feel like scaffolding. {Name} may notice it going round and round the mouth, as if it were writing a report. It cannot help that. Whatever is in a mouth gets examined until it is boring.
      D<soup> The fitting of braces is less exciting than its reputation. {Name} may sit for an hour with a lamp overhead and something that keeps the cheeks apart. The teeth are cleaned and dried, the brackets are glued on, and a wire is threaded through. By the evening the teeth are sore, and they stay so for about four days. That is why people with braces are experts on soup.
      P Orthodontists look at a mouth as others look at a chessboard. They are several moves ahead. Questions interest them more than most patients think.
      P About a third of the people at school will have braces at some time. Those who make remarks are often waiting for their own appointment. Remarks last for a week or so, until there is something else.
      P The tongue is one of the most sensitive places of the body, and it exaggerates. What feels like scaffolding looks like a row of dots. After ten days it loses interest.
      P Adults often say that it will be worth it. That may be so, and it is no help on a sore evening. A milkshake is more to the point.
      Q Under the lamp, {Name} might notice ____. Hands tend to hold on to something.
      Q On a sore day, with teeth that complain, {Name} might feel ____.
      Q At the first laugh with metal in it, {Name} might feel ____.
      H<soup> {helper} can plan a week of soft food that is not boring. ~ Pancakes count.
      H {helper} can ring the practice when something pokes or comes loose. ~ It is usually mended in five minutes.
      H {helper} can ask what is suitable for sore teeth. ~ Those who fitted the braces know.
      H<adult> {helper} can help by {adult}. ~ It has shortened other evenings.
      T {he} can agree on a sign for a break before it begins. ~ A raised hand is understood in every practice.
      T {he} can take a photo each month, from the same angle. ~ It is proof that something moves.
      T {he} can carry wax and a small brush in a pocket. ~ Both are good to have after lunch.
      T<comforter> {he} can bring {comforter} to the practice. ~ Nobody there is surprised at that.
      T<quiet> {he} can spend the sore evening {quiet}. ~ It is over sooner than it seems.
      C<how> {he} can think, "Bone off here, bone on there."
      C<slow> {he} can say, "They are moving. Bring a magnifying glass."
      C<tongue> {he} can think, "My tongue exaggerates. The mirror does not."
      C<soup> {he} can think, "Four days, and then something crunchy."
      C<topic> With the mouth wide open, {he} can think about {topic}.
      A<how> At the end of it, cells too small to see will have moved some twenty-eight teeth to new places. A retainer keeps them there while the fibres settle. Braces are only the lever. The work is done by the body, and it does not even get time off.
      A<how> A millimetre a month is not a speed to brag about, and yet it gets a tooth to its place. The bone opens in front and closes behind, like water round a very slow boat. One day the wire has nothing left to push. The teeth keep what they have learnt.
      A<slow> The photos show it, if they are laid side by side: a gap that closes, a tooth that turns. Slow things have the advantage of being thorough. One afternoon the brace comes off, and teeth feel strangely slippery. By then hardly anybody can remember how they stood before.
      A<slow> Today's photo looks exactly like last week's. It is put with the others all the same. In a row they turn into a film in which teeth walk. Things that move while nobody looks have no need to hurry.
      A<tongue> The report is finished, as far as a tongue is ever finished. It has been to every bracket and found nothing that bites back. From now on it mostly keeps to talking, which it can do as before. The braces get on with the teeth in silence.
      A<soup> Every few weeks the wire is changed, and there is a day or two of soup. In between, nearly everything can be eaten, cut small. The braces stop being news and become part of a face. In the freezer there is a box with a name on it, and it is tomato.
      A<soup> The fourth day has come, and so has something crunchy. The soup had its time, and it will be called again. A mouth that has been sore notices toast as if it were a feast. What is left in the freezer is labelled and can wait.
      D<off> A day comes on which braces are taken off again. {Name} may be near it, or just past it. The brackets are pressed until the glue lets go, with a small crack, and the rest is polished away. Tongues are puzzled by it, because everything is suddenly smooth. Then comes a retainer. Teeth have a memory for their old places, and for some time they would like to go back.
      P<off> Orthodontists say the same sentence about retainers ten times a day. They have seen teeth wander off in a month. They also know that everyone forgets it now and then.
      Q<off> With a tongue on smooth teeth, {Name} might feel ____.
      H<off> {helper} can find a fixed place and time for the retainer. ~ Beside the toothbrush works well.
      T<off> {he} can put it in its case at meals and not in a napkin. ~ Most retainers vanish in napkins.
      C<off> {he} can think, "Teeth remember. So does the case."
      A<off> The tongue goes round and finds nothing to catch on. It takes a few days until that is ordinary. At night the retainer keeps the teeth where they are, and by day it lies in its case. The braces did the work, and this is only the guard.
      D<key> The roof of a mouth is made of two halves that meet in a seam. In grown-ups the seam is closed, but in children it still gives a little. {Name has} an expander that makes use of that, or will get one. It has a small screw, and a key turns it by about a quarter of a millimetre. The push can be felt in the teeth, the nose or the cheeks. After some minutes it gets less.
      P<key> Orthodontists work out the number of turns in advance. They keep it slow, so that bone can grow in behind it. People who have had one say that talking and swallowing were odd at first. They also say that the tongue lost interest after a week or so.
      Q<key> With the key in place, {Name} might feel ____. It may be another word five minutes later.
      H<key> {helper} can ask the orthodontist what helps when it hurts. ~ It is a question that they hear every week.
      H<key> {helper} can turn the key slowly and stop at a raised hand. ~ There is no hurry about a quarter of a millimetre.
      T<key> {he} can decide on the place and the time of the turn. ~ A fixed time leaves the rest of the day free of it.
      C<key> {he} can think, "A quarter of a millimetre, and done."
      A<key> The key goes back to its place until the next turn. For a while, a gap may show between the front teeth, and orthodontists are pleased to see it. Behind it new bone grows, without any noise. A quarter of a millimetre is not much, but it adds up to room for teeth.
      D<sore> Every few weeks a brace gets a new wire or another turn. It takes some minutes in the chair, and the soreness comes later, usually in the evening. {Name} may know the order: tight, sore, soft food, nothing. The bone around a tooth is being rebuilt just then. It complains a little about the work.
      C<sore> {he} can think, "Tight, sore, soup, nothing."
      A<sore> On the third or fourth day something crunches, and nobody thinks about it. The soup can go back in the freezer until the next time. A brace that was felt has done something. Teeth move most quietly when nobody listens.
      D<keep> After braces comes a small piece of plastic, and it has a talent for disappearing. {Name} may have looked for it in pockets, in napkins and under a bed. Teeth would like to go back to their old places, so it matters to have one. It matters less which one. A new one can be made, and the practice makes them all week.
      P<keep> Adults may be cross about the cost for a while. They know that things which are taken out at lunch get lost at lunch. Most of them have lost something dearer.
      P<keep> Orthodontists hear "I have lost it" several times a week. They would rather hear it on the same day, because teeth drift.
      Q<keep> Before telling it, {Name} might feel ____. It often shrinks in the telling.
      H<keep> {helper} can ring the practice and ask what to do until there is another one. ~ There is usually a plan for it.
      T<keep> {he} can say it today, in one sentence. ~ A short time without it is easy to put right.
      C<keep> {he} can think, "Out of the mouth, into the case."
      A<keep> The next one will look like the last, and it can have a case in a loud colour. Napkins are where most of them end. A brace moved the teeth, and a small habit keeps them there. It is learnt by nearly everyone in the same way, by losing one.
    `),
    '11+': script(`
      D<how> It is worth knowing what is going on under braces, because it is odder than it looks. The roots of {his} teeth hang in the jaw by fibres, and when a wire applies a light force, the bone responds. Cells on one side dissolve it, while cells on the other side lay it down. A tooth thus travels through living bone and arrives with its nerve intact. It manages a millimetre a month, which is the speed limit of biology.
      D<slow> Two years is the usual length of a treatment with braces, and that sounds like a sentence. {Name} may find that it is divided into small portions: a new wire, some sore days, six ordinary weeks. The change is invisible from close up. It is like watching a clock's hour hand, which does move, although nobody has caught it at it. People who see somebody only in the holidays tend to notice first.
      D<letter> Here are some plain facts for a person with metal in the mouth for a year or two. {Name} may hear a joke or two, and they will be old ones. Eating is awkward for a few days, talking for about a week, and laughing works from the first minute. About every third person of that age has braces, and nobody has yet been remembered for them. What stays annoying is the brushing, and that can be done with music on.
      P Orthodontists are a patient sort of people, as their results arrive years later. They prefer to be told at once when something rubs, breaks or is left out of the mouth at night. To them it is information and not a confession, and it saves a month.
      P Those who comment on braces are frequently about to get them, or have a retainer at home that they are not wearing. Attention of that sort fades within weeks, and a dry answer shortens it further.
      P Some grown-ups mention braces at every toffee. They mean to protect the wires. A short word of reassurance works better than an argument about toffee.
      P Sore teeth are the sign of a force at work, and they keep to a schedule. It begins in the evening, peaks on the second day and fades by the fourth. Knowing the curve makes it easier to sit out, preferably with ice cream.
      Q In the chair, with both hands free and nothing to say, {Name} might feel ____.
      Q On a sore day, {Name} might notice ____. Bread turns out to be hard.
      Q Seeing the first photograph with braces, {Name} might feel ____. The second one is usually easier.
      H {helper} can stock the freezer for the sore days. ~ Nobody wants to cook for a person who glares at toast.
      H {helper} can make the call when a wire has come loose on a Saturday. ~ There is usually an emergency number.
      H {helper} can refrain from saying that it will be worth it. ~ That is better left to the result.
      H<adult> {helper} can offer {adult} on the second evening. ~ It has been welcome before.
      T {he} can ask to see the X-rays and the plan. ~ It is easier to put up with something that has been explained.
      T {he} can keep wax, a folding brush and a mirror in one small tin. ~ Dignity after lunch depends on it.
      T {he} can connect the brushing with something that happens daily anyway. ~ Habits work best in pairs.
      T<comforter> {he} can keep {comforter} within reach at home. ~ Sore evenings are nobody else's business.
      T<quiet> {he} can spend the first evening {quiet}. ~ It does not require chewing.
      T<doing> {he} can try {doing} in the chair. ~ It has helped in other places.
      C<how> {he} can think, "Demolition here, construction there."
      C<slow> {he} can think, "Hour hand."
      C<letter> {he} can say, "Yes, braces. Next question."
      C<topic> In the chair, {he} can think about {topic}.
      A<how> On the last day the brackets are clicked off, one by one, and the tongue finds a new planet. After that a retainer keeps the peace while the bone hardens. None of it was visible, and all of it was built by somebody's own cells. The braces merely pointed.
      A<slow> In the end two years will have been about sixteen appointments and a quantity of mashed potato. Teeth move while people are busy with other matters, and that is the best way to let them. The hour hand gets round. It is only when somebody stares at it that it seems to refuse.
      A<letter> So braces are a fact, an occasional nuisance and a short topic of conversation. They come off, and people then forget to notice how even things have become. Whoever has them can laugh as before, since that is what teeth are for. The jokes can be left to those who need them, which is mostly people with retainers.
      D<off> Removing braces takes less than an hour, after all that time. The brackets come away with a crack that sounds worse than it is. The glue is polished off, and {his} tongue finds the teeth slippery. They may look for some days as if they were somebody else's. Then the retainer arrives, which is the part that nobody advertises. The fibres that hold a tooth need many months to settle, and until then it drifts.
      P<off> People say "you look different", and some of them cannot say why. Orthodontists look at the bite instead. They also know exactly who has worn the retainer, although they rarely say so.
      Q<off> At the first look in a mirror, {Name} might feel ____. It need not be what the photographs suggest.
      H<off> {helper} can mention the retainer once and then let the toothbrush do the reminding. ~ Two objects in one place remember each other.
      T<off> {he} can keep the case in the same pocket every day. ~ Retainers are lost at lunch, wrapped in paper.
      C<off> {he} can think, "Drifting takes months. So does holding."
      A<off> After a week the smoothness is no longer news, and apples are ordinary again. What is left of all that wire is a small piece of plastic that works at night. It may feel tight after a pause, and a call to the practice settles what to do. Braces move teeth, and habits keep them.
      D<key> The roof of the mouth grows in two halves, joined by a seam. In adults it is closed, and until then it can be persuaded. {Name has} an expander for that, or will get one. It is a screw across the roof of the mouth, with a key that turns it by a quarter of a millimetre. The pressure arrives in odd places, such as the nose or the cheekbones, and eases again within minutes. Nothing about it is elegant, and all of it is temporary.
      P<key> Orthodontists plan the turns in advance and keep them small, as bone only grows at its own speed. They would rather hear of a pain that stays than of somebody who was brave about it.
      Q<key> Just before a turn, {Name} might notice ____. It need not be in the mouth.
      H<key> {helper} can turn the key on the agreed days and ask the practice what helps when it is sore. ~ The first few turns are usually the slowest.
      T<key> {he} can set the hour for it and put something good after it. ~ A turn that has its place in the day takes up less of it.
      C<key> {he} can think, "A quarter of a millimetre. That is all it wants."
      A<key> The last turn is known in advance, which is more than can be said of most nuisances. After it the expander stays in for some months and does nothing at all, while the bone fills in. Speech sorts itself out, and a mouth has more room for its teeth. The key can go in a drawer.
      D<sore> A brace works in instalments. Every few weeks a wire is exchanged or tightened, the force goes up, and the fibres around {his} teeth send in a complaint. It starts after some hours, is at its worst on the second day and then wears off. Chewing bread becomes a project. Nothing is going wrong, since pressure of this kind is what makes bone give way on one side and grow on the other.
      C<sore> {he} can think, "An instalment. Two days, then interest-free."
      A<sore> By the end of the week the mouth has stopped reporting, and the diary shows when it will start again. In between there are weeks in which a brace is merely something to clean. The number of instalments is limited. Soup, in the meantime, is a respectable dish.
      D<keep> A retainer is transparent, small and usually taken out beside a plate. It is no wonder how many of them leave in a napkin. {Name} may know that. For the teeth it matters, because the fibres pull for months after braces come off. For the family it is mainly a bill. Both get worse with waiting, and both can be dealt with in one telephone call.
      P<keep> Parents may do the sum aloud before they say anything kinder. It is about money and passes with the invoice. Being told on the same day is worth something to them, even if it does not sound like that at first.
      P<keep> An orthodontist regards it as a routine matter. What they dislike is hearing of it three months later, when the next one no longer fits.
      Q<keep> In the hour before saying it, {Name} might feel ____. The imagined conversation is usually longer than the real one.
      H<keep> {helper} can make the call and leave the lecture out. ~ Facts are enough: lost, since when, what next.
      T<keep> {he} can say it in one sentence and add a suggestion, such as a share of the cost or a case on a string. ~ A plan changes the conversation.
      C<keep> {he} can think, "Today is cheaper than next month."
      A<keep> There will be another one, equally transparent, and it will need a place that is not a plate. Toothbrush and case side by side do better than good intentions. Braces moved the teeth, and this is what lets them stay. Nearly everyone who has had one has lost one, and says so ten years later at dinner.
    `),
  },
};

/** Braces and plates: how teeth are moved, what the first days are like, soup, wax, and what others say. */
export const braces: Frame = withScenes(own, nightsWithARetainer, speaksWithABrace, namesForMetal);
