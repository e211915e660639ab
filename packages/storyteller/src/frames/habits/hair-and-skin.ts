import { withScenes } from '../scene.ts';
import { snipAtHome } from './snip-at-home.ts';
import { script, type Frame } from '../../frame.ts';

/** What is found in a nose. */
const OF_THE_NOSE =
  /\b(?:(?:picks?|picking|fingers? (?:is |are )?(?:always )?(?:in|up)) (?:at )?(?:his|her|their|the|my)? ?(?:noses?|nostrils?)|nose[- ]?pick\w*|bogeys?|boogers?|snot)\b/i;
/** A finger in a nose, whatever comes of it. */
const OF_THE_NOSE_ALONE =
  /^(?![^]*\b(?:bleed\w*|blood|nose ?bleeds?|tissue|laugh\w*|teas\w*|call(?:s|ed)? (?:him|her|them)|lies|lying)\b)[^]*?\bpick(?:s|ing) (?:at )?(?:his|her|their|the) nose\b/i;
/** What goes into the mouth: nothing has to heal. */
const CHEWS =
  /\b(?:chew\w*|suck\w*|nibbl\w*|gnaw\w*|munch\w*|chomp\w*|bit(?:e|es|ing)|eat(?:s|ing)|mouth(?:s|ing))\b[^.!?]{0,30}\b(?:sleeves?|collars?|cuffs?|jumpers?|tops?|t-?shirts?|shirts?|clothes|strings?|cords?|hood\w*|pens?|pencils?|hair|plaits?|ponytails?|toys?|everything|blankets?|scar(?:f|ves))\b/i;
/** The hairs round the eyes. Who pulls those on the head does not hear of them. */
const EYE_HAIR = /\b(?:eye ?)?(?:lash(?:es)?|brows?)\b/i;

