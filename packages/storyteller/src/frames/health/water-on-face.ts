import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { waterOnEyelids } from './water-on-eyelids.ts';

const own: Frame = {
  id: 'water-on-face',
  name: 'Water on the face',
  says: [
    'hates water on his face',
    'panics when her face gets wet',
    'cannot stand the shower spray',
    'terrified of water going over her head',
    'wont put his face in the water',
    'water in her ears makes her scream',
    'washing his face is a struggle',
    'a drop on his cheek and he melts down',
    'face washing in the morning',
    'needs a towel for every drop',
    'rinsing her head is torture',
    'freaks out when the shower head comes near',
    'splashed in the face and now refuses',
    'moving from bath to shower',
    'scared of getting his head wet',
    'rain on her face bothers her',
    'sensory face wet',
    'holds his breath and screams when I pour water',
    'flannel on the face',
    'washcloth on the face drama',
    'doesnt want wet hair dripping',
    'water runs into his eyes',
    'shower pressure hurts her skin',
    'face under water no way',
  ],
  claims: {
    strong: [
      'face wiped',
      'wipe his face',
      'wipe her face',
      'wipe their face',
      'face washed',
      'wash his face',
      'wash her face',
      'wipe my face',
      'face wet',
      'wet face',
      'face get wet',
      'water face',
      'wash face',
      'face wash',
      'washing face',
      'head wet',
      'splash face',
      'splash in the face',
      'water over head',
      'water on head',
      'face in the water',
      'face under water',
      'water in ear',
      'shower head',
      'shower spray',
      'bath to shower',
      'flannel',
      'washcloth',
      'rinse head',
      'drop on face',
      'rain on face',
      'pour water',
      'shower pressure',
      'from bath to shower',
      'drop on cheek',
      'splash eye',
      'splash in eye',
      'water in eye',
      'splashed in the eyes',
      'soap in eye',
      'face in water',
      'hair wet',
      'getting her hair wet',
      'getting his hair wet',
      'head under water',
      'water on her face',
      'water on his face',
      'water over her eyes',
      'water over his eyes',
      'water running over',
      'hair being washed',
    ],
    cues: ['face', 'wet', 'water', 'shower', 'rinse', 'shampoo', 'splash'],
    not: ['red in the face', 'swim lesson', 'swimming lesson', 'face paint', 'face the', 'drink water', 'dripping'],
  },
  topicWords: ['water', 'wet', 'drop', 'shower', 'rinse', 'towel'],
  takes: ['helper', 'comforter', 'topic', 'doing', 'adult', 'thing'],
  facts: [
    'Drops of rain fall at up to about nine metres a second, which is the speed of a fast bicycle.',
    'Faces have many nerve endings, above all around the mouth and nose; light touch can feel stronger than firm touch there.',
    'When water touches the face, breath stops for a moment and the heart slows: the diving reflex, which people share with seals.',
    'Water runs down the lowest way: head tipped back, it runs behind; head forward, it runs over the face.',
    'A dry cloth over the eyes or a visor keeps most of it off.',
    'A body notices less when it knows the moment and the length: counting and pouring oneself help.',
    'A shower sends single jets; a hand-held head can start at the feet and be turned low.',
    'Water in the outer ear runs out again when the head tilts; the eardrum keeps it from going further.',
    'Nobody needs water on the face to get clean: a damp cloth does it as well.',
    'A drop is held together by its surface, like a thin skin.',
    'Breathing out through nose or mouth keeps water from coming in.',
  ],
  threads: {
    hair: 'a jug, a dry cloth over two eyes, and water that runs down the back',
    blow: 'air that goes out and takes the drops along',
    drop: 'one drop on one nose',
    rain: 'rain on a face, and a hood that has a brim',
    pool: 'a face that meets the water of a pool step by step',
    flannel: 'a wet cloth and the hand that has it',
    cloth: 'a dry cloth that waits on a shoulder',
    feet: 'a shower that begins at the toes',
    seal: 'a reflex that people share with seals',
    skin: 'the skin of a drop',
    map: 'a map of a face, with its quiet and its busy places',
  },
  threadCues: {
    hair: /\bhair\b[^.]{0,60}\b(?:eyes?|face|ears?)\b|\b(?:eyes?|face|ears?)\b[^.]{0,60}\bhair\b|\b(?:hair|shampoo\w*|rins\w+)\b/i,
    // Food is wiped off with a cloth, and nothing is poured.
    flannel:
      /^(?![^]*\b(?:shower\w*|bath\w*|rins\w+|pour\w*|hair|swim\w*|pool|rain\w*)\b)[^]*?\b(?:flannels?|wash ?cloths?|face ?cloths?|wipes?|wip(?:ed|ing)|(?:face|mouth|hands?) (?:washed|cleaned|wiped)|(?:wash|clean|wip)\w* (?:his|her|their) (?:face|mouth|hands)|after (?:meals?|eating|dinner|lunch|tea|breakfast))\b/i,
    // Nobody can turn rain down, or begin at the feet.
    rain: /^(?![^]*\b(?:fine|ok|okay|loves?|likes?|no problem|not mind)\b[^.]{0,16}\brain)[^]*?\brain\w*\b/i,
    // In a pool water comes from below, and nobody pours.
    pool: /^(?![^]*\b(?:fine|ok|okay|loves?|likes?|no problem|not mind|shower\w*|bath\w*|rins\w+|hair)\b)[^]*?\b(?:swim\w*|pools?|under ?water|face in)\b/i,
    // Rain, a flannel and a pool have no shower head that could begin at the feet.
    drop: /\b(?:rain\w*|flannels?|wash ?cloths?|face ?cloths?|swim\w*|pool|splash\w*|drops?|drips?|dripping)\b/i,
    feet: /\b(?:shower\w*|bath\w*|rins\w+|pour\w*|hair)\b/i,
  },
  onlyWhenSaid: ['pool', 'rain', 'flannel', 'hair'],
  tellsAlone: ['pool', 'rain', 'flannel', 'hair'],
  comesFirst: ['hair'],
  roles: {},
  titles: {
    young: [
      { text: 'A Cloth for Two Eyes', thread: 'hair' },
      { text: 'Down the Back It Goes', thread: 'hair' },
      { text: 'Chin, Cheek, and Done', thread: 'flannel' },
      { text: 'My Face, My Cloth', thread: 'flannel' },
      { text: 'Pfff Goes the Drop', thread: 'blow' },
      { text: 'One Drop on One Nose', thread: 'drop' },
      { text: 'Hello, Drop', thread: 'drop' },
      { text: 'The Dry Cloth Waits', thread: 'cloth' },
      { text: 'Wet, Then Dry', thread: 'cloth' },
      { text: 'The Toes Go First', thread: 'feet' },
      { text: '{name} and a Wet Nose' },
      { text: 'A Little Water for {name}' },
    ],
    older: [
      { text: 'Which Way the Water Runs', thread: 'hair' },
      { text: 'A Dry Cloth and a Count of Three', thread: 'hair' },
      { text: 'In My Own Hand', thread: 'flannel' },
      { text: 'What People Share with Seals', thread: 'seal' },
      { text: 'A Seal in the Bathroom', thread: 'seal' },
      { text: 'The Skin of a Drop', thread: 'skin' },
      { text: 'A Map of a Face', thread: 'map' },
      { text: 'Busy Places, Quiet Places', thread: 'map' },
      { text: 'The Toes Go First', thread: 'feet' },
      { text: '{name} and a Wet Face' },
      { text: 'Water, One Drop at a Time' },
    ],
  },
  benefits: [
    'Explains why water on a face can feel so strong, and that faces differ.',
    'Puts the cup, the cloth and the moment into hands that can decide.',
    'Lets {name} choose the word for how a drop feels.',
  ],
  talk: {
    young: [
      'What gets wet in the story?',
      'How does one drop feel: cold, tickly or something else?',
      'Shall we put one drop on each of our noses?',
    ],
    older: [
      'What did the story tell about water and faces?',
      'Which word went into the blank, and which place of the face was it about?',
      'Shall we find out which way is easiest?',
    ],
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'hold',
    feeling: 'calm',
    companion: null,
    props: ['cup', 'bathtub'],
  },
  text: {
    '2-3': script(`
      D<drop> Drip! Here is a drop. It is on {his} nose. It is cold. It runs down. Drip!
      D<drop> {Name has} a nose. A drop of water sits on it. It runs, and it tickles. Drip, off it goes.
      D<cloth> Here is a dry cloth. {Name gets} a wet face. Drip, drip! Then comes the cloth. Pat, pat, dry.
      D<blow> A drop is on a nose. {Name} can blow. Pfff! Off goes the drop. Water does not like that.
      P Some children like a wet nose. Some like a dry one.
      P A duck does not mind. A cat does.
      P Grown-ups want a towel too.
      Q With a wet face, {Name} may feel ____.
      Q When a drop runs, {Name} may feel ____.
      Q In the shower, {Name} may feel ____.
      H {helper} can go slowly.
      H {helper} can say, "One, two, now."
      H {helper} can hold a cloth.
      H<helper> {helper} can wet a nose too.
      H<adult> {helper} can try {adult}.
      T {he} can hold a dry cloth.
      T {he} can pour a bit of water.
      T {he} can look up high.
      T<comforter> {he} can wave to {comforter}.
      T<doing> {he} can try {doing}.
      C<drop> {he} can say, "Hello, drop. Bye-bye, drop."
      C<drop> {he} can say, "Drip, drip, off you go."
      C<cloth> {he} can say, "Wet, pat, dry."
      C<topic> {he} can think about {topic}.
      C<blow> {he} can say, "Pfff, drop, off you go."
      A<drop> Drip, drip, gone. The drop ran down. The nose is here. Pat, pat, a towel!
      A<drop> Down goes the drop. Down, down, drip. Water goes down. The nose stays up.
      A<cloth> Pat, pat on the nose. Pat, pat on the chin. The cloth is wet now. The face is dry.
      A<cloth> Wet nose, pat. Wet chin, pat. The cloth has all the drops. Hello, dry face!
      A<blow> Pfff, pfff, all gone. The water went down. Here is a towel. Pat, pat, dry.
      D<rain> Drip, drop, rain! A drop is on {his} face. It is cold. Here is a hood. Up goes the hood!
      P<rain> A duck likes rain. A cat goes in.
      Q<rain> With a wet nose, {Name} may feel ____.
      H<rain> {helper} can wipe it off.
      T<rain> {he} can look down at wet shoes.
      C<rain> {he} can say, "Hood up, drip, drop."
      A<rain> Drip, drop, the rain is out there. The hood can dry. Pat, pat goes the towel. Bye-bye, wet nose.
      D<flannel> Dinner is on the face. {Name} has some on the chin. Here comes a wet cloth. It is cold. Water runs down.
      P<flannel> Cats wash a face with a paw.
      P<flannel> A cloth cannot see. It goes too fast.
      Q<flannel> With the cloth near, {Name} may feel ____.
      H<flannel> {helper} can make it warm.
      H<flannel> {helper} can wait for a "go".
      T<flannel> {he} can hold the cloth.
      T<flannel> {he} can wash a spoon first.
      C<flannel> {he} can say, "Chin, cheek, and done."
      A<flannel> Chin, cheek, and done. The face is dry. The cloth is off to the wash. Bye-bye, wet cloth.
      D<hair> Here is water for hair. Here is a dry cloth. {Name} can have it. It goes on two eyes. The water runs down the back.
      P<hair> Soap can sting. Big people shut their eyes too.
      Q<hair> At the jug, {Name} may feel ____.
      H<hair> {helper} can say, "One, two, pour."
      H<hair> {helper} can pour from the back.
      T<hair> {he} can hold the cloth on.
      T<hair,comforter> {he} can look at {comforter}.
      C<hair> {he} can say, "Cloth on, head back, pour!"
      A<hair> The jug is empty. The water ran down the back. The eyes are dry. Bye-bye, water.
    `),
    '4-5': script(`
      D<drop> A drop of water is small and round. When it sits on {his} nose, it feels much bigger. It is cold, and it tickles on its way down. Noses notice a lot. Then it falls off the chin, because drops can only go down.
      D<feet> A wash does not need to start at the top. {Name has} ten toes, and they can go first. Toes do not mind water much. Then come the knees, and then the tummy. The head is last, or not today.
      D<cloth> Close by there is a dry cloth. It waits for {his} face. When water runs down, the cloth can stop it. It drinks the drops, one after the other. Wet bits get dry, and that takes one pat.
      P Some people jump right into the water. Some count to ten first, and then to ten again. Both get wet in the end.
      P A grown-up who pours the water cannot feel it. That is why it helps to say "stop" or "now".
      P Cats wash all day with no water at all. They would not like a shower.
      Q When a drop runs down, {Name} may feel ____.
      Q With water near both ears, {Name} may feel ____.
      Q Before the water comes, {his} tummy may feel ____.
      H {helper} can say when the water comes. ~ A known drop is a smaller drop.
      H {helper} can use a wet cloth and no pouring. ~ A face gets clean like that too.
      H {helper} can stop when a hand goes up. ~ Then there is time for a pat.
      H<helper> {helper} can get a wet face first. ~ It looks funny and drips.
      H<adult> {helper} can help with the water. ~ What has helped before is {adult}.
      T {he} can press a dry cloth on both eyes.
      T {he} can hold the cup and pour.
      T {he} can blow out when water comes.
      T<comforter> {he} can tell {comforter} where the water goes.
      T<doing> {he} can try {doing} before the water comes.
      C<drop> {he} can say, "Drop, you can only go down."
      C<drop> {he} can think, "It tickles, it runs, it is off."
      C<feet> {he} can say, "Toes first, please."
      C<cloth> {he} can think, "Wet now, and dry with one pat."
      C<topic> {he} can think about {topic} until it is dry.
      A<drop> Now the drop is down there with all the others. Nobody can tell which one it was. The nose is up here, and it is dry. Drops are quick when they are done.
      A<drop> Drip, and the drop is off the chin. It had a long way for something so small. It left a wet line, and a towel finds that. The nose has nothing more to notice.
      A<feet> The toes were first, and they are still wet. They did not mind. The rest got as much water as was fine today. Next time the toes can go first again.
      A<feet> The toes came first, and they came last too. That is because all the water runs past them. The head got some today, or it did not. There is a towel for all of it.
      A<cloth> The cloth is wet and heavy. The face is dry. All the drops are in it, even one from an ear. Good cloth, it did its job.
      A<cloth> Pat, and the last drop is in the cloth. It hangs on its hook again. By tomorrow it will be dry. Then it can wait for the next wet face.
      D<pool> In a pool the water comes from below. When {Name} bends both knees, it comes up to the chin. Then it may come to the mouth, which can blow. Blub! A face goes in bit by bit.
      P<pool> Some children put the whole face in. Some put in just the chin. The water is the same for both.
      Q<pool> When the water is near the mouth, {Name} may feel ____.
      H<pool> {helper} can count to three before each try. ~ Then it is no surprise.
      T<pool> {he} can put in the chin and blow.
      C<pool> {he} can say, "Chin in, blub, chin out."
      A<pool> The chin was in, or the mouth, or only a hand. The water ran off and is back in the pool. Blub is a good start. There is a towel for each drop.
      D<rain> Rain comes down in drops. Nobody can say where the next one lands. It may land on {his} nose. It is cold and quick. A hood with a brim keeps most of the water off. When a head looks down, the rain hits the hood.
      P<rain> Some people love rain on a face. Some run to the door. Both get wet socks.
      Q<rain> When a drop hits the face, {Name} may feel ____.
      H<rain> {helper} can take an umbrella and a dry cloth. ~ Then a wet face is soon dry.
      T<rain> {he} can pull up the hood and look at the puddles.
      C<rain> {he} can think, "Hood up, eyes down."
      A<rain> The rain goes on out there, without a face to land on. It falls on roofs and snails. The cloth has the last drop of water. The hood hangs up and drips.
      D<flannel> After a meal, some of it is still on the face. {Name} cannot see it, as nobody sees their own chin. Then a wet cloth comes from the side. It is cold, and for a moment the nose is shut. A face has a lot of feeling in it.
      P<flannel> The hand with the cloth sees jam. It does not feel what the face feels.
      P<flannel> A cat washes its own face. It would not let anybody else do it.
      Q<flannel> When the cloth comes near, {Name} may feel ____.
      H<flannel> {helper} can hand over a warm cloth and a mirror.
      H<flannel> {helper} can ask, "You or me?" ~ Then it comes from in front.
      T<flannel> {he} can do it alone, with the cloth in one hand.
      T<flannel> {he} can do the chin, and somebody else the rest.
      C<flannel> {he} can say, "My face, my cloth."
      A<flannel> In the mirror there is a face, and no jam. The water on it dries by itself. One bit behind the ear was left, and that was for later. A face is washed best from the inside of it.
      D<hair> Hair gets wet when it is washed. Eyes do not like that. {Name} may know how it stings. But water runs down, and a head can choose which way. When eyes look up, the water goes down the back. A dry cloth can lie on both eyes, just in case.
      P<hair> Eyes shut all by themselves when a drop comes. Grown-ups blink too. It is a good thing that eyes can do that.
      Q<hair> When water comes near the eyes, {Name} may feel ____.
      H<hair> {helper} can count to three before each jug. ~ Then nothing comes by surprise.
      H<hair> {helper} can hold one hand over {his} eyes. ~ The water goes round it.
      T<hair> {he} can hold the dry cloth on {his} eyes.
      T<hair> {he} can look up at one spot until the jug is empty.
      T<hair,comforter> {he} can put {comforter} where {he} can see it.
      C<hair> {he} can think, "Look up, cloth on, down the back."
      A<hair> The last jug of water is empty, and the shampoo is gone. The cloth got a bit wet. The eyes did not, or just a little. A little can be wiped off. Hair takes longer to dry than a face.
    `),
    '6-7': script(`
      D<seal> Seals and people have one thing in common. When water comes onto the face, the breath stops for a moment. It happens to {Name}, and it happens to a seal. In the sea it is useful, because nobody wants to breathe in water. In a bathroom it can be a bit of a shock. Then the breath comes back.
      D<map> A face has quiet places and busy places, and {his} face has both. The forehead is quite calm. The nose, the lips and the eyes notice every drop of water. They can feel a lot where an arm feels only a bit. A soft drop can tickle more than a firm cloth. That is how skin is made there.
      D<feet> Water only knows one way, and that is down. When {Name gets} a wash, it can begin low down. Then the face stays dry, because water cannot climb. A head that tips back sends it down the back. A head that looks at the floor sends it over the nose. That is good to know.
      P Someone who pours cannot feel the drop. From there it looks like a bit of water. It is worth saying which place feels it most.
      P Some friends put their whole face under. Others get wet up to the chin and stop. In most pools there are both kinds of people.
      P Grown-ups wash their faces with closed eyes and feel around for the towel. It is a funny sight.
      Q When water runs over the face, {Name} may feel ____.
      Q In the moment with no breath, {his} chest may feel ____. It is over soon.
      Q With wet hair on the neck, {Name} may feel ____.
      H {helper} can count to three and pour on three. ~ A body likes to know when.
      H {helper} can wash the face with a warm, wet cloth. ~ Firm is easier than drips.
      H {helper} can turn the water low and start at the feet. ~ There is no need to hurry.
      H<helper> {helper} can test with {him} which places feel it most. ~ It takes one wet finger.
      H<adult> {helper} can help by {adult} while the water runs. ~ It makes the seconds shorter.
      T {he} can hold the shower and steer it. ~ A hand that steers knows what is coming.
      T {he} can hum or blow while it runs. ~ Air that goes out keeps water out.
      T {he} can press a dry cloth on both eyes. ~ Then only the rest gets wet.
      T<comforter> {he} can set {comforter} on a dry shelf to watch. ~ Somebody needs to stay dry.
      T<doing> {he} can try {doing} just before the water comes. ~ It helps to start calm.
      C<seal> {he} can think, "Hello, seal. Now breathe."
      C<seal> {he} can think, "No breath, one, two, and there it is."
      C<map> {he} can say, "Please start at a quiet place."
      C<feet> {he} can think, "Down is the only way it knows."
      C<topic> Eyes shut, {he} can think about {topic}.
      A<seal> A seal comes up, shakes its head and takes a breath. People come up and look for a towel. The reflex has done its job and goes back to rest. It will be there with the next big drop of water.
      A<seal> Seals do it in the sea, and people do it in the bath. The breath stops, and then it is there again. The towel is something that only people have. Under it, it is dark and warm and dry, and water is far away.
      A<map> The towel goes over the busy places first. The nose is glad of it. On the forehead one drop can sit for a while, and nobody minds. A map like that is good to have near water.
      A<map> Nose, lips and eyes had a lot to tell, and the forehead had nothing. Now they are all dry. A map shows where to begin and where to go slowly. Water can be led along it, a bit at a time.
      A<feet> The last of the water goes off down the hole. It came from above and went down, as it does each time. The feet got most of it. There is a dry towel for the rest.
      A<feet> The feet stand in the last of the water, and it runs away. It has not learned to go up. The face got what it got, and some days that is a wet cloth. Clean feet count as well.
      D<pool> A face goes into a pool in steps: chin, mouth, nose, eyes. For {Name}, each of them is a place to stop. Air that goes out keeps water out, so blowing comes first. Bubbles tickle the lips. With the chin in the water, a swimmer has already begun.
      P<pool> Somebody who is used to it says "face in", like one step. They have forgotten the small ones. It is fine to remind them.
      Q<pool> With the nose just above the water, {Name} may feel ____.
      H<pool> {helper} can agree on a sign for "not yet". ~ It is quicker than words.
      T<pool> {he} can practise blowing in a bowl. ~ The water there is the same, and there is less of it.
      C<pool> {he} can think, "Chin, mouth, nose, and blow."
      A<pool> However far the water came, the face is dry again. Each step can be done many times before the next one. For some people that takes a day, and for some it takes a year. The steps do not go away in between.
      D<rain> A drop of rain falls for some minutes before it lands. Then it lands on {his} face, just where skin notices the most. It gives no sign beforehand, and that is the odd part. Wind can bring it in from the side. A cap or a hood with a brim makes a small roof.
      P<rain> People who like rain have usually got a good coat. It is easier to like it from inside a coat.
      P<rain> A screech may come out by itself when a cold drop lands. It is the body that does it, and it is over fast.
      Q<rain> With cold drops on the face, {Name} may feel ____.
      H<rain> {helper} can look at the sky and say when it may start. ~ A drop that is expected is smaller.
      T<rain> {he} can turn round so that the wind comes from behind. ~ Then the back gets the rain.
      C<rain> {he} can think, "A roof on my head, and on I go."
      A<rain> Indoors, the rain is only a sound on a window. A towel has been over the face, first the nose and then the rest. Outside the drops go on falling. They have the whole street to themselves.
      D<flannel> Lips, nose and cheeks have more feeling in them than nearly all other skin. So a cold, wet cloth on {his} face is a big thing. It comes from the side, and for a moment there is no air. Somebody else holds it and cannot feel how hard it rubs. The one inside the face knows it best.
      P<flannel> Grown-ups see sauce and think of sofas. They are quick, so that it is over. Quick is what makes it worse.
      P<flannel> Some people wash with bare hands, and some like a rough towel. Faces differ.
      Q<flannel> Before the cloth, {Name} may feel ____. It may be in the nose.
      H<flannel> {helper} can put a warm cloth and a mirror within reach.
      H<flannel> {helper} can say which spot is left, and not wipe it.
      T<flannel> {he} can wash {his} own face first, in the mirror.
      T<flannel> {he} can pat, and leave out the rubbing.
      C<flannel> {he} can think, "In my own hand it is a different cloth."
      A<flannel> The cloth has sauce on it, and the face has none. There was a drop of water on the chin, and a sleeve took that. It took a bit longer than with other hands. Nobody ran out of air.
      D<hair> Water in the eyes stings, and shampoo in them stings more. So it makes sense that {Name} does not want hair to be washed. Water takes the way down. If a face looks at the ceiling, the way down is at the back. A dry flannel on the eyes catches any drop that has got lost.
      P<hair> The person with the jug looks at the hair and not at the eyes. That is why it helps to say "stop". It is a short word, and it works with jugs.
      Q<hair> When the water is on its way, {Name} may feel ____. It may be in the shoulders.
      H<hair> {helper} can say "now" before each jug, and stop at "stop". ~ A jug that can be stopped is a smaller jug.
      H<hair> {helper} can use less shampoo, in one spot at the back. ~ Less goes in, so less comes out.
      T<hair> {he} can choose: lie back, look up, or bend forward with a towel. ~ Heads are different.
      T<hair> {he} can be the one who pours the last jug. ~ Then {he knows} when it comes.
      C<hair> {he} can think, "Ceiling, flannel, three jugs."
      A<hair> Three jugs, and it was done. The water took the way down, and the flannel took the rest. Now there is a towel with a head in it. Clean hair lasts for some days.
    `),
    '8-10': script(`
      D<seal> Touch a seal's nose with water, and its heart slows down. Human beings do the same. It is called the diving reflex, and {Name} was born with it. For a second the breath stops, because the body prepares for deep water, even when it is only a flannel. Some bodies answer strongly, and others hardly at all. Nobody can decide about that, but everybody can know when it is coming.
      D<skin> A drop of water has a kind of skin. Its surface pulls together, which is why it sits on a nose instead of running off at once. {Name} may feel it as a cold point that moves. It collects others on the way, gets heavier and speeds up. From the forehead to the chin it takes about two seconds, so it is soon over. For something that small, it gets a lot of attention.
      D<map> If {his} skin were drawn by how much it feels, the face would be as big as a door. Lips, nose and eyelids would be enormous, and the whole back a small patch. In the shower, water goes straight to the largest place on the map. A firm touch is calm there. Drips make the most alarm, because they are the lightest touch of all.
      P Someone who likes water on the face cannot imagine what the trouble is. They may say that it is only water. For them it is, and for another person it is a hundred cold dots. It is the same water, but not the same nerves.
      P Parents who rinse hair are mostly thinking about soap and about the clock. They would like it to be over as well. When they are given a plan, they tend to keep to it.
      P In a shower at the pool, nobody looks at anyone else's face. They are all busy with their own, eyes shut, looking for shampoo. It is a good place for taking one's time.
      Q When the water is turned on, {Name} might feel ____.
      Q<seal> In the second when the breath stops, {Name} may notice ____. It is a short one.
      Q With drops running down behind one ear, {Name} might feel ____.
      H {helper} can leave the shower head to the person who gets wet. ~ It changes everything about the timing.
      H {helper} can turn the pressure down and the warmth up a little. ~ Soft water is quieter on a face.
      H {helper} can agree beforehand on how much water there will be, and keep to it. ~ An amount that is known is easier.
      H<helper> {helper} can do the hair over a basin, with {his} face on a dry towel. ~ Hairdressers do that for a reason.
      H<adult> {helper} can help by {adult} while it runs. ~ It makes thirty seconds shorter.
      T {he} can breathe out slowly through the nose while the water comes. ~ It is easier when air is moving out.
      T {he} can wash the face with a firm, wet cloth and no pouring. ~ Clean is clean.
      T {he} can wear goggles or hold a towel on the eyes. ~ It may look odd, and it works.
      T<comforter> {he} can leave {comforter} in the next room, warm and dry. ~ It is a reason to be quick.
      T<doing> {he} can try {doing} before turning it on. ~ The beginning is the largest part.
      C<seal> {he} can think, "That is the seal in me, and it passes."
      C<seal> {he} can think, "Out with the air, and the seal is calm."
      C<skin> {he} can think, "Two seconds from top to chin."
      C<map> {he} can think, "Firm on the big places, please."
      C<topic> With closed eyes, {he} can think about {topic} until the towel.
      A<seal> The water is off, and the heart is back at its usual speed. It is a remarkable thing to have for a person who lives on land. The reflex will come again, with the next rinse or the next wave. A towel is something that seals do without.
      A<seal> The seal in the bathroom has gone under again, and there is a person with a towel. For a second both were the same animal. It is an old habit of bodies, and it means well. Water that is expected is only half as surprising.
      A<skin> Most of the drops are in the towel by now. One may still be hanging from an ear, held together by its own skin. Sooner or later it will let go. Water on a face is a matter of seconds, even when they are long ones.
      A<skin> The last drop had got as far as an ear, where it held together to the end. Then it fell on the floor mat. Most of the water went straight down the drain and was no trouble. It took two seconds by the clock, and a face may have counted more.
      A<map> The towel goes over the large places with a firm hand, and they are quiet again. A map like this does not get smaller. What changes is knowing the way, and where to begin. The back, being a small patch, noticed hardly anything of all that water.
      A<map> The big places on the map have been dealt with, firmly and one at a time. The small ones got what was left of the water. A face like that is a good instrument for wind, snow and kisses on the cheek. In the shower it needs somebody who knows the map.
      D<pool> For a body that breathes air, a face in the water is an odd idea. It even has a reflex for it, because the breath stops when water touches the skin there. {Name} may feel that at the pool. Swimmers have the same reflex, and they get round it with a trick, which is to breathe out slowly. As long as air flows out of a nose, no water flows in.
      P<pool> People who teach swimming have seldom kept a memory of their own first time. They say "face in" as if it were one thing. It is about four, and they can be told which of them is the hard one.
      Q<pool> With the face just above the surface, {Name} might notice ____. Shoulders often go up first.
      H<pool> {helper} can mention before the lesson what is hard. ~ In the echo of a pool hall, explaining is difficult.
      T<pool> {he} can breathe out with only the mouth in, and add the nose another time. ~ Eyes can come last.
      C<pool> {he} can think, "Air goes out, so no water comes in."
      A<pool> A face dries faster than hair, and then nothing shows how far it went in. Blowing bubbles looks like a game for small children. It is also what champions do at every stroke. The water in the pool is level again and has no opinion on how it is entered.
      D<rain> A drop of rain hits the ground at about the speed of a bicycle, whatever is underneath. When it is a face, {Name} may feel each single one. Skin there reports small, light and sudden things more loudly than big ones. Rain is all three. A brim takes away most of it, because hardly any rain falls upwards.
      P<rain> Those who say that it is only water have other skin. They could walk through it all day and would notice their feet first.
      P<rain> In countries with a lot of rain, people have good hoods and few umbrellas. They learned it from the wind.
      Q<rain> At the first cold drop, {Name} might notice ____. Shoulders often go up by themselves.
      H<rain> {helper} can help to find a hood that has a stiff brim and stays up in the wind. ~ It is a small thing with a large effect.
      T<rain> {he} can carry a dry cloth in a pocket for the face. ~ One wipe ends the running.
      C<rain> {he} can think, "Brim down, and on."
      A<rain> The rain is on the other side of the glass now, and its drops draw lines on it. A face is dry in a few seconds, which is faster than shoes. It will rain on another day, and the brim will be there. What falls beside it does not count.
      D<hair> Eyes have their own salt water, and they dislike any other kind. A drop from the bath washes it away for a moment, and soap makes it burn. {Name} may have had that happen often enough to tense up at the word "shampoo". The remedy is geometry. Water runs to the lowest point, so what counts is where the chin is. A dry flannel does the rest.
      P<hair> To somebody whose own face does not mind, it looks like a fuss about a drop. Faces differ. Some have many nerves around the eyes, and nobody can see that from outside.
      Q<hair> Just before the water comes, {Name} might feel ____. Waiting for it is often the longer part.
      H<hair> Someone at home can hand over the jug and take charge of the towel. ~ It is half as bad when one pours it oneself.
      H<hair> Someone at home can rinse from behind, with a hand along the hairline. ~ Hairdressers do it in exactly that way.
      T<hair> {he} can lie back as at a hairdresser's, so that nothing runs forward. ~ A shower head held low at the back does the same.
      T<hair> {he} can agree on a number of jugs beforehand. ~ A number has an end.
      C<hair> {he} can think, "Look up, and physics does it."
      A<hair> It is over in a few jugs, and the flannel hangs dripping over the edge. Eyes that did get a drop have made new salt water by now. Hair does well with a wash every few days. Until then there is nothing above the eyes but a fringe.
    `),
    '11+': script(`
      D<seal> When cold water meets a face, the breath stops, the heart slows, and blood is moved to the middle of the body. {Name has} this reflex in common with seals. It is called the diving reflex, and it is strong enough to be measured with a bowl of water. In a shower it may feel like a moment of alarm without any reason. The reason is only old. A body that has prepared for the sea is merely waiting for somebody to explain about the tap.
      D<map> The brain keeps a map of the skin, and it is badly out of proportion. On it the lips, the nose and the eyelids take up more room than the whole back. Water that runs down {his} face therefore crosses the largest country there is, and it does so in the lightest possible way. Light touch is what this part of the map reacts to most. A firm cloth and a spray deliver the same water, and they arrive as two entirely different messages.
      D<skin> There is a technical reason why drops are worse than water. Surface tension gives each of them a skin, so they cling, hesitate, join up and then set off without warning. {Name} may notice that a face under a steady stream settles down, while a face with three drops on it does not. It is the surprise that is tiring. Whoever invented the towel had probably noticed the same thing.
      P People who enjoy showers speak of them as a kind of holiday. They find it hard to believe that the same thing can be an effort. It is worth explaining once, preferably to the person who is outside asking how long it will take.
      P Swimming teachers have usually been comfortable in water for so long that they have forgotten anything else. They talk about confidence. What many learners need is something smaller, namely to know when the splash is coming.
      P A surprising number of adults wash their faces with a cloth, avoid water in their ears, and do not think of it as a difficulty. They have arranged things. Nobody ever asked them to justify it.
      Q Before the water is turned on, {Name} might feel ____. It is often the largest moment of all.
      Q<seal> In the second when the breath stops, {Name} may notice ____. It is a reflex and not a decision.
      Q When somebody calls it "only water", {Name} might feel ____.
      H {helper} can stop calling through the door. ~ A person in a hurry notices every drop.
      H {helper} can buy a shower head with a soft setting or a long hose. ~ It is a cheap solution to a daily problem.
      H {helper} can accept a basin, a cloth or a bath as equal to a shower. ~ There is no prize for the most water.
      H<helper> {helper} can explain it to relatives and teachers, so that nobody else needs to. ~ Two sentences will do.
      H<adult> {helper} can offer {adult} when it is hair-washing day. ~ It has worked before.
      T {he} can start at the feet and move up, slowly, with the head last. ~ A body that is warm reacts less.
      T {he} can breathe out during the rinse, long and steadily. ~ Moving air makes the moment shorter.
      T {he} can wash hair and face separately, on different days if need be. ~ Nobody checks the order.
      T<comforter> {he} can have {comforter} waiting with the dry clothes. ~ It is worth having something soft at the end.
      T<doing> {he} can try {doing} in the minute before. ~ Most of the difficulty is located in that minute.
      C<seal> {he} can think, "The seal thinks this is the ocean."
      C<seal> {he} can think, "Breathe out, it is only the bathroom."
      C<map> {he} can think, "Firm where the map is large."
      C<skin> {he} can think, "A stream is easier than a drop."
      C<topic> During the rinse, {he} can think about {topic} and reach at least three details.
      A<seal> The heart returns to its normal pace as soon as the face is dry. Nothing has gone wrong, and an ancient piece of equipment has been tested. It will respond next time with the same enthusiasm, because reflexes do not learn much. The one who owns it does, and can keep the water lukewarm.
      A<map> Maps in the brain change slowly, but routes across them can be chosen every day. A cloth, a basin or a warm and steady stream are all ways through the same country. Which of them gets a face clean is not written down anywhere. The back of the towel, at least, is the same for everybody.
      A<skin> Eventually the drops are in the towel, apart from the one behind the ear, which will announce itself on the stairs. There will be more water tomorrow, as the climate would have it. A method is enough to live with it. Being fond of it is optional.
      D<hair> Hardly anybody enjoys soap in the eyes, and {Name} may have been avoiding it with some success by avoiding the whole procedure. The eye is covered by a film of salt water that keeps it comfortable. Tap water disturbs it and shampoo strips it, and the burning is the eye's complaint. Since liquids run downhill without exception, the matter comes down to angles. Head back, water from behind, a dry cloth within reach.
      P<hair> People who are not sensitive there tend to think that it is a question of will. It is more a question of nerves, in the anatomical sense.
      Q<hair> With the water about to come, {Name} might notice ____. Jaws and shoulders often get there first.
      H<hair> Someone at home can stay out of it, and see that there is a hand-held shower and a stack of flannels. ~ Equipment is sometimes better than advice.
      T<hair> {he} can wash the hair bent forward over the bath, with a flannel across the eyes. ~ It looks odd and works well.
      T<hair> {he} can use half as much shampoo, since most of it is only foam. ~ There is less to rinse out afterwards.
      C<hair> {he} can think, "Angle first, then water."
      A<hair> The towel is on and the mirror is steamed up, and nothing above the cheekbones has any complaint. It need not be done daily. Done at the right angle, it takes four minutes, and water has not once run uphill.
    `),
  },
};

/** Water on face and head: a drop, a rinse, a shower; where water runs, and who holds the cup. */
export const waterOnFace: Frame = withScenes(own, waterOnEyelids);
