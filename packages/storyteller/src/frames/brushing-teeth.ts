import { script, type Frame } from '../frame.ts';
import { shutMouth } from './home/shut-mouth.ts';
import { dryBrush } from './home/dry-brush.ts';
import { ownBrush } from './home/own-brush.ts';
import { runsFromTheBrush } from './home/runs-from-the-brush.ts';
import { buzzingBrush } from './home/buzzing-brush.ts';
import { bitesTheBrush } from './home/bites-the-brush.ts';
import { tenSecondsOfBrushing } from './home/ten-seconds-of-brushing.ts';
import { withScenes } from './scene.ts';

const own: Frame = {
  id: 'brushing-teeth',
  name: 'Brushing teeth',
  says: [
    'brushing teeth',
    'wont brush her teeth',
    'refuses to brush teeth',
    'hates the toothbrush',
    'fights tooth brushing every night',
    'screams when i brush his teeth',
    'clamps her mouth shut for the toothbrush',
    'toothpaste is too spicy',
    'hates minty toothpaste',
    'brushing is a battle',
    'bites the toothbrush',
    'only sucks the toothpaste off',
    'gags when brushing',
    'says the electric toothbrush is too loud',
    'does not like the feeling of the brush',
    'wont let me brush the back teeth',
    'brushes for five seconds',
    'forgets to brush in the morning',
    'teenager does not brush teeth',
    'skips brushing when tired',
    'cleaning teeth before bed',
    'dentist said he needs to brush better',
    'wants to brush by herself and does it badly',
    'sensory issues with tooth brushing',
    'teeth brushing tantrum',
    'runs away when its time to do teeth',
  ],
  claims: {
    strong: [
      'brush tooth',
      'tooth brush',
      'toothbrush',
      'toothpaste',
      'clean tooth',
      'tooth cleaning',
      'do tooth',
      'brush',
      'dental hygiene',
      'oral hygiene',
      'wash tooth',
      'scrub tooth',
      'floss',
      'teeth',
      'toothbrush war',
    ],
    cues: [
      'tooth',
      'mouth',
      'mint',
      'minty',
      'paste',
      'cavity',
      'plaque',
      'gum',
      'dentist',
      'rinse',
      'electric',
      'taste',
      'gag',
      'spicy',
      'suck',
    ],
    not: [
      'brush hair',
      'hair brush',
      'hairbrush',
      'brush long hair',
      'brush curly hair',
      'knot',
      'tangle',
      'paint brush',
      'paintbrush',
      'brush the dog',
      'brush the cat',
      'brush off',
      'go to the dentist',
      'visit the dentist',
      'dentist visit',
      'dentist appointment',
      'scared of the dentist',
      'dentist chair',
      'lose a tooth',
      'lost a tooth',
      'loose tooth',
      'wobbly tooth',
      'tooth fairy',
      'tooth out',
      'tooth pulled',
      'grind tooth',
      'tooth grind',
      'bubble gum',
      'chewing gum',
    ],
  },
  topicWords: ['teeth', 'tooth', 'brush'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'A soft, sticky layer of bacteria (plaque) grows on teeth all the time; a brush rubs it off and it grows again within a day.',
    'The tongue can feel that layer as a rough or furry place, and a brushed tooth as smooth.',
    'A full set of milk teeth is twenty, ten above and ten below; most children have it by about three.',
    'The first large back teeth come up at about six, behind the last milk tooth, and stand lower than the others at first, so a brush easily misses them. They belong to the second and last set.',
    'Most children need help with brushing until seven or eight, because small movements take years to learn.',
    'Teeth stand in bone, and bone carries sound to the inner ear: brushing and chewing are loud inside the head and soft outside it.',
    'Mint holds menthol, which sets off the nerves that notice cold, without any cold. Water tastes colder after it. There are mild and mint-free toothpastes.',
    'Bacteria turn sugar into acid, and acid takes mineral out of the surface of a tooth. Saliva washes the acid off and puts mineral back; fluoride helps. In sleep there is much less saliva.',
    'Enamel is the hardest material of the body. The cells that made it are gone once the tooth is out, so a hole in it stays; only very small damage is repaired by saliva.',
    'Tooth enamel outlasts almost everything else in the ground, for thousands of years and more.',
    'Chewed sticks were used at least five thousand years ago and are still used. Brushes of pig bristle come from China, about five hundred years ago. Nylon bristles came in 1938.',
    'Astronauts brush without a sink; water clings to the bristles, and at the end they swallow or use a towel.',
    'Two minutes, twice a day, one of them before sleep, is the usual advice. Most people brush for less time than they think.',
    'Dull or empty time seems longer than it is.',
    'Lips and tongue are among the most sensitive parts of the body.',
  ],
  threads: {
    feel: 'bristles, and what a mouth makes of them',
    spit: 'what goes in, and what goes down the sink',
    self: 'two turns with one brush: first the child, then somebody who can see',
    foam: 'white foam that goes down the hole',
    bite: 'toast and a pear, and the bits that stay on the teeth',
    back: 'the back teeth that nobody sees and the brush goes to find',
    tongue: 'the tongue that tells rough from smooth',
    last: 'the last tooth in the row',
    loud: 'the sound of a brush, loud inside and soft in the room',
    molar: 'the wide new tooth at the very back',
    mint: 'the cold that is not cold',
    twig: 'the first brush, a twig, and the pigs that came later',
    repair: 'the quiet repair that spit does on teeth',
    space: 'how teeth are brushed where there is no sink',
    enamel: 'the hardest material a body makes, and makes only once',
    minutes: 'two minutes by the clock and two minutes by feel',
    floor: 'the few metres of floor between a warm bed and a sink',
    taste: 'a dot of paste as small as a pea, and what it tastes of',
  },
  threadCues: {
    feel: /\b(?:sensory|feels? of|feel(?:ing|s) (?:of|like)|texture|bristles?|tickl\w+|scratch\w*|gums?|gag\w*|(?:hurts?|sore) (?:his|her|their)? ?(?:mouth|gums?|teeth))\b/,
    spit: /\b(?:swallow\w*|(?:eats?|eating|licks?|sucks?) (?:\w+ ){0,2}(?:the )?(?:tooth)?paste|(?:won.?t|can.?t|does ?n.?t|not) spit)\b/,
    self: /\b(?:by (?:him|her|them)sel\w+|(?:all|do it|doing it|brush(?:es|ing)?) (?:it )?(?:all )?(?:him|her|them)sel\w+|on (?:his|her|their) own|won.?t let (?:me|us|mum\w*|mom\w*|dad\w*|anyone|anybody)|independent\w*|me do it|n.t (?:want|like) (?:me|us|mum\w*|mom\w*|dad\w*|help\w*)\b)/,
    taste:
      /^(?![^]*\b(?:swallow\w*|eats?|eating|lick\w*|loves? the tast\w*)\b)[^]*?\b(?:tast\w+|mint\w*|spicy|burn\w*|sting\w*|paste|toothpaste|flavou?rs?)\b/,
    mint: /\b(?:tast\w+|mint\w*|spicy|burn\w*|sting\w*|paste|toothpaste|flavou?rs?)\b/,
    loud: /\b(?:loud|nois\w+|buzz\w*|electric\w*|sounds?|vibrat\w*|hum)\b/,
  },
  onlyWhenSaid: ['taste', 'self', 'spit', 'feel'],
  tellsAlone: ['self', 'spit', 'feel'],
  roles: {},
  titles: {
    young: [
      { text: 'Soft Brush, Slow Brush', thread: 'feel' },
      { text: 'Rub, Rub, Spit', thread: 'spit' },
      { text: 'My Turn, Your Turn, Teeth', thread: 'self' },
      { text: 'How Does Paste Taste?', thread: 'taste' },
      { text: 'A Dot as Small as a Pea', thread: 'taste' },
      { text: 'Down the Hole, Foam', thread: 'foam' },
      { text: 'Crunch, Munch, Brush', thread: 'bite' },
      { text: 'Hello, Back Teeth', thread: 'back' },
      { text: 'Rough First, Smooth After', thread: 'tongue' },
      { text: 'All the Way to the Last Tooth', thread: 'last' },
      { text: 'Loud in Here, Soft Out There', thread: 'loud' },
      { text: '{name} and the Brush' },
      { text: 'Time to Brush' },
      { text: 'A Brush for {name}' },
    ],
    older: [
      { text: 'What a Mouth Makes of It', thread: 'feel' },
      { text: 'First One Hand, Then Another', thread: 'self' },
      { text: 'A Sound for One Person', thread: 'loud' },
      { text: 'The Tooth Behind the Last One', thread: 'molar' },
      { text: 'Cold That Is Not Cold', thread: 'mint' },
      { text: 'First There Was a Twig', thread: 'twig' },
      { text: 'In Praise of Spit', thread: 'repair' },
      { text: 'No Sink in Space', thread: 'space' },
      { text: 'Made Only Once', thread: 'enamel' },
      { text: 'How Long Is Two Minutes?', thread: 'minutes' },
      { text: 'A Few Metres of Floor', thread: 'floor' },
      { text: '{name} and Two Minutes' },
      { text: 'What a Brush Is For' },
      { text: 'Teeth, Morning and Evening' },
    ],
  },
  benefits: [
    'Shows what a brush does in a mouth and why, without scolding anybody.',
    'Explains what is loud, cold or tickly about brushing, so that less of it is a surprise.',
    'Gives {name} one small thing to try at the sink and one sentence to think.',
  ],
  talk: {
    young: [
      'What did the brush do in the story?',
      'How does the brush feel in the mouth: tickly, hard, or something else?',
      'Shall we brush our teeth side by side tonight?',
    ],
    older: [
      'Which thing in this story would you tell a friend?',
      'Which word went into the blank, and is it the taste, the sound or the time?',
      'Shall we change one thing at the sink and see what it does?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'hold',
    feeling: 'calm',
    companion: null,
    props: ['toothbrush', 'cup'],
  },
  text: {
    '2-3': script(`
      D<foam> Here is the sink, and here is {Name}. A brush goes on the teeth. Rub, rub, rub. Soon there is foam. Spit! Down the hole it goes.
      D<foam> Rub, rub, rub goes the brush. {his} teeth get a bit of foam. It is white. Spit! The foam goes down the hole.
      D<bite> {Name has} teeth. Crunch! Teeth can bite toast. Munch! Teeth can bite a pear. Bits stay on them. A brush takes the bits off.
      D<bite> Crunch! Teeth bite toast. {his} teeth can bite a pear too. Munch! Bits stay on the teeth. Then the brush comes.
      D<back> {Name has} front teeth. There they are! There are back teeth too. They are far in. The brush goes to find them.
      D<taste> Paste goes on the brush. It is a dot. {Name} may not like it. It tickles the tongue. It can be a small, small dot.
      D<taste> How does paste taste? {Name} may say, "Yuck!" Teeth do not taste. Just the tongue does.
      P Some children like mint. Some like no mint.
      P Grown-ups brush too. They make odd faces.
      P A brush can tickle. Grown-ups know that.
      P One friend likes it slow. One likes a song.
      Q When the brush comes, {Name} may feel ____.
      Q In {his} mouth, the brush may feel ____.
      Q At the sink, {Name} may feel ____.
      H {helper} can help with the brush.
      H {helper} can sing one song.
      H {helper} can stop for a rest.
      H<helper> {helper} can brush teeth too.
      H<adult> {helper} can try {adult}.
      H<taste> {helper} can use a small dot.
      T {he} can hold the brush first.
      T {he} can look in the mirror.
      T {he} can open wide and roar.
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can sit with {comforter}.
      T<doing> {he} can try {doing}.
      T<taste> {he} can sniff the paste first.
      C<foam> {he} can say, "Bye-bye, foam."
      C<foam> {he} can say, "Down the hole you go."
      C<bite> {he} can say, "Crunch, munch, brush."
      C<bite> {he} can say, "Bye-bye, toast. Bye-bye, pear."
      C<back> {he} can say, "Hello, back teeth."
      C<topic> {he} can think about {topic}.
      C<taste> {he} can say, "Small dot, small dot."
      A<foam> On goes the water. Down goes the foam. The brush gets a wash too. Bye-bye, foam.
      A<foam> The foam is in the hole. It is all gone. The teeth are clean. Hello, clean teeth.
      A<bite> No more crunch. No more munch. The brush took the bits off. Now the teeth can rest.
      A<bite> The toast is gone. The pear is gone. The teeth are clean. They can bite again another day.
      A<back> The front teeth are clean. The back teeth are clean. The brush found them all. Bye-bye, back teeth.
      A<taste> The dot is gone. The teeth are clean. Spit, spit! Now the tongue can rest.
      A<taste> Yuck went the tongue. Spit went the mouth. The teeth said nothing at all. They are clean.
      D<self> {Name has} the brush. Rub, rub, rub! {his} own hand can do it. Then there is one more turn.
      D<self> Two hands want the brush. {Name is} first. Brush, brush, brush. Then the big hand has a turn.
      P<self> Big hands look in the back. It is dark there.
      Q<self> With the brush, {Name} may feel ____.
      H<self> {helper} can wait for turn two.
      H<self> {helper} can count to five.
      T<self> {he} can brush first.
      T<self> {he} can hold the mirror.
      C<self> {he} can say, "My turn, your turn."
      A<self> One turn was small, and one was big. Both were for the teeth. Clean, clean, clean! The brush can rest.
      D<spit> Paste is for teeth. {Name} may like how it tastes. It is not for the tummy. Rub, rub, spit! Down the sink it goes.
      P<spit> Grown-ups spit it out too. Splat!
      Q<spit> With a full mouth, {Name} may feel ____.
      H<spit> {helper} can spit first. Splat!
      T<spit> {he} can lean over the sink.
      C<spit> {he} can say, "Rub, rub, splat!"
      A<spit> Splat! The foam is in the sink. The teeth are clean. Then comes some water. Bye-bye, foam.
    `),
    '4-5': script(`
      D<tongue> A tongue can feel every tooth. By evening, {his} teeth may feel a bit rough. A thin, sticky layer grows on them all day. It is hard to see. A tongue can find it, and a brush rubs it off.
      D<tongue> There is a way to check teeth in the dark. {his} tongue can go along them and feel. Some places may be rough. That is a sticky layer, and it grows every day. A brush rubs, and the same place gets smooth.
      D<last> Most small children have twenty teeth. {his} front ones are easy to see. The last tooth is far back in the dark. It chews a lot, so bits get stuck there. The brush gets to it bit by bit.
      D<last> {his} teeth stand in two rows. The brush begins at the front. That part is easy. Then it goes back, and back, to the last tooth. The last tooth is wide, so bits get stuck there.
      D<loud> Some sounds are loud for just one person. The brush rubs, and {Name} may hear it all through the head. Teeth and bones take the sound to the ears. So it is loud inside. Other people hear a soft swish.
      D<taste> Paste for teeth is just a dot, but a tongue finds it. To {Name} it may taste hot, or too strong. Tongues are not all the same. Teeth cannot taste it, so they do not mind.
      D<taste> There are many kinds of paste for teeth. Some taste of mint, some of fruit, and some of nothing. {Name} may have met one that was too much. It can be a dot as small as a pea.
      P Mint can feel cold in a mouth. Some children like that. Some like paste with no mint, and it works too.
      P Grown-ups brush too. They make odd faces when they do it. Two minutes can seem long to them as well.
      P Dentists know that it takes years to learn this. They were small once, and someone helped them.
      P Babies think a toothbrush is for biting. That feels good on sore gums. They find out the rest later.
      P<taste> What is hot to one tongue is nice to the next. Grown-ups forget that, because their tongues are old.
      Q When the brush comes close, {Name} may feel ____.
      Q In {his} mouth, the brush may feel ____.
      Q When it is time to stop and brush, {Name} may feel ____.
      H {helper} can brush where it is hard to reach. ~ Most children get help for years.
      H {helper} can count out loud to thirty. ~ It helps to hear when the end comes.
      H {helper} can stop when a hand goes up. ~ It means, "Wait, please."
      H<helper> {helper} can brush at the same time. ~ Two full mouths look funny.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<taste> {helper} can look for a paste that tastes of less.
      T {he} can hold the brush and go first.
      T {he} can put up one hand to ask for a rest.
      T {he} can choose to begin at the top or at the bottom.
      T<comforter> {he} can hold {comforter} in one hand.
      T<comforter> {he} can tell {comforter} what comes next.
      T<doing> {he} can try {doing} just before it starts.
      T<taste> {he} can put the dot on with one finger. ~ Then it is as small as {he} can make it.
      C<tongue> {he} can think, "Rough first, smooth after."
      C<tongue> {he} can ask, "Tongue, is it rough or smooth?"
      C<last> {he} can think, "Hello, last tooth."
      C<last> {he} can think, "One more, one more, and the last."
      C<loud> {he} can think, "Loud in here, soft out there."
      C<topic> {he} can think about {topic} until it is done.
      C<taste> {he} can think, "A dot is small, and water helps."
      A<tongue> Now the tongue goes along the teeth again. It is smooth here. It is smooth there. A new layer grows tomorrow, and the brush will be there too.
      A<tongue> What was rough is smooth now. The tongue can feel it again and again. A smooth tooth is a clean tooth. Only one tongue can feel that, and it is in there.
      A<last> The front teeth are done, and so is the last tooth. Nobody can see it back there. It is clean all the same. Then the brush gets a wash too.
      A<last> At the end of the row is the last tooth. Now it is clean, and the brush can come out. The last tooth can rest in the dark. It chews again at the next meal.
      A<loud> When the brush stops, the sound stops too. It is quiet in there again. The teeth are clean from end to end. Other people only heard a soft swish.
      A<taste> A sip of water takes the taste away. The teeth are clean from end to end. Next time the dot can be smaller, or from another tube. Tongues may choose.
      A<taste> The tongue said "too hot", and the brush said "one more". Then came the water. Now it is over, and the teeth are done.
      D<self> The one with the brush is the boss of the brush. {Name} may want to do it alone. That is how hands learn. The front teeth are easy. The back ones hide. So there can be two turns, one for each hand.
      D<self> It is good to brush teeth without help. {Name} may want to do it all. But nobody can see into the back of a mouth. A second turn is for what hides there. It is a short one.
      P<self> Grown-ups need somebody to look at their back teeth too. For that they go to the dentist.
      P<self> A hand learns to brush a bit at a time. For some years it is still learning.
      Q<self> When another hand wants the brush, {Name} may feel ____.
      H<self> {helper} can ask first, and wait for a nod. ~ Then it is no surprise.
      H<self> {helper} can count to ten, and then stop. ~ It helps to know the end.
      T<self> {he} can have the first turn and say when it is done.
      T<self> {he} can point at the tooth that comes next.
      C<self> {he} can say, "First my turn, then yours."
      A<self> Two turns, and all the teeth are clean. The first turn did the front. The second went to the back and came out again. The brush can stand in its cup now.
      D<spit> Some paste for teeth tastes like fruit. {Name} may like that and want to swallow it. But paste is a kind of soap for teeth. It has a job up there, and then it is done. The sink is the place for it.
      P<spit> Mouths like to swallow. It is what they do with food all day. To spit is a trick, and it can be learned.
      P<spit> People who make paste put in fruit so that it is nice. They did not think that it looks like jam.
      Q<spit> With paste on the tongue, {Name} may feel ____.
      H<spit> {helper} can put on a dot like a pea. ~ A dot is enough for all the teeth.
      H<spit> {helper} can do it too, and spit first. ~ Two can aim for the hole.
      T<spit> {he} can lean over the sink and let it run out.
      T<spit> {he} can try the trick with water first.
      C<spit> {he} can think, "Fruit for the tummy, paste for the teeth."
      A<spit> Out it goes, and it lands near the hole. The teeth are clean, and they do not taste a thing. Real fruit is in a bowl in the kitchen. That sort can be eaten.
      D<feel> A mouth feels more than a hand does. A hair in it is big, and so is a brush. To {Name} it may tickle, or scratch, or be too much. Mouths are not the same. There are soft brushes and softer ones.
      P<feel> Grown-ups cannot feel it from outside. They need to be told with a word or a hand.
      P<feel> A tongue wants to know what comes in. So it pushes. That is just its job.
      Q<feel> With the brush on the teeth, {Name} may feel ____.
      H<feel> {helper} can find a softer brush. ~ There are lots of kinds in the shop.
      H<feel> {helper} can count to three and stop. ~ Then there is a rest.
      T<feel> {he} can touch a lip with the brush first.
      T<feel> {he} can put up a hand for a stop.
      C<feel> {he} can think, "Soft and slow, and then a stop."
      A<feel> One bit is brushed, and then there is a rest. Teeth do not mind a slow brush. A softer one gets them clean too. Stop, rest, and one bit more.
    `),
    '6-7': script(`
      D<loud> When a brush rubs {his} teeth, the sound inside is big. From the next room it is hardly a sound at all. Teeth stand in bone, and bone carries sound well. So the noise goes straight through the head to the ears. Other sounds take the way through the air. Toast is loud for the same reason.
      D<loud> Some sounds are made for one person. {Name} may know the sound of a brush from inside, and it is loud. It goes from the teeth through the bone to the ears. People in the same room hear only a soft swish. When they brush their own teeth, they hear the loud one.
      D<molar> At about six, most people get a new tooth, and few of them notice. In {his} mouth it may be there, or it may be on the way. It comes up at the back, where no tooth was before. It is wide and has small dents on top. At first it is lower than the rest, so a brush can miss it.
      D<molar> Wobbly teeth at the front get a lot of attention. At the back of {his} mouth, something bigger happens at about six. A tooth comes up behind all the others. It is one of the big ones that are meant to stay. For months it is a bit lower than the rest. A brush can go past and not touch it.
      D<mint> Toothpaste with mint feels cold. {his} mouth may notice that as soon as it is time to brush. The paste is not cold at all. Mint sets off the nerves that feel ice, and they tell the brain, "Cold!" It is a mistake, and every mouth makes it. Some paste has only a little mint, and some tastes of berries.
      P Grown-ups ask about teeth because they cannot see behind closed lips. They only hear the tap. Many of them were asked the same thing at six.
      P Dentists know that brushing is harder than it looks. Hands learn small movements slowly. That is why children often get help until seven or eight.
      P People feel a brush in different ways. To one person it tickles, and to another it scratches. Soft brushes were made for that reason.
      P Astronauts brush in a place that has no sink. At the end, some of them swallow the paste. They may look forward to the sink at home.
      Q When the brush is in {his} mouth, it may feel ____.
      Q When it is time to brush, {Name} may feel ____. It can be one word or two.
      Q In the middle of the two minutes, {Name} may feel ____.
      H {helper} can help with the places that are hard to see. ~ Two people can reach more than one.
      H {helper} can hum a tune that lasts two minutes. ~ When the tune ends, so does the brushing.
      H {helper} can look for a softer brush or a milder paste. ~ A small change can make it easier.
      H<helper> {helper} can brush at the same time, and the slower one wins. ~ Slow is good for this.
      H<adult> {helper} can help by {adult}. ~ It is good to know what works.
      T {he} can put up a hand to ask for a short rest. ~ A rest takes a few seconds, and then it goes on.
      T {he} can start with the easiest place. ~ After that there is less left to do.
      T {he} can turn over a timer for two minutes. ~ It shows how much is left, and it does not nag.
      T<comforter> {he} can put {comforter} close by, where it stays dry. ~ It is good to have company at the sink.
      T<comforter> {he} can explain to {comforter} what comes next. ~ It helps to say the steps out loud.
      T<doing> {he} can try {doing} before the brush goes in. ~ The start is often the hardest part.
      C<loud> {he} can think, "Loud in my bones, soft in the room."
      C<loud> When it gets loud, {he} can think, "That is only bone and brush."
      C<molar> {he} can think, "Past all the others, and then one more."
      C<molar> At the back, {he} can think, "There you are, big tooth."
      C<mint> {he} can think, "It feels cold, and it is not cold."
      C<topic> {he} can think about {topic} until the time is up.
      A<loud> As soon as the brush stops, it gets quiet. The teeth are clean, and the bones have nothing more to carry. Other people in the room heard two minutes of soft swishing. Only one person heard the rest.
      A<loud> A brush is small, and so is the job. It only sounds big, because of the bone. After two minutes, somebody nearby may not even know that it is done. {Name knows}, because it is quiet inside.
      A<molar> The tooth at the back does not show in any photo. It chews all day, and it may do that for eighty years. The brush has been there now. Not many people can say that they know their last tooth.
      A<molar> Small teeth fall out one by one, and the big ones stay. The big one at the back came up without a sound. Now it is clean, like the others. The brush knows the way there.
      A<mint> The cold gets weaker, and after some minutes it is gone. The teeth are clean, with mint or with berries. A sip of water can bring it back. That is the nerves, and they are still making the same mistake.
      D<self> {his} hands can do a lot of the work when teeth get brushed. Front teeth can be seen in a mirror. The ones at the back cannot, and that is where bits get stuck. So many people do it in two turns. One is for the owner of the teeth, and one is for a helper.
      P<self> Hands learn small turns slowly, as they do with writing. Dentists say that most people need some help until about seven.
      P<self> The helper sees what the owner cannot see. It is about places, and not about who is better.
      Q<self> When it is time for the second turn, {Name} may feel ____. It may help to say why.
      H<self> {helper} can let {Name} go first, and do only the back teeth. ~ That takes less time than a song.
      H<self> {helper} can say which tooth is next. ~ Then there are no surprises in there.
      T<self> {he} can decide where the second turn begins. ~ It is a mouth with an owner.
      T<self> {he} can put up a hand to stop. ~ A stop is a clear sign.
      C<self> {he} can think, "I do the front, and we do the back."
      A<self> The front was done by one hand, and the back by another. Teeth do not know the difference. One day the second turn will not be needed. Until then, two turns make one clean row of teeth.
      D<feel> Lips and tongue can feel a single hair. So {his} mouth has a lot to report when a brush comes in. For some people bristles are hardly there. For others they scratch, or tickle, or touch a place that says "stop". It is the same brush, and the teeth cannot tell.
      P<feel> Somebody else's mouth cannot be felt. A grown-up may think that it is nothing. In that mouth, it is.
      P<feel> Factories make hard brushes and soft ones, big ones and tiny ones. They know that mouths are different.
      Q<feel> When the brush touches the teeth, {Name} may feel ____. It may be different at the front and at the back.
      H<feel> {helper} can try a softer brush or a smaller one. ~ Changing the brush is easier than changing the mouth.
      H<feel> {helper} can stop each time a hand goes up. ~ A sure stop makes it shorter.
      T<feel> {he} can begin at the place that minds the least. ~ There is one in every mouth.
      T<feel> {he} can try the brush on the hand first. ~ Then the mouth knows before.
      C<feel> {he} can think, "One tooth, and a rest."
      A<feel> The place that minds the most can come last, or have a different brush. Ten teeth on a bad evening are better than none. The mouth has said what it thinks. The teeth are clean and have no opinion.
    `),
    '8-10': script(`
      D<twig> The first toothbrush was a twig. People chewed one end of it until it was soft, at least five thousand years ago, and some still do. {Name has} a later model. About five hundred years ago, somebody in China put stiff hairs from a pig into a handle. Nylon came in 1938, and the pigs were no longer needed. The job is the same as before. A sticky layer of bacteria grows on teeth, and something rubs it off.
      D<twig> Nobody invented brushing in an office. Long before {Name had} a brush, people rubbed their teeth with a twig that was chewed at one end. That was five thousand years ago, if not more. Later the twig became a handle, with hairs from a pig. These dried slowly and came out in the mouth. In 1938 they were replaced by nylon. Since then there have been better handles and brighter colours, but nothing new in the idea.
      D<repair> There is a repair going on in {his} mouth, and it makes no sound. Bacteria on the teeth turn sugar into acid. Acid pulls a tiny amount of mineral out of the surface. Then spit washes the acid off and puts mineral back, many times a day. During sleep there is much less spit, so the repair is slow at night. That is the reason for brushing in the evening, because it leaves fewer bacteria to make acid.
      D<repair> Spit has a bad name, and it deserves a better one. In {his} mouth it looks after the teeth all day. After something sweet, bacteria make acid, and acid takes mineral out of a tooth. Spit rinses the acid away and brings mineral back. At night there is not much of it. A brush in the evening takes away most of the bacteria, and toothpaste with fluoride helps the repair.
      D<space> On a space station there is no sink, because the water would float out of it. Astronauts brush their teeth all the same, with a brush much like the one that {Name uses}. They press a drop of water out of a bag, and it clings to the bristles. They keep their lips together, because foam could drift across the room. At the end there is nowhere to spit. Some swallow it, and some use a towel.
      P Parents who mention teeth at nine in the evening are rarely being curious. It is the last thing on their list, and they would like to sit down. Most of them had the same talk when they were nine, on the other side of the door.
      P Dentists see so many mouths that hardly anything surprises them. They look for places that a brush has missed, and nearly everybody misses the same few. It is not a test. It is more like checking a map for blank spots.
      P The same brush can feel like nothing to one person and like sandpaper to another. Lips and tongue are among the most sensitive parts of a body. Somebody who does not mind it may find that hard to imagine. Soft bristles and mild pastes were made for people who do mind.
      P Most people find brushing dull, including those who make toothpaste. That may be why they put stripes in it. Stripes are there for the eyes, since the tongue cannot taste a colour. It was a kind thought, and it helps for about ten seconds.
      Q Just before brushing, {Name} might feel ____. It may be about the taste, the sound or the time.
      Q In {his} mouth, a brush may feel ____. Mouths differ, so any word can be right.
      Q When somebody mentions teeth at a bad moment, {Name} might feel ____. A few people have strong words for it.
      H {helper} can help to find a brush and a paste that suit this one mouth. ~ There are soft ones, mild ones and some that taste of almost nothing.
      H {helper} can ask once, at an agreed time, and then leave it. ~ One question is easier to hear than five.
      H {helper} can check the places that are hard to see, if that is wanted. ~ Nobody can look at the back of their own mouth.
      H<helper> {helper} can come and brush too, without talking. ~ It is hard to give advice with a full mouth.
      H<adult> {helper} can help by {adult}, which has worked before. ~ There is no need to invent something new.
      T {he} can play one song of about two minutes and brush until it ends. ~ A song is easier to follow than a clock.
      T {he} can begin on the side that is usually left out. ~ Most people start in the same place every day, and get tired in the same place too.
      T {he} can brush earlier in the evening, before tiredness comes. ~ Nothing says that teeth and bedtime belong to the same minute.
      T<comforter> {he} can leave {comforter} in sight of the sink. ~ Two minutes are shorter in company.
      T<doing> {he} can try {doing} before the brush goes in. ~ Beginnings are usually the hardest part.
      C<twig> {he} can think, "Better than a twig, and better than a pig."
      C<twig> With the brush in hand, {he} can think, "Five thousand years, and two minutes more."
      C<repair> In the evening {he} can think, "I do the brushing, and spit does the night."
      C<repair> {he} can think, "Less acid, less work for spit."
      C<space> At the sink, {he} can think, "An astronaut would like this sink."
      C<topic> With the brush going round, {he} can think about {topic} and count the best five.
      A<twig> Nobody knows who chewed the first twig, or what it tasted of. It was a good idea, and it has lasted for five thousand years. Dentists have rooms full of machines, and at home they use a brush like everybody else. The pigs are left in peace.
      A<twig> When {Name puts} the brush back, the teeth are clean in the old way. Somewhere on the same evening, somebody is doing it with a twig. It works for both of them. Of all the tools from five thousand years ago, not many are still in daily use.
      A<repair> After the brush comes the quiet part. There is less acid to make, and the repair can go on with what spit there is. It needs no help and no praise. By morning it has done a night's work on every tooth.
      A<repair> Teeth are looked after in two shifts. A brush does one of them in two minutes, and spit does the other in all the hours between. The second is longer, and nobody ever sees it. The first one ends when the tap goes off.
      A<space> Down here the water falls, the foam falls, and all of it goes into one hole. That is so ordinary that hardly anyone notices. From up there, brushing teeth over a sink may look like a luxury. The tap runs, the brush is rinsed, and nothing drifts across the room.
      D<feel> On a map of the body drawn by the brain, the mouth is enormous. Lips and tongue have more space there than the whole back. So {Name} may find a brush on teeth and gums hard to bear, while others do it half asleep. Some brains also turn the volume of touch up higher. It cannot be seen from outside, and it is not fussiness. What can be changed is the brush, the order and the speed.
      P<feel> People with less sensitive mouths tend to say "it is only a brush". In their mouth that is correct.
      P<feel> Dentists know about this and have suggestions, such as very soft bristles or silicone. They only need to be told.
      Q<feel> With bristles on the gums, {Name} might notice ____. Any word can be right, and it may not have a name yet.
      H<feel> {helper} can buy two other brushes to be tried out. ~ One of them usually loses, and that is information.
      H<feel> {helper} can ask the dentist what there is for mouths like that. ~ It is a common question.
      T<feel> {he} can rinse with warm water first, because cold makes nerves louder. ~ It takes five seconds.
      T<feel> {he} can do one side, stop, and do the other side later. ~ Teeth do not need it all at once.
      C<feel> {he} can think, "Big map, small brush, one side at a time."
      A<feel> A mouth like that also notices the first strawberry of the year more than other mouths do. It comes with the same map. For the teeth, a soft brush and several short goes are as good as one long one. Nobody needs to enjoy it.
    `),
    '11+': script(`
      D<enamel> The hardest material in {his} body is the outside of the teeth. It is called enamel, it is harder than bone, and it was finished years ago by cells that no longer exist. Skin grows back and bones mend, but a hole in enamel stays a hole. As long as the damage is tiny, saliva can repair it. Brushing mostly serves to keep it tiny. Seen in that way, two minutes in the evening are maintenance on something that is out of production.
      D<enamel> Archaeologists are fond of teeth, because enamel is still there when nearly everything else has gone. It is the hardest material that a body can make, {his} included. In the ground it lasts for thousands of years, while in a living mouth it has a harder time. Bacteria turn sugar into acid, acid dissolves enamel, and the cells that built it are not there to build more. A brush is an early answer to that problem, and a cheap one. Dentists keep the later ones.
      D<minutes> Asked how long they brush their teeth, most people say two minutes. When somebody measures it, many of them stop after about one. Nobody is lying, and {Name} may be surprised by the clock as well. Time with nothing to look at seems longer than it is, so a mind reports two minutes and means it. The sticky layer on the teeth goes by the real clock. This is one of the small gaps between how long a thing feels and how long it lasts.
      D<minutes> Two minutes of a good song are hardly anything. On a bathroom floor, with a brush in one hand, {Name} may find them a good deal longer. Dull time stretches, which is why most people stop early and believe that they did not. It was measured, and the average was nearer to one minute. Nothing terrible happens after one minute. It simply tends to be the same teeth that get left out each time.
      D<floor> On some evenings {Name} may be in bed already, warm and nearly asleep, when the thought of teeth turns up. The sink is a few metres of floor away. By day that is nothing, but late at night it can look like an expedition. A tired brain is poor at starting things, and it is good at reasons. Meanwhile saliva, which repairs teeth all day, almost stops during sleep. So the evening brush does more than the morning one, and it comes at the worst possible hour.
      P A question about teeth can sound like an accusation, especially at this age and for the third time that week. From the other side it is usually a habit, and one that people would gladly give up. They are no longer allowed to look, so they ask.
      P Dentists see thousands of mouths, and they have usually heard every possible version of "I brush quite often". What they notice is which places were missed, and it is rarely a matter of character. Most of them would rather hear what makes it difficult than hear a better number.
      P Mouths differ more than people suppose. A paste that tastes fresh to one person burns for another, and a brush that feels like nothing can feel like wire. Those who are lucky seldom understand this, because they have only ever lived in one mouth.
      P Friends do not discuss this, although all of them know the subject. Some brush twice a day without thinking, and some have not thought of it since Monday. Everybody assumes that the others find it easy. It is one of the quieter things that people have in common.
      Q When somebody mentions teeth late in the evening, {Name} might feel ____. It may be about the teeth, and it may be about being reminded.
      Q During the two minutes at the sink, {Name} might notice ____. Taste, noise and boredom are three of the usual answers.
      Q In the last ten minutes of a long day, {Name} might feel ____. It helps to know which part of this is just tiredness.
      H {helper} can stop reminding for two weeks, if that is agreed, and see what happens. ~ A job that belongs to one person is often done more calmly.
      H {helper} can buy a different brush or paste without making a speech about it. ~ Equipment is easier to change than feelings.
      H {helper} can leave a lamp on in the bathroom in the evening. ~ A lit room is easier to walk into than a dark one.
      H<helper> {helper} can admit to something that gets skipped on tired evenings. ~ Nearly every adult has one, and it is seldom mentioned.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has helped before is a sensible place to start.
      T {he} can brush directly after dinner on long days, while there is still some energy. ~ The teeth have no opinion about the hour.
      T {he} can put on one track and stop when it stops. ~ A song measures time without any reproach.
      T {he} can try changing one thing for a week, such as the paste, the brush or the order. ~ A week is long enough to tell and short enough to bear.
      T<comforter> {he} can keep {comforter} wherever it is comfortable to have it, bathroom included. ~ Nobody is keeping a list.
      T<doing> {he} can try {doing} first and brush after that. ~ A start is easier when part of it is already familiar.
      C<enamel> At the sink, {he} can think, "Bone mends, enamel does not, two minutes."
      C<enamel> {he} can think, "This is maintenance, and nobody makes the part any more."
      C<minutes> When it feels like enough, {he} can think, "That was one minute, by the real clock."
      C<minutes> {he} can think, "It only seems long, because it is dull."
      C<floor> From under the blanket, {he} can think, "Over the floor and back, and then nothing else today."
      C<topic> With the brush going, {he} can think about {topic} until the two minutes are up.
      A<enamel> In a long life a set of enamel gets through a great deal of bread, sugar and tea. What it needs in return is small and rather dull. An evening that was missed is one evening, and the next brush starts from where things are. Few other objects of this age are in use every day.
      A<enamel> Some of these teeth may be in use for eighty years, and the enamel on them was finished before anybody was asked. Looking after it is a private matter between {Name} and a brush. Doing it well enough is well enough. In a few thousand years an archaeologist could have an opinion, but there is no hurry.
      A<minutes> Two real minutes are over sooner than an argument about them. A clock, a song or a buzzing handle can hold the time, so that the mind is free to be somewhere else. Then the brush is rinsed, and it is done until the next day. The teeth that are usually left out will have noticed a difference, as far as teeth notice anything.
      A<minutes> It may be a comfort that nearly everybody misjudges this, including people with excellent teeth. Knowing about the gap is most of the cure, because a clock can fill it. Some evenings it will be one minute anyway. A brush is patient, and it is there again in the morning.
      A<floor> Once somebody is upright, the floor turns out to be a few metres long. The teeth take two minutes, the bed is still warm afterwards, and there is nothing left to start. Some nights the bed wins. The next morning the brush is where it was, and so is the sink.
    `),
  },
};

/** Brushing teeth: what a brush does, why it tickles, tastes and sounds as it does, and who helps at the back. */
export const brushingTeeth: Frame = withScenes(
  own,
  bitesTheBrush,
  tenSecondsOfBrushing,
  shutMouth,
  dryBrush,
  ownBrush,
  buzzingBrush,
  runsFromTheBrush,
);