const own: Frame = {
  id: 'hair-and-skin',
  name: 'Pulling hair or picking skin',
  says: [
    'picks her scabs',
    'picks at his skin until it bleeds',
    'skin picking',
    'pulls out her own hair',
    'pulling out eyelashes',
    'pulls his eyebrows out',
    'hair pulling, has a bald patch',
    'twirls and pulls her hair when tired',
    'trichotillomania',
    'wont leave scabs alone',
    'picks his lips',
    'picks the skin around her fingers',
    'scratches mosquito bites open again and again',
    'dermatillomania',
    'picks spots on her face',
    'pulls hair out while reading',
    'picking scabs in class',
    'always fiddling with her hair and pulling strands out',
    'sores that never heal because he picks',
    'bald spot from pulling hair',
    'picks plasters off and scratches',
    'peels skin off his fingers',
    'pulls hair when she is stressed',
    'picking at skin before exams',
  ],
  claims: {
    strong: [
      'tshirt collars',
      't shirt collars',
      'chews his tshirt',
      'chews her tshirt',
      'pick his nose',
      'pick her nose',
      'bogey boy',
      'bogeys',
      'picks nose',
      'picks his nose',
      'picks her nose',
      'picking his nose',
      'picking her nose',
      'pick nose',
      'nose picking',
      'eats his bogeys',
      'eats her bogeys',
      'eat bogeys',
      'boogers',
      'sucks her hair',
      'sucks his hair',
      'sucking her hair',
      'sucking his hair',
      'hair in her mouth',
      'hair in his mouth',
      'chews her sleeve',
      'chews his sleeve',
      'chews her sleeves',
      'chews his sleeves',
      'chewing his sleeves',
      'chewing her sleeves',
      'chews his collar',
      'chews her collar',
      'chews his clothes',
      'chews her clothes',
      'chews his jumper',
      'chews her jumper',
      'chews his t-shirt',
      'chews her top',
      'chews his top',
      'sucks her sleeve',
      'sucks his sleeve',
      'sucks his collar',
      'chews pencils',
      'chews his pencils',
      'chews her pencils',
      'sleeves are soaked',
      'chews her hair',
      'chewing her hair',
      'chews his hair',
      'chews her ponytail',
      'chews her plait',
      'end of her ponytail',
      'end of her plait',
      'pick scab',
      'picking scabs',
      'scab',
      'pick skin',
      'pick at skin',
      'skin picking',
      'picking at skin',
      'peel skin',
      'pick lip',
      'pick spot',
      'pick sore',
      'pull out hair',
      'pull hair out',
      'pull own hair',
      'pull out own hair',
      'pulling out hair',
      'pull strands',
      'hair pulling',
      'pull eyelash',
      'pull out eyelash',
      'eyelash',
      'pull eyebrow',
      'eyebrow',
      'bald patch',
      'bald spot',
      'trichotillomania',
      'dermatillomania',
      'excoriation',
      'scratch till bleed',
      'scratch until bleed',
      'scratches herself',
      'scratches himself',
      'scratch arms',
      'picks at',
      'plucks hair',
      'plucks',
      'picking at',
      'picking skin',
      'picking spots',
      'pulling out eyelashes',
      'pulling out eyebrows',
      'pull out eye lash',
      'eye lashes',
      'eye lash',
      'eye brows',
      'pulling the hair out',
      'hair out of his',
      'hair out of her',
      'hair out of own',
      'pulling hair out',
    ],
    cues: ['pick', 'skin', 'hair', 'sore', 'scratch', 'twirl', 'spots', 'peel', 'fiddle'],
    not: [
      'pull other',
      'pulls hair of',
      'pull sister hair',
      'pull brother hair',
      'pulls my hair',
      'picky',
      'pick up',
      'pick on',
      'picked on',
      'hair cut',
      'skin colour',
      'dark skin',
      'picking him up',
      'picking her up',
      'picking up',
      'picking on',
      'picks at food',
      'picking at food',
    ],
  },
  topicWords: ['skin', 'hair', 'hairs', 'scab', 'scabs', 'chew', 'chews', 'chewing', 'teeth', 'nose', 'noses'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Many people pick at skin or play with hair; about one or two in a hundred do it so much that hair gets thin or skin sore.',
    "It mostly happens unnoticed, in quiet hours, or when people are tense, bored or tired; it is nobody's fault and not done to cause worry.",
    'A scab is made by blood that dries; below it new skin grows, and the scab falls off when that is ready.',
    'A scab that is taken off early means that skin starts again; it can leave a mark or get germs.',
    'A hair on the head grows about one centimetre a month; after it has been pulled it mostly grows again, which takes weeks.',
    'Fingertips search for bumps and edges because they are made to feel small things.',
    'Plasters, gloves, hair tied back, something to hold, and noticing the moment help; scolding does not.',
    'Doctors and psychologists have good ways of helping, and it is right to ask them about sore, red or bare places, or when hair is swallowed.',
  ],
  threads: {
    chew: 'a mouth that likes to chew, and what is left of a sleeve',
    nose: 'a nose, which has work to do, and a tissue',
    scab: 'a scab that works like a lid while skin mends',
    fingers: 'fingers that search for bumps',
    lash: 'brows and lashes, which keep out dust and grow again',
    hair: 'one hair that grows a centimetre in a month',
  },
  decidedBy: [OF_THE_NOSE_ALONE],
  threadCues: {
    nose: OF_THE_NOSE,
    chew: CHEWS,
    lash: EYE_HAIR,
    hair: /^(?![^]*\b(?:chew|suck|bit(?:e|es|ing)\b))[^]*?\b(?:hairs?|pull\w*|bald|twirl\w*|plaits?|ponytails?|braids?|bunches)\b/,
    scab: /\b(?:scabs?|skin(?! (?:\w+ ){1,3}(?:lips?|fingers?|fingertips|thumbs?|nails?|feet|toes))|pick\w*|scratch\w*|spots?)\b/,
    fingers: /\b(?:skin|pick\w*|peel\w*|spots?|lips?|scalp)\b/,
  },
  onlyWhenSaid: ['chew', 'nose', 'lash'],
  tellsAlone: ['chew', 'nose'],
  comesFirst: ['lash'],
  roles: {},
  titles: {
    young: [
      { text: 'What a Nose Does', thread: 'nose' },
      { text: 'Hello, Tissue', thread: 'nose' },
      { text: 'A Wet Sleeve', thread: 'chew' },
      { text: 'Something to Chew', thread: 'chew' },
      { text: 'A Little Lid on a Knee', thread: 'scab' },
      { text: 'Skin at Work', thread: 'scab' },
      { text: 'Shh, Skin Is Busy', thread: 'scab' },
      { text: 'Fingers Go Looking', thread: 'fingers' },
      { text: 'One Hair, So Long', thread: 'hair' },
      { text: 'Grow, Little Hair', thread: 'hair' },
      { text: 'Very Small Hairs', thread: 'lash' },
      { text: 'Busy Little Fingers' },
      { text: '{name} and Ten Fingers' },
    ],
    older: [
      { text: 'A Nose at Work', thread: 'nose' },
      { text: 'Hairs, Dust and a Tissue', thread: 'nose' },
      { text: 'What Is Left of a Sleeve', thread: 'chew' },
      { text: 'Jaws at Work', thread: 'chew' },
      { text: 'Under the Lid', thread: 'scab' },
      { text: 'What Fingertips Look For', thread: 'fingers' },
      { text: 'What a Finger Can Feel', thread: 'fingers' },
      { text: 'One Centimetre a Month', thread: 'hair' },
      { text: 'The Next One Grows', thread: 'hair' },
      { text: 'One Hair Among Thousands', thread: 'hair' },
      { text: 'What Keeps Out the Dust', thread: 'lash' },
      { text: 'Hands in the Quiet Hours' },
      { text: '{name} and Two Busy Hands' },
    ],
  },
  benefits: [
    'Explains how skin and hair mend, and why fingers go looking.',
    'Takes blame and secrecy out of a habit that many people know.',
    'Offers {name} something for hands to do, and says who can help.',
  ],
  talk: {
    young: [
      'What do skin or hair do in this story?',
      'When do fingers go looking?',
      'Shall we find something soft that fingers can hold?',
    ],
    older: [
      'Which fact about skin or hair was new?',
      'Which word went into the blank?',
      'Shall we find something that fingers like to hold?',
    ],
  },
  ofThread: {
    nose: {
      benefits: [
        'Says what a nose does, and why fingers go there.',
        'Takes the blame out of a habit that many people know.',
        'Offers {name} something else for a finger to do.',
      ],
      talk: {
        young: [
          'What does a nose do in this story?',
          'When do fingers go there?',
          'Shall we put a tissue in a pocket?',
        ],
        older: [
          'Which fact about a nose was new?',
          'Which word went into the blank?',
          'Shall we find a good place for tissues?',
        ],
      },
    },
    chew: {
      benefits: [
        'Says what a mouth looks for, and what becomes of a sleeve.',
        'Takes the blame out of a habit that many people know.',
        'Offers {name} something else for teeth.',
      ],
      talk: {
        young: [
          'What gets chewed in this story?',
          'When does a mouth want something?',
          'Shall we find something that teeth may have?',
        ],
        older: [
          'What becomes of a sleeve in this story?',
          'Which word went into the blank?',
          'Shall we find something that teeth may have?',
        ],
      },
    },
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: null,
    props: ['plaster', 'yarn'],
  },
  text: {
    '2-3': script(`
      D<scab> {Name} may have a scab. It is like a lid. New skin grows under it. Shh, skin is busy.
      D<fingers> Fingers go looking. {Name has} ten. They feel skin. They feel a bump. Pick, pick, pick.
      D<hair> Round and round goes a hair. {Name} may do that. Twirl, twirl. A pull may come, ow!
      D<lash> Eyes have tiny hairs. {his} fingers feel one. A tug may come, ow! The tiny hair is out.
      D<hair> Fingers find a hair. {Name has} it now. It is thin and smooth. Round and round it goes. A tug may come, ow!
      P Lots of children do it.
      P Fingers like to feel things.
      P Grown-ups do it too.
      P Hands like to hold things.
      Q With busy fingers, {Name} may feel ____.
      Q In a quiet hour, {Name} may feel ____.
      Q With still hands, {Name} may feel ____.
      H<scab> {helper} can bring a plaster.
      H {helper} can sit close.
      H {helper} can hold a hand.
      H {helper} can bring some dough.
      H<helper> {helper} can rub the hand.
      T {he} can squeeze some dough.
      T {he} can hold something soft.
      T {he} can rub, rub, rub two hands.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<scab> {he} can say, "Shh, skin is busy."
      C<fingers> {he} can say, "Fingers, hold this."
      C<hair> {he} can say, "Stay there, hair."
      C<hair> {he} can say, "Grow, little hair."
      C<lash> {he} can say, "Stay there, tiny hair."
      C<topic> {he} can think about {topic}.
      A<scab> One sleep, two sleeps, three. The lid comes off alone. Here is new skin. Hello, skin!
      A<fingers> Fingers can hold dough. Squish, squash! They like that. Skin can rest now.
      A<hair> The hair stays in. It grows and grows. Fingers can twirl wool. Night-night, hair.
      A<lash> A new tiny hair will come. It takes a long time. Fingers can turn some wool. Shh, it grows.
      A<hair> A new hair is on its way. It is so tiny. Fingers can turn some wool. Shh, it grows.
      D<chew> Chew, chew, chew. {Name} has a mouth that likes to chew. A bit of cloth goes in. It gets wet. Wet cloth is cold.
      P<chew> Mouths like to chew. Grown-ups chew too.
      P<chew> Small teeth want work.
      Q<chew> When it gets wet, {Name} may feel ____.
      Q<chew> In a wet top, {Name} may feel ____.
      H<chew> {helper} can find something crunchy.
      H<chew> {helper} can find a dry top.
      T<chew> {he} can drink some water.
      T<chew> {he} can ask for a crunchy bite.
      C<chew> {he} can say, "Dry top, hello."
      A<chew> The top is dry now. The teeth got some work. Crunch, crunch! Chew that. Bye-bye, wet cloth.
      D<nose> {Name has} a nose. Sniff, sniff! A finger goes in. What is in there? It is a bit of wet. A tissue can get it.
      P<nose> Lots of children do it. Grown-ups know.
      P<nose> Noses catch dust. That is good work.
      Q<nose> With a full nose, {Name} may feel ____.
      Q<nose> With a clean nose, {Name} may feel ____.
      H<nose> {helper} can hold a tissue.
      H<nose> {helper} can say, "Blow!"
      T<nose> {he} can blow, puff, puff.
      T<nose> {he} can ask for a tissue.
      C<nose> {he} can say, "Tissue, please!"
      A<nose> Puff goes the nose. The tissue has it now. In the bin it goes. Hello, clean nose.
    `),
    '4-5': script(`
      D<scab> A scab is a lid that skin makes by itself. {Name} may have one on a knee or an arm. Under the lid, new skin is growing. That takes some days. When it is done, the lid falls off.
      D<fingers> Fingers are good at finding small things. {his} fingers may find a bump on the skin. Then they rub it, and pick at it. Nobody told them to. They do it when a head is busy or tired.
      D<hair> Each hair sits in its own tiny hole. {Name} may turn one round and round a finger. It may feel calm. Then there is a pull, and the hair is out. A new one starts to grow, and it takes a long time.
      D<hair> Fingers like a hair, because it is thin and smooth. {Name} may find one with no light on. It gets turned, and then it gets pulled. It was not a plan. Fingers are fast.
      D<lash> Round the eyes there are small hairs, and they keep out dust. {his} fingers may find one of them. It gets pulled, and then it is out. It was not a plan. Fingers are fast.
      P Many children pick or twirl. They do not do it to be silly. Their fingers do it by themselves.
      P Grown-ups see it and want it to get well. So they say "stop" a lot. A soft touch can say it too.
      P<scab> A scab can itch. That means that skin is at work. It is hard to leave it alone.
      P Bodies have ways to get calm. Some people rock, and some hum. Fingers have found a way of their own.
      Q When fingers go looking, {Name} may feel ____.
      Q In a quiet hour, {his} hands may feel ____.
      Q When somebody says "stop", {Name} may feel ____.
      H {helper} can sit close and hold a hand. ~ A held hand is a calm hand.
      H<scab> {helper} can put a plaster on the place. ~ It keeps the scab safe.
      H {helper} can touch the hand as a sign. ~ It is a quiet way to say it.
      H {helper} can bring something for fingers to hold. ~ Busy fingers do not go looking.
      H<helper> {helper} can rub some cream on the hands. ~ Hands like that.
      H<adult> {helper} can help in a quiet hour. ~ One thing that helps is {adult}.
      T {he} can squeeze a lump of dough.
      T {he} can turn a bit of wool round a finger.
      T<scab> {he} can pat the place instead of picking.
      T {he} can press two hands together.
      T<comforter> {he} can stroke {comforter} with one finger.
      T<quiet> {he} can keep all fingers busy {quiet}.
      T<doing> {he} can try {doing} in a quiet hour.
      C<scab> {he} can say, "Lid on. Skin is at work."
      C<fingers> {he} can think, "Fingers, here is some dough."
      C<hair> {he} can say, "Wool can twirl, and hair can stay."
      C<hair> {he} can think, "Grow, little hair. Take your time."
      C<lash> {he} can think, "Stay there, small hair."
      C<topic> With busy hands, {he} can think about {topic}.
      A<scab> One morning the lid is gone. It came off in the night, or in a sock. Under it is new skin, pink and smooth. Skin did all of that alone.
      A<fingers> Dough can have ten holes in it, one for each finger. Then the skin has time to rest. Fingers will go looking again, because they are made for that. There is more dough.
      A<hair> Wool can go round, and a hair can stay in. It grows a tiny bit each day. In a month it is as long as a pea. It has plenty of time.
      A<lash> Under the skin, a new small hair has begun. It keeps out dust when it is big. It takes a long time, and that is fine. In that time, fingers can have other things to turn.
      A<hair> Under the skin, a new hair has begun. It is so small that no one can see it. First it is a dot, and then it is like grass. In that time, fingers can have other things to turn.
      D<chew> Some mouths like to have work. {Name} may chew a sleeve or something else that is near. It happens by itself, when a head is busy. The cloth gets wet, and then it gets cold. At some point there is a hole.
      P<chew> Chewing helps some people to sit and to think. That is why grown-ups chew pens. Nobody plans it.
      P<chew> Whoever washes the tops finds the wet bits. That person may say "stop" a lot. It is meant for the sleeve.
      Q<chew> With something in the mouth, {Name} may feel ____.
      Q<chew> When the sleeve is cold and wet, {Name} may feel ____.
      H<chew> {helper} can offer something crunchy. ~ Then teeth have real work.
      H<chew> {helper} can look for a thing made for chewing. ~ There are such things.
      T<chew> {he} can roll up the sleeves.
      T<chew> {he} can sip water through a straw.
      C<chew> {he} can think, "Teeth, here is better work."
      A<chew> The sleeve is dry and warm. The teeth had something that was made for them. A head can be busy, and a mouth can be too. There is no hole in it today.
      D<nose> A nose has small hairs in it, and they catch dust. The dust gets stuck, and it dries. {Name} may feel it in there. Then a finger goes in to look. A tissue can get it too.
      P<nose> Most people have done it. They do it when they think of something else. Hardly anybody knows that it can be seen.
      P<nose> Grown-ups think of germs on fingers. Fingers touch toys and friends. So they like tissues a lot.
      Q<nose> When something is in the nose, {Name} may feel ____.
      Q<nose> When somebody says, "Tissue," {Name} may feel ____.
      H<nose> {helper} can put tissues where hands find them.
      H<nose> {helper} can show how to blow. ~ One side, and then the other.
      T<nose> {he} can get a tissue and blow.
      T<nose> {he} can wash {his} hands after it.
      C<nose> {he} can think, "Nose, here comes a tissue."
      A<nose> The nose is clean, and it can catch new dust. That is its job. The tissue is in the bin. Fingers can go back to the bricks.
    `),
    '6-7': script(`
      D<scab> Skin has a clever way to mend itself. When there is a scratch, blood comes out and gets hard. That is a scab, and {Name} may know the feel of one. It works like a lid. Under it, new skin grows from the edges to the middle. If the lid comes off too soon, skin starts again from the beginning.
      D<fingers> The tip of a finger can feel things that eyes cannot see. That is useful for finding a crumb. It also means that {his} fingers find each rough bit of skin. They want to make it smooth. So they pick, and then it is rough in a new way.
      D<hair> There are about a hundred thousand hairs on a head. {Name} may turn one of them, and then pull. It can happen in a film or in bed. For a moment it feels calm. A pulled hair grows again, about one centimetre in a month.
      D<hair> Fingers can feel one hair among a hundred thousand. {his} fingers may look for one that feels different. Then comes a tug, and for a moment it is quiet inside. A new one mostly starts to grow, and it takes weeks to show.
      D<lash> Hair does not only grow on a head. There are brows and lashes, and {his} fingers may go to any of them. They look for a hair that feels different. Then comes a tug, and for a moment it is quiet inside. A new one starts, and a lash needs two months or more.
      P Some people pick, some twirl, and some chew. Nobody chose it from a list. Hands learned it in quiet hours.
      P Grown-ups who see it may get worried. It may sound like scolding. A sign and a calm voice work better.
      P Doctors see it often. They do not think it is odd. They know some ways that help.
      Q When fingers find something, {Name} may feel ____.
      Q After a while of picking or pulling, {Name} may feel ____. It may not be the same as before.
      Q When somebody notices it, {Name} may feel ____.
      H<scab> {helper} can put on a plaster for three days. ~ It is good to see what skin has done.
      H {helper} can ask a doctor what can help. ~ Doctors know this well.
      H<hair> {helper} can say softly where the fingers are. ~ A soft word is enough.
      H {helper} can make a quiet sign. ~ It wakes up the hands and nobody else.
      H<helper> {helper} can fill a small bag with things to feel. ~ A shell and a button are good.
      H<adult> {helper} can help by {adult}. ~ It gives the hands some peace.
      T {he} can roll a small stone in one hand. ~ Fingertips like it smooth and cool.
      T {he} can sit on both hands and count to twenty. ~ Fingers often calm down in that time.
      T {he} can press all ten fingertips together. ~ It gives them something to feel.
      T<scab> {he} can put cream on the rough place. ~ A smooth place is hard to find again.
      T<comforter> {he} can stroke {comforter} from top to toe. ~ There is a lot to feel on it.
      T<quiet> {he} can spend a quiet hour {quiet}. ~ Hands that work forget to look.
      T<doing> {he} can try {doing} when fingers go looking. ~ It can calm the rest of the body too.
      C<scab> {he} can think, "Lid on, work going on."
      C<fingers> {he} can think, "Found it. I can leave it there."
      C<hair> {he} can think, "Grow, a little every day."
      C<hair> {he} can think, "A new one has started. I can let it."
      C<lash> {he} can think, "A new one has started. I can let it grow."
      C<topic> With something to hold, {he} can think about {topic}.
      A<scab> When the work is done, the scab falls off without a sound. The new skin is a bit lighter at first. Hardly anybody gets to see the work itself. It goes on under the lid, day and night.
      A<fingers> Fingers can roll a stone until it is warm. The skin has some time off then. Fingers will go on finding things, and that is their job. They can find stones, shells and keys too.
      A<hair> After a month there are short hairs, like new grass. Some may be pulled again, and they will start again. Hair does not get tired of growing. There are a hundred thousand of them at it.
      A<lash> A new hair starts under the skin, where the old one was. It is a small one, and it takes its time. When it is back, it keeps the dust out again. While it grows, fingers can hold a stone, some wool or another hand.
      A<hair> A new hair starts deep down, where the old one was. It has no clock, and it is in no hurry. First it is a dot, then it is a soft bit of stubble. While it grows, fingers can hold a stone, some wool or another hand.
      D<chew> When heads work, mouths often want to help. {Name} may find a sleeve in there, and nobody put it in. Chewing can make a body calm and awake at the same time. That is why it happens in lessons and in front of the television. The sleeve does not like it much.
      P<chew> A lot of people chew something while they think. Pens show it, if somebody looks at the ends.
      P<chew> Grown-ups see the wet cloth and say "take it out". They do not see what it is good for. It can be explained.
      Q<chew> While chewing, {Name} may feel ____. It may be calm, or nothing much.
      Q<chew> When somebody says "take it out", {Name} may feel ____.
      H<chew> {helper} can find out with {him} what feels good to chew. ~ There are things made for it.
      H<chew> {helper} can talk with the teacher about a thing for the table. ~ Teachers know about that.
      T<chew> {he} can keep a straw or a crunchy snack near. ~ Jaws like real work.
      T<chew> {he} can press both hands together hard and let go. ~ It wakes a body up as well.
      C<chew> {he} can think, "Swap it for the better one."
      A<chew> Something made for chewing is on the table, and the sleeve is dry. The head thinks as well as before. Now and then the old sleeve gets in again. Then it comes out, and that is all.
      D<nose> A nose cleans the air all day. It has hairs in it, and dust sticks to them. {Name} can feel it when that gets dry. Then a finger is in there before there was time to think. Fingers like to find things, and a nose is near.
      P<nose> Nearly everybody does it, kings as well. They mostly do it when nobody is looking. From outside it looks less nice than it feels.
      P<nose> Grown-ups say something because of germs. What is in a nose was caught there on purpose. It is meant to leave in a tissue.
      Q<nose> When the nose is dry and itchy, {Name} may feel ____.
      Q<nose> When somebody sees it, {Name} may feel ____.
      H<nose> {helper} can use a sign, such as a tap on the nose. ~ Then nobody needs to say it aloud.
      H<nose> {helper} can put a pack of tissues in the coat. ~ A tissue in a pocket is quicker than a finger.
      T<nose> {he} can blow one side at a time. ~ It works better than both at once.
      T<nose> {he} can wash {his} hands and begin again. ~ It takes as long as a short song.
      C<nose> {he} can think, "A job for a tissue."
      A<nose> The dust is out, and the nose is ready for more. It works day and night and gets no thanks. Fingers have other jobs, and most of them are more interesting.
    `),
    '8-10': script(`
      D<scab> A scab is one of the better inventions of the body. Blood dries into a lid, and below it skin cells creep in from all sides until they meet. In {his} skin that would take a week or two. It itches, because nerves and cells are busy. The itch is like a sign on a building site, and people want to look behind the fence. Each look makes the work take longer.
      D<fingers> Fingertips can feel a bump that is thinner than a hair. People use that to read, to play strings and to find the end of the tape. But in a quiet hour {his} fingers may go over skin, looking for something that does not belong. When they find it, they try to remove it. Then there is a new edge, and the search goes on. It is good equipment with nothing better to do.
      D<hair> A hair grows about one centimetre in a month, from a root that nobody can see. Some people pull hairs out when they think, or when they are tense. {Name} may know the feeling that comes before, like a small pressure, and the calm that comes after. It has a long name in medicine, because so many people have it. The root is mostly unharmed. It starts again, with no hard feelings.
      D<lash> Brows and lashes are short hairs with a job. They keep rain and dust out of the eyes, and they wear out and are replaced all the time. {his} fingers may look for one that feels different, thicker perhaps, or bent. Finding it is a small success, and pulling it is a small relief. Nobody remembers having decided anything.
      D<hair> Hands have habits of their own, and they keep them in quiet hours. During a film, {his} hand may go up to {his} head. It looks for one hair that feels different, thicker perhaps, or bent. Finding it is a small success, and pulling it is a small relief. Afterwards there is a hair on the sleeve, and nobody remembers having decided anything.
      P In a school of three hundred, a few people are likely to pull hair or pick skin a lot. They wear caps, long sleeves or plasters. Each of them may believe that nobody else does it.
      P Parents may see it and worry that something is badly wrong. They ask many questions at once. What they want to know is whether it hurts and how to help.
      P Doctors and psychologists know it well. They ask when it happens, and not why somebody would do such a thing. They have a method in which the hands learn another job.
      Q Just before, {Name} might feel ____. It may be a pressure, an itch or nothing at all.
      Q Afterwards, {Name} may feel ____. It can be calm first and something else later.
      Q When somebody asks about it, {Name} might feel ____. It is fine to say little.
      H {helper} can look for a doctor or psychologist who knows about this. ~ It is a matter for experts in habits.
      H {helper} can notice a good hour instead of a bad one. ~ Attention makes things grow.
      H {helper} can keep it private. ~ Whoever the skin and hair belong to decides who hears about it.
      H<helper> {helper} can ask once a week how it is going. ~ Once is enough for both.
      H<adult> {helper} can help by {adult}. ~ Tension in the hands often starts somewhere else.
      T {he} can keep a smooth stone or a piece of clay where it happens most. ~ Hands need to find it without looking.
      T {he} can make fists and hold them while breathing out five times. ~ It keeps the fingers busy until the urge has passed.
      T {he} can wear a plaster or a cap in the hard hours. ~ It works because fingers notice it at once.
      T<comforter> {he} can have {comforter} on the sofa for long films. ~ It gives fingertips something to feel.
      T<quiet> {he} can spend the quiet hours {quiet}. ~ Hands with a task go looking less.
      T<doing> {he} can try {doing} at the first sign. ~ It helps hands as well as heads.
      C<scab> {he} can think, "Building site, no entry."
      C<fingers> {he} can think, "Found something. Leaving it."
      C<hair> {he} can think, "Let it grow, a bit at a time."
      C<hair> {he} can think, "Hand, I know where you are going."
      C<lash> {he} can think, "Hand, I saw you set off."
      C<topic> With something in one hand, {he} can think about {topic}.
      A<scab> Behind the fence the cells meet in the middle, and the lid is no longer needed. It falls off somewhere, and nobody finds it. The new skin is thin, pink and finished. A mark may stay for some months, as if the building site had left its sign.
      A<fingers> A piece of clay can take a hundred dents and not mind. Skin that is left alone for an evening has a head start on the next day. There will be evenings when the fingers win. They are strong, and they can learn.
      A<hair> Short hairs stand up in a row like grass in spring. Two centimetres take two months, and nobody can hurry them. On a bad day some will be lost. The roots begin again on the same evening.
      A<lash> Below the skin the next one is being made, cell by cell. A lash is complete in two or three months, and a brow takes a little longer. Hands can learn a new habit in that time, or half of one. It grows on good days and on bad ones.
      A<hair> Below the skin the next hair is being made, cell by cell. It takes about a month for the first centimetre. Hands can learn a new habit in that time, or half of one. A hair grows on good days and on bad ones.
      D<chew> Jaws are among the strongest parts of a body for their size, and they dislike having nothing to do. {Name} may notice a sleeve, a string or some hair between the teeth only when it is wet. Rhythm calms a nervous system and keeps it awake, whether it is rocking, tapping or chewing. It happens most in lessons, before tests and in films. It costs a certain number of sleeves.
      P<chew> In most classrooms somebody is chewing something. Pen tops would make a fine collection.
      P<chew> Parents see the holes and think of the shop. They would find it easier if they knew what it is for.
      Q<chew> Just before, {Name} might notice ____. It may be in the jaw or in the thoughts.
      Q<chew> When somebody points at it, {Name} might feel ____.
      H<chew> {helper} can look for something that is made to be chewed and does not look like it. ~ There are quite good ones.
      H<chew> {helper} can agree on a quiet sign for school evenings. ~ A sign is easier to take than "stop".
      T<chew> {he} can note for some days when it happens. ~ A habit with a timetable is easier to swap.
      T<chew> {he} can drink cold water through a straw in between. ~ It gives a jaw what it was looking for.
      C<chew> {he} can think, "My jaw wants a job. Here is one."
      A<chew> The jaw has a job, and the sleeves go home dry more often than not. Nobody has given up thinking. Hair grows, cloth wears out, and a thing made for chewing lasts for months. It is a matter of equipment more than of effort.
      D<nose> A nose produces about a litre of slime a day, which is a respectable job. It catches dust and germs before they get to the lungs. When it dries, {Name} can feel it, and a finger is on its way before anyone has decided anything. Nearly everybody does that, in cars above all. What makes it a matter for others is who sees it.
      D<nose> In a survey nine grown-ups out of ten admitted to it, and the tenth was probably not honest. So {Name} is in large company with a finger in the nose. It happens when the head is busy and the hand is free. The body does not mind much. Other people do, because of germs and because of how it looks.
      P<nose> Those who call names for it have noses as well. They are glad that it is somebody else this week.
      P<nose> Adults are strict about it because of colds, and a little because of visitors.
      Q<nose> On noticing the finger, {Name} might feel ____.
      Q<nose> When somebody makes a joke about it, {Name} might feel ____.
      H<nose> {helper} can agree on a sign that nobody else knows.
      H<nose> {helper} can help to find out why the nose is dry. ~ Sometimes it is an allergy, and there is a spray for that.
      T<nose> {he} can keep tissues in the pocket that the hand finds first.
      T<nose> {he} can give the hand another job in lessons, such as a pencil or a rubber band.
      C<nose> {he} can think, "Hand down. Tissue."
      A<nose> The nose goes on producing its litre, and most of it travels unseen. A tissue has got there first a few times now. Jokes of that kind last until there is another one. The hand has found a rubber band, and it is more fun than it sounds.
      A<nose> By the end of the week the hand was caught in time more often than not. Nobody announced it, and that is how such things go. A nose that has been blown is out of the conversation. The name that went with it wears off.
    `),
    '11+': script(`
      D<scab> Wound healing is a project with a fixed order. First blood forms a lid, then cells clear up, and then new skin moves in slowly from the edges. {Name} does not need to supervise it. Every time the lid is removed the project starts again from step one, with more risk of a scar. Fingers, sadly, know nothing about the schedule.
      D<fingers> Picking skin and pulling hair have a technical name, and {Name} may find that a relief. Doctors speak of body-focused repetitive behaviour when people do it far more than they want to. One or two in every hundred are affected. It runs on tension, boredom and the remarkable sensitivity of fingertips. It is not vanity, not weakness, and not a wish to come to harm.
      D<hair> The urge tends to follow a pattern. A pressure builds up, a hand moves to the hair, there is a short relief, and then comes the counting of what it cost. {Name} may have been through that circle many times without planning to begin. Hair itself takes the long view, as it can afford to. It grows a centimetre a month from roots that mostly survive, whatever happened the evening before.
      D<lash> Hands work without supervision for a good part of the day. {Name} may find one of them at the brows or the lashes, searching for a single hair that is thicker or bent. The search is oddly absorbing, and the pull brings a second of quiet. It has a name, trichotillomania, which sounds like a dinosaur. More than one person in a hundred knows it from inside, and hardly any of them say so.
      D<hair> Hands work without supervision for a good part of the day. {Name} may find one of them at the scalp, searching for a single hair that is thicker or bent. The search is oddly absorbing, and the pull brings a second of quiet. It has a name, trichotillomania, which sounds like a dinosaur. More than one person in a hundred knows it from inside, and hardly any of them say so.
      P People who notice a thin patch or a row of plasters rarely ask, because they are afraid of saying something wrong. Silence can then look like dislike. It is usually just politeness that has lost its way, and a single sentence from either side would end it.
      P Parents often move between pleading and pretending not to see. Both come from worry. They could be told which of the two is easier to live with, or they could be given a third thing to do.
      P Specialists in this area are hard to shock and quite practical. They work on situations, hands and small substitutes, and they expect setbacks as a matter of course. Many people find that making the first appointment was the hardest part of it.
      Q When the pressure builds up, {Name} might notice ____. It may be in the scalp, the fingers or the jaw.
      Q In the minutes afterwards, {Name} might feel ____. Relief and regret can arrive together.
      Q When somebody comments on it, {Name} may feel ____. There is no duty to explain anything to anybody.
      H {helper} can arrange an appointment with somebody who knows this habit well. ~ It is treatable, and willpower is not the treatment.
      H {helper} can stop commenting, if that has been asked for. ~ Watching is felt even when nothing is said.
      H<scab> {helper} can keep plasters and cream in the house without discussion. ~ Practical kindness needs no speech.
      H<helper> {helper} can agree on one question a week, and only one. ~ A limit makes it possible to answer honestly.
      H<adult> {helper} can help by {adult}. ~ Whatever lowers the tension in general also helps the hands.
      T {he} can close both hands for one minute when the urge comes. ~ Urges rise, and they also fall, mostly within minutes.
      T {he} can note the place and the hour for one week. ~ The pattern is more useful than the count.
      T {he} can put a barrier in the worst place, such as gloves, tape or a hat. ~ It buys the second in which a choice is possible.
      T<comforter> {he} can keep {comforter} within reach of the desk. ~ Fingertips are looking for texture, and it has plenty.
      T<quiet> {he} can give the worst hour to {quiet}. ~ Hands with a task are less inventive.
      T<doing> {he} can try {doing} at the first sign of pressure. ~ It is easier to step out early than late.
      C<scab> {he} can think, "Slow work, no visitors."
      C<fingers> {he} can think, "It is an urge, and it has a peak and an end."
      C<hair> {he} can think, "The root is fine, and it has started already."
      C<hair> {he} can think, "Noticed, and that is the first half."
      C<lash> {he} can think, "Noticed, and noticing is half of it."
      C<topic> While it fades, {he} can think about {topic}.
      A<scab> After a week or two the lid comes away, and the skin below is complete. Nobody needed to do anything, which was precisely the difficulty. Where a mark remains, it will fade over the months. Bodies are forgiving, in a slow and thorough way that asks for nothing in return.
      A<fingers> Urges do not vanish because somebody decided it. They lose strength when they are noticed, outlasted and given something else to hold. With help, many people with sore skin or thin hair get a good deal better. It is worth telling one person, and it is worth telling them soon.
      A<hair> In two months there are two centimetres, and nobody could say on which day they came. The circle will close again at times, under stress above all. That is a setback, as every specialist would say, and not a verdict. The hair goes on growing in the meantime.
      A<lash> A lash takes two or three months to come back, and an eyebrow up to four. Neither waits for perfect behaviour. What changes first is usually not the hair but the moment before, which gets a little longer each time that it is noticed. Eventually there is room in it for a decision.
      A<hair> A short hair is back in some weeks, and a long plait takes some years. None of it waits for perfect behaviour. What changes first is usually not the hair but the moment before, which gets a little longer each time that it is noticed. Eventually there is room in it for a decision.
      D<chew> Chewing is one of the oldest ways of staying calm and awake, and it needs no decision. {Name} may find a cuff, a pen or the end of some hair between the teeth after an hour of work that went rather well. Studies suggest that rhythm of this kind steadies attention for a while. The costs are wet cuffs, the odd remark, and now and then a sore jaw. It tends to grow when there is a lot to do.
      P<chew> Offices are full of chewed pens, and the people who chewed them have mortgages. It is less remarkable than it feels.
      P<chew> Parents comment on the sleeve because it is visible. What they are asking is whether it is all getting too much. That can be answered without discussing cloth.
      Q<chew> In the middle of concentrated work, {Name} might notice ____. The jaw keeps its own record.
      Q<chew> When somebody comments on it, {Name} might feel ____. There is no duty to explain.
      H<chew> {helper} can stop commenting and put a bowl of something crunchy on the desk. ~ It is quieter, and it works better.
      H<chew> {helper} can ask what else would take some of the pressure off. ~ It is often about hours more than about teeth.
      T<chew> {he} can swap it for gum, ice or something made for the purpose. ~ A jaw does not care which.
      T<chew> {he} can get up every half hour and move. ~ Rhythm can come from the legs too.
      C<chew> {he} can think, "Noticed, swapped, back to the page."
      A<chew> The cuffs are dry, more or less, and the page is done. A habit that helped with the chewing of problems has been given better material. It will be back before the next deadline, and so will the bowl. As vices go, it is cheap.
    `),
  },
};

/** Pulling hair or picking skin: fingers that search, how skin and hair mend, and what hands can do instead. */
export const hairAndSkin: Frame = withScenes(own, snipAtHome);
