import { spitsOnTheGround } from './spits-on-the-ground.ts';
import { script, type Frame } from '../../frame.ts';
import { crossAndSpits } from '../home/cross-and-spits.ts';
import { spatBack } from './spat-back.ts';
import { saidUnless } from '../said-unless.ts';
import { withScenes } from '../scene.ts';
import { spatForALaugh } from './spat-for-a-laugh.ts';

/** A child who was spat at, and did not spit. */
const SPAT_AT = String.raw`\b(?:got|gets|was|being|been) spat\b|\bspat (?:on|at) by\b|\b(?:another|an?|one|this|that|some|the other|older|bigger|other) (?:older |bigger |little )?(?:boy|girl|child|kid|toddler|classmate|children|boys|girls|kids|cousin|brother|sister|friend)s?(?: (?:at|in|on|from|who|keeps|always|the|his|her|nursery|school|class|playgroup|park|preschool|sometimes|often|of|older|bigger))* (?:spat|spits|spitting|keeps spitting)\b`;
const unlessSpatAt = (words: string): RegExp => new RegExp(saidUnless(`(?:${words})`, SPAT_AT), 'i');
/** What is spat out at a meal is not told of pavements and sleeves. */
const AT_A_MEAL = String.raw`\bspit\w*(?: \w+){0,3} (?:food|dinner|meals?|vegetables|out|milk|water|juice|drinks?|medicine|peas|porridge)\b|\b(?:his|her|their) (?:food|dinner)\b`;
const AT_SOMEBODY = String.raw`\bspit\w*(?: \w+){0,2} (?:at|on|in|when)\b(?! (?:the )?(?:table|meal\w*|dinner))`;

/** Spitting at people or things: what spit is for, where it goes, and what somebody knows who has it on a sleeve. */
const own: Frame = {
  id: 'spitting',
  name: 'Spitting',
  says: [
    'keeps spitting',
    'spits at people',
    'spitting at other children at nursery',
    'he spits when he is cross',
    'spits in my face',
    'spits on the floor in shops',
    'spat at his teacher today',
    'spits at his sister and laughs',
    'spitting all over the windows',
    'blows raspberries and spits on everyone',
    'spits on the table and plays with it',
    'my daughter spits at kids in the playground',
    'spitting on the football pitch like the players',
    'spits when told no',
    'spits on his hands all day',
    'new habit of spitting',
    'she spits at the carer',
    'spitting at school',
    'wont stop spitting',
    'spit at a boy on the bus',
    'spits his drink at people',
    'spits on toys and books',
    'spitting phase',
    'spiting at me when i say time for bed',
  ],
  claims: {
    strong: [
      'spitting',
      'spits at',
      'spit at',
      'spat at',
      'spit on',
      'spits on',
      'spat on',
      'spit in my face',
      'spit in face',
      'spit when',
      'spit if',
      'spit his drink',
      'spit her drink',
      'spit water',
      'keep spit',
      'spitter',
      'spit everywhere',
      'gobbing',
      'gobs at',
      'gob at',
      'spit',
      'dribble on purpose',
    ],
    cues: ['spit', 'spat', 'saliva', 'raspberry', 'pavement', 'sink', 'face'],
    not: [
      'spits when she talks',
      'spits when he talks',
      'spits when they talk',
      'spit when talk',
      'spit out',
      'spits out',
      'spitting out',
      'spit food',
      'spitting food',
      'spit dinner',
      'spit toothpaste',
      'spitting toothpaste',
      'spit the toothpaste',
      'spit medicine',
      'spitting medicine',
      'spitting image',
      'little spat',
      'spat with',
      'spit up',
      'spitting up',
      'spat out',
      'spits up',
      'spat the dummy',
      'toothpaste',
      'medicine',
      'antibiotic',
      'food',
    ],
  },
  topicWords: ['spit', 'spitting', 'mouth', 'sink', 'tissue'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A mouth makes roughly half a litre to one and a half litres of spit (saliva) a day.',
    'Spit makes food wet so that it can be swallowed, starts to break down starch, and rinses and protects teeth.',
    'Spit can carry germs, such as those of colds.',
    'Toothpaste foam is spat into a sink; other spit can go into a tissue or be swallowed.',
    'Being spat at is felt as a strong insult in most places, whatever was meant.',
    'Young children may spit because the feeling, the bubbles or the reaction is interesting; older ones when they are cross and words fail.',
    'Calm words, wiping up together and another way to show a feeling help more than a big reaction.',
    'In some sports players spit out water; that is on grass and away from people.',
    'Around 1900 public signs asked people not to spit because of tuberculosis; courts in many countries treat spitting at somebody as assault.',
  ],
  threads: {
    got: 'spit that somebody got, and the water that takes it off',
    sink: 'the sink, the place where spit goes',
    cup: 'a mouth, where food and drink go in, and a bowl or a tissue for what has to come out',
    job: 'the jobs that spit does inside a mouth',
    sleeve: 'a wet spot on a sleeve and the tissue that wipes it',
  },
  threadCues: {
    cup: unlessSpatAt(AT_A_MEAL),
    sleeve: unlessSpatAt(AT_SOMEBODY),
    job: unlessSpatAt(AT_SOMEBODY),
    sink: unlessSpatAt(AT_SOMEBODY),
    got: new RegExp(SPAT_AT, 'i'),
  },
  onlyWhenSaid: ['got', 'cup'],
  tellsAlone: ['got', 'cup'],
  roles: {},
  titles: {
    young: [
      { text: 'Water Takes It Off', thread: 'got' },
      { text: 'In Goes the Drink', thread: 'cup' },
      { text: 'Down It Goes', thread: 'cup' },
      { text: 'Swish, Swish, in the Sink', thread: 'sink' },
      { text: 'Where the Foam Goes', thread: 'sink' },
      { text: 'Wet Helps Bread Go Down', thread: 'job' },
      { text: 'A Wet Spot and a Tissue', thread: 'sleeve' },
      { text: '{name} and a Wet Mouth' },
      { text: 'Wet Mouth, Dry Shirt' },
    ],
    older: [
      { text: 'Washed Off', thread: 'got' },
      { text: 'Water, Soap and Done', thread: 'got' },
      { text: 'A Place for It', thread: 'sink' },
      { text: 'One Bottle a Day', thread: 'job' },
      { text: 'What Spit Is For', thread: 'job' },
      { text: 'The Spot on the Sleeve', thread: 'sleeve' },
      { text: 'A Wet Sleeve', thread: 'sleeve' },
      { text: 'Wet, Wiped and Dry' },
      { text: '{name} and a Full Mouth' },
    ],
  },
  benefits: [
    'Explains what spit is and does, so that it is a fact and not a forbidden thing.',
    'Shows what another person sees and feels, without blame.',
    'Gives {name} a place where spit can go and some words for the moment.',
  ],
  talk: {
    young: [
      'Where can spit go in this story?',
      'How may somebody feel with a wet spot on a sleeve?',
      'Shall we blow some bubbles in a cup of water together?',
    ],
    older: [
      'Which fact about spit was new?',
      'Which word went into the blank?',
      'Shall we choose a word or a sign that says the same thing?',
    ],
  },
  ofThread: {
    got: {
      benefits: [
        'Says that spit comes off, and that it is fair to mind it.',
        'Says that telling about it is right.',
        'Gives {name} words for that moment.',
      ],
      talk: {
        young: [
          'What takes the spit off in the story?',
          'How does a wet spot feel?',
          'Shall we practise a loud "Stop"?',
        ],
        older: [
          'Who gets told in the story?',
          'Which word went into the blank?',
          'Shall we choose a sentence for a moment like that?',
        ],
      },
    },
  },
  cover: {
    setting: 'bathroom',
    time: 'day',
    pose: 'stand',
    feeling: 'calm',
    companion: null,
    props: ['toothbrush', 'cup'],
  },
  text: {
    '2-3': script(`
      D<sink> {Name} may be at the sink. Brush, brush, brush. Then spit! The foam goes down. Glug!
      D<job> {Name has} spit in {his} mouth. It is wet. It helps bread go down. Gulp!
      D<sleeve> Pfft! Spit can land on a sleeve. {Name} may see a wet spot. Somebody looks at it. "Yuck," says somebody.
      D<got> Somebody did a spit. It is on {Name}. It is wet and yucky. Water takes it off.
      P<got> Nobody likes a spit. Big people do not.
      Q<got> With the wet spot, {Name} may feel ____.
      H<got> {helper} can wash it off.
      T<got> {he} can say, "No spit!"
      C<got> {he} can say, "Yuck, wash it off."
      A<got> Wash, wash. The spit is gone. It was not {Name} who did it. Dry and clean again.
      P Lots of children try it. Pfft! Grown-ups know.
      P Friends like dry faces best.
      P Some children like bubbles. Bubbles are wet too.
      P A friend may step back. Dry feels better.
      Q After a spit, {Name} may feel ____.
      Q Before a spit, {Name} may feel ____.
      Q At the sink, {Name} may feel ____.
      H {helper} can get a tissue.
      H {helper} can wipe the spot.
      H {helper} can blow bubbles too.
      H<helper> {helper} can come to the sink.
      T {he} can spit in the sink.
      T {he} can use a tissue.
      T {he} can blow some bubbles.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<sink> {he} can say, "Spit goes in the sink."
      C<job> {he} can say, "Gulp! All gone."
      C<sleeve> {he} can say, "Tissue, please!"
      C<topic> {he} can think about {topic}.
      A<sink> Down it goes. Glug, glug, glug! The sink is clean. Bye-bye, spit.
      A<job> Wet helps the bread. Gulp, gulp, down it goes. Spit has work to do. It can stay in there.
      A<sleeve> Wipe, wipe, wipe. The spot is gone. The tissue goes in the bin. The sleeve is dry.
      D<cup> In it goes, yum or yuck. {Name has} a mouthful. It can go down. It can come out, pfft! Then all is wet.
      P<cup> Grown-ups see a wet top. They fetch a cloth.
      P<cup> Some things taste good. Some do not.
      Q<cup> With a full mouth, {Name} may feel ____.
      Q<cup> When all is wet, {Name} may feel ____.
      H<cup> {helper} can take it away.
      H<cup> {helper} can say, "All done?"
      T<cup> {he} can push it away.
      T<cup> {he} can shake {his} head for no.
      C<cup> {he} can say, "All done."
      A<cup> Wipe, wipe. The table is dry. What is in can go down. The rest can stay there. All done, no more spit.
    `),
    '4-5': script(`
      D<sink> After brushing, there is foam in {his} mouth. It tastes of mint. Spit goes into the sink, with the foam in it. Then the water runs, and it all goes down. A sink is made for that.
      D<job> Why is a mouth wet inside? There is spit in {his} mouth all day long. It makes dry bread soft, so that it can go down. It washes teeth a little too. Spit is busy, even at night.
      D<sleeve> Sometimes spit lands on a person. Then there is a wet spot. {Name} may see it on a sleeve. The other one looks at it and makes a face. Nobody likes a wet sleeve.
      P To most people, spit from somebody else feels yucky. They may step back or tell a grown-up. They would like to be dry.
      P Little children find out what a mouth can do. It can hum, and pop, and blow, and spit. Grown-ups have seen it before.
      P Teachers know about germs in spit. Colds can get from one nose to the next that way. So they like tissues a lot.
      Q When the spit comes out, {Name} may feel ____.
      Q When somebody steps back, {Name} may feel ____.
      Q When words are hard to find, {Name} may feel ____.
      H {helper} can bring a cloth and help to wipe. ~ It is quick with two.
      H {helper} can keep tissues in a pocket. ~ A tissue is like a small sink.
      H {helper} can show how to blow bubbles in water. ~ It feels nearly the same.
      H<helper> {helper} can listen to what is wrong. ~ Words work better when somebody listens.
      H<adult> {helper} can help when it is hard to talk. ~ What has helped before is {adult}.
      T {he} can go to the sink or find a tissue.
      T {he} can swallow and then say a word.
      T {he} can blow a long raspberry into a pillow.
      T<comforter> {he} can hold {comforter} and hum.
      T<quiet> {he} can spend a little time {quiet}.
      T<doing> {he} can try {doing} when words are hard.
      C<sink> {he} can think, "Mouth, the sink is over there."
      C<job> {he} can think, "Gulp. That is for my bread."
      C<sleeve> {he} can say, "I can say it with a word."
      C<topic> {he} can step away and think about {topic}.
      A<sink> The sink has a hole in the middle. Foam can go down there, and so can spit. Then it goes on a long trip under the street. Nobody gets wet but the pipes.
      A<job> Spit helps with bread, and crackers, and toast. That is why a mouth makes so much. It stays in and does its job. The words come out.
      A<sleeve> A tissue goes over the sleeve, once and twice. The wet spot is gone, and the sleeve will dry. A kind word helps as well. Then there is time to play.
      D<got> Somebody spat, and it landed on {Name}. Spit is wet, and it is yucky to get. It was not {his} fault. Water and a tissue take it off. Then a grown-up hears about it.
      P<got> The one who spat may have been cross and had no words. That is no way to say it. Grown-ups can help with that.
      P<got> Grown-ups want to know. Telling about it is not tale-telling.
      P<got> Most children think that it is yucky. They would not like it either.
      Q<got> With spit on a sleeve, {Name} may feel ____.
      Q<got> When that child comes near, {Name} may feel ____.
      H<got> {helper} can help to wash it off.
      H<got> {helper} can talk to the grown-ups there.
      H<got> {helper} can find a clean top.
      T<got> {he} can say "Stop!" and go to a grown-up.
      T<got> {he} can ask for a tissue.
      T<got> {he} can play a bit further off.
      T<got,comforter> {he} can hold {comforter} after a good wash.
      C<got> {he} can say, "Stop! I do not want that."
      A<got> The water ran, and the spit is gone. The sleeve is clean, and so is the skin. A grown-up knows about it now. What is washed off is off.
      A<got> A tissue, some water, some soap, and done. It was yucky for a bit. Nothing of that spit is left. Now there is time for a game with somebody nice.
      D<got> There is a wet spot, and it is spit. Somebody spat, and {Name} was in the way. It is yucky, and a person may get cross or sad. Spit comes off with a tissue. A grown-up can hear about it.
      D<cup> A mouth is good at keeping things in. {Name} may find out that it can send them out as well. Then it goes pfft, and there is a wet patch. It looks funny for a moment. Then somebody gets up to wipe it.
      P<cup> Whoever wipes it up is not laughing. That person would like to sit down and eat too.
      P<cup> Sometimes a mouth does not like what is in it. That is fine. A mouth can give it back in a quiet way.
      Q<cup> With something odd in the mouth, {Name} may feel ____.
      Q<cup> When somebody fetches the cloth, {Name} may feel ____.
      H<cup> {helper} can put a tissue next to the plate. ~ It is there for what cannot go down.
      H<cup> {helper} can give smaller bites and sips. ~ There is less to send out.
      T<cup> {he} can put it in a tissue.
      T<cup> {he} can say, "I have had enough."
      C<cup> {he} can say, "No more, thank you."
      A<cup> The table is dry again. What a mouth likes can go down. What it does not like goes into a tissue. The spit stays in the mouth, where it has work to do.
    `),
    '6-7': script(`
      D<sink> Some things have a place of their own. Shoes go by the door, and spit goes in the sink. {Name} may have some in {his} mouth right after brushing. The water carries it down the pipe. On a pavement it stays there, and people step in it. That is why most people look for a sink or a tissue.
      D<job> Here is how spit works. Small bags under the tongue make it all day, about a bottle full. {his} mouth uses it to make food wet. Dry toast would scratch on its way down. Spit also washes the teeth between meals. So it has plenty to do in there.
      D<sleeve> A wet spot on a sleeve is not big. {Name} may think that spit is only water. To the other person it is more than that. It says "I do not like you", even if nobody meant to say it. That is a lot of meaning for one small spot.
      P<sleeve> People feel spit as an insult, and it sits on their skin. They may get loud or cry. They would rather hear cross words than get wet.
      P Some children spit because it is fun to see how far it goes. Others do it when they are too cross to talk. From outside, both look just the same.
      P Players spit on the grass, and it may look grand. They are out of breath, and nobody is near. On a floor somebody needs to wipe it up.
      P Grown-ups think about germs. Spit can carry a cold from one person to the next. So they may look shocked, even when nobody is hurt.
      Q Just before, {his} mouth may feel ____. It can be hard to find a word at that moment.
      Q When somebody gets loud about it, {Name} may feel ____.
      Q When everybody says "yuck", {Name} may feel ____. It may be two feelings at once.
      H {helper} can help to clean up without a fuss. ~ Cleaning takes one minute, and then it is over.
      H {helper} can find a place outdoors for a spitting contest with water. ~ Grass can use the water.
      H {helper} can ask what was going on just before. ~ There is often a reason behind it.
      H<helper> {helper} can talk about other ways to look cross. ~ A stamp and a frown are easy to read.
      H<adult> {helper} can help by {adult}. ~ It is easier to talk after that.
      T {he} can close both lips and swallow. ~ It takes one second, and the mouth is free again.
      T {he} can stick out one foot and stamp. ~ A stamp says "cross", and everybody stays dry.
      T {he} can carry a tissue in a pocket. ~ A tissue works like a sink that folds.
      T<comforter> {he} can press {comforter} against one cheek. ~ A mouth feels calmer next to something soft.
      T<quiet> {he} can spend ten minutes {quiet}. ~ A cross feeling gets smaller while hands are busy.
      T<doing> {he} can try {doing} when words are stuck. ~ It has helped before.
      C<sink> {he} can think, "Sink, tissue or swallow."
      C<job> {he} can think, "This is for my toast."
      C<sleeve> {he} can think, "I can say it, and all of us stay dry."
      C<topic> {he} can move away and think about {topic}.
      A<sink> In every home there is a sink, and it is ready all day. A tissue does the same job on the bus. After that, the mouth has room for other things. It can laugh, or hum, or blow on soup.
      A<job> Spit goes on working, even during sleep. It will be there for the next piece of toast. A bottle a day is a lot, so it is good that people swallow. What comes out of a mouth can be words.
      A<sleeve> Sleeves dry in a few minutes. Feelings can take longer, and a kind word speeds them up. Next time the words may come before the spit does. Then the sleeve stays dry, and the message still gets there.
      D<got> Spit can hurt without leaving a mark. Somebody spat at {Name}, and it was a bad moment. It comes off with water in half a minute. The cross feeling stays on for longer. It was wrong, whatever came before it.
      P<got> People spit when they want to be as rude as they can. It shows what they felt. It does not show what anybody is worth.
      P<got> Grown-ups take spitting seriously. They would like to hear where and when it was.
      P<got> Others may giggle because they do not know what to do. That is not the same as thinking that it is right.
      Q<got> While washing it off, {Name} may feel ____.
      Q<got> When that person is near, {Name} may feel ____.
      H<got> {helper} can listen, and talk with those who were in charge.
      H<got> {helper} can help with water and soap first. ~ After that it is easier to talk.
      T<got> {he} can say "stop" once and walk to a grown-up. ~ Spitting back makes two of them.
      T<got> {he} can ask for a tissue and a clean top. ~ Dry again is a good start.
      T<got,quiet> {he} can spend some time {quiet} afterwards. ~ Cross feelings need a while.
      C<got> {he} can think, "It washes off, and I can tell."
      A<got> The water has taken it, and the tissue is in the bin. Somebody in charge knows about it. Spit dries in a minute, and then it is nothing. {his} sleeve is {his} own again.
      A<got> It was a rude thing, and it has been told. The clean top smells of soap. Other people on the same day were friendly. A tissue was all that it needed in the end.
      D<got> Some people spit when they have no words left. One of them spat at {Name}. It is not dirty for long, because soap takes it off. It is fair to be angry. It is fair to tell somebody in charge, today.
      D<cup> A mouth full of water is almost a fountain. {Name} may have tried it, and it works. It is also wet for everyone who sits near. Somebody gets up, fetches a cloth and misses the end of a story. Spit and food on a plate make other people lose their appetite.
      P<cup> People laugh once, because they did not expect it. The second time they only feel the wet sleeve.
      P<cup> It is all right when something does not taste good. Cooks know that it happens. They would like to see it go into a napkin.
      Q<cup> With a full mouth and someone looking, {Name} may feel ____.
      Q<cup> When others move their plates away, {Name} may feel ____.
      H<cup> {helper} can find a place for fountains, such as the bath. ~ Fountains need room.
      H<cup> {helper} can agree on a sign for "this does not taste good". ~ A sign is quieter.
      T<cup> {he} can swallow it or put it in a napkin. ~ Both take one second.
      T<cup> {he} can wipe up what was spat. ~ It is quick, and then it is over.
      C<cup> {he} can think, "Down, or into the napkin."
      A<cup> The plates are back in the middle, and the story goes on. Spit stays where it helps with the food. In the bath there is room for the best fountain in the street. Nobody there minds a wet sleeve.
    `),
    '8-10': script(`
      D<sink> Every culture has decided where spit belongs. In most places it is a sink, a tissue or a handkerchief, and the street does not count. {Name} may have seen football players do it on television. They are on grass, far away from the next person, and their mouths are dry from running. In a corridor or on a bus, the same thing looks quite different. Nobody there is out of breath.
      D<job> A human mouth produces about a litre of spit a day, which fills a large bottle. In {his} mouth it wets the food, begins to digest it and rinses the teeth. It can turn bread slightly sweet, because it starts to break down starch. Anyone can test that by chewing one piece for a full minute. Without spit, even a biscuit would be hard work. It is one of the better liquids, as long as it stays where it is.
      D<sleeve> There is more than water in a wet spot on a sleeve. After a spit, a person feels it on the skin and also as an insult. {Name} may have meant something smaller, like "leave me alone". The other person has no way to know that. What arrives is the biggest insult a mouth can make without words. It takes a tissue to remove the spot and longer to remove the insult.
      P<sleeve> People often go quiet after it, and then they tell everyone. It is not because the spot was so big. They feel they were treated like a pavement. A sorry that is meant can reach that feeling.
      P Someone who laughs at spitting may be nervous, or may only like the excitement. Laughing makes it seem popular for about ten seconds. Later that same person may wish that it had been a joke instead.
      P Most people learn it by copying, from players, films or older children. From far away it looks grown-up. From close by it is wet, and somebody has the job of wiping it up.
      P Adults think of germs first, because colds can travel in spit. That is why their faces change so quickly. Most of them calm down as soon as it is wiped up.
      Q Just before it happens, {Name} might feel ____. Words can be hard to find at that point.
      Q When people step back, {Name} may feel ____. It might be different from what shows on the outside.
      Q When somebody laughs at it, {Name} might feel ____. A laugh can be confusing.
      H {helper} can help to clean up quickly and talk about it later. ~ Two calm people find out more than two loud ones.
      H {helper} can help to find a gesture that means "enough". ~ A flat hand is understood almost everywhere.
      H {helper} can ask what was going on before. ~ Spitting is mostly the end of a longer story.
      H<helper> {helper} can collect strong words that are allowed at home. ~ It is useful to have some ready.
      H<adult> {helper} can help by {adult}. ~ It makes the next conversation easier.
      T {he} can swallow, take a breath and say one short sentence. ~ Swallowing buys about two seconds.
      T {he} can turn around and walk to the nearest tap for a drink. ~ A drink gives a mouth something else to do.
      T {he} can write down what {he} would like to say to that person. ~ Paper takes anything and stays dry.
      T<comforter> {he} can sit with {comforter} until it is easier to talk. ~ Calm comes faster with something to hold.
      T<quiet> {he} can spend a while {quiet} first. ~ Words come back as the anger goes down.
      T<doing> {he} can try {doing} in that moment. ~ Old solutions are quick to find.
      C<sink> Away from the grass, {he} can think, "No pitch here, so a tissue."
      C<job> {he} can think, "A litre a day, and all of it has work to do."
      C<sleeve> {he} can say, "I am angry, and I can put it into words."
      C<topic> After turning away, {he} can think about {topic}.
      A<sink> Places for spit are easy to find once people look for them. There is a sink behind most doors and a tissue in most bags. What belongs in the air between two people is mostly words. Those can be strong and still leave everyone dry.
      A<job> The mouth will make another litre tomorrow without being asked. It does the same for kings and goalkeepers. All that spit is needed inside, where the biscuits are. Outside, a sentence does more.
      A<sleeve> The spot dries, and the sleeve goes into the wash. For the rest it helps to say what was meant, even a day later. People can forgive a badly chosen message when the right one follows. It needs a tissue, a sentence and some time.
      D<got> To spit at somebody is an old insult, and it works on everybody, even on people who know that. Somebody did it to {Name}. As a matter of fact it is mostly water, and soap deals with it. The rest is not so easily rinsed, because it is meant to make a person feel like less. Meaning it does not make it true. It counts as an attack in most schools, and they have a rule about it.
      P<got> A person who spits has usually lost an argument or an audience. It is the quickest way to be looked at.
      P<got> Those who laughed may not have found it funny. Laughing is what groups do when they are uneasy.
      P<got> Adults tend to be more shocked by it than children expect. That can be useful.
      Q<got> Washing it off, {Name} might feel ____. Two feelings can come at once.
      Q<got> Meeting that person again, {Name} might notice ____.
      H<got> {helper} can make sure that somebody in charge hears of it and answers.
      H<got> {helper} can let {him} decide who else is told. ~ Not everybody needs the story.
      T<got> {he} can turn away, wash and report it, in that order. ~ Answering with spit loses the argument.
      T<got> {he} can say one sentence: "I do not take that, and I am reporting it." ~ Then no more talk is needed.
      T<got,quiet> {he} can spend an hour {quiet} that evening.
      C<got> {he} can think, "It washes off me. It stays with them."
      A<got> Soap has done its part, and the report has done another. What was meant as an insult turned into a line in a book at school. It will be forgotten by most people in a week. No spit sticks to a sleeve that has been in the wash.
      A<got> The tissue went into a bin, and that is about where it belongs. Somebody who spits tells everyone about themselves. The person it landed on is as they were before, and cleaner.
      D<got> It is surprising how much a bit of spit can weigh. Somebody aimed it at {Name}, or did not care where it went. It is over in a second, and a face may stay hot for an hour. Whoever does it has run out of better ideas. It is worth a tissue, some soap and a report, in that order.
    `),
    '11+': script(`
      D<sink> Rules about spit change with time and place. A century ago, long before {his} time, trams carried signs against spitting, because a lung disease was spreading. Today it is mostly seen on a football pitch, thirty metres from the nearest person, from players whose mouths are dry. What stayed the same is that most people want distance from it. A sink or a tissue provides that, and a corridor full of people does not.
      D<job> Spit has a poor reputation for something so useful. {his} mouth produces roughly a litre a day, and without it there would be no taste, hardly any swallowing and many more holes in teeth. It starts to digest a sandwich before the stomach has heard about it. Within the body, it is a small chemical factory. The moment it leaves, people see something else in it, and they move their chairs. It is the same liquid, and only its address has changed.
      D<sleeve> The shortest possible insult needs no words and works in every language. Spitting is both, which is why courts in many countries count it as a kind of attack. {Name} may have meant far less by it. The person with the wet sleeve has only the wet sleeve to go by, and will not be in a mood to ask.
      D<got> To spit at somebody is one of the oldest insults, and it reaches people who know better than to care. Somebody did it to {Name}. As a liquid it is nothing that soap cannot deal with. As a message it is meant to make a person smaller, and at times it is aimed at what somebody is, believes or wears. That makes it no truer. In many places it counts as an assault, and where it is about belonging to a group, as a hate crime.
      P<got> Those who saw it and said nothing were mostly frightened or unsure. It can feel like agreement, and it was not. Some of them will have told someone that evening.
      P<got> A person who does this has run out of arguments in public. It says a good deal about one of the two, and nothing about the other.
      Q<got> Hours later, {Name} might notice ____. Anger may come after the shock, or long before it.
      Q<got> Taking the same way again, {Name} might feel ____. It may be different in company.
      H<got> {helper} can report it with {him}, to the school, the bus company or the police. ~ There are officers and helplines for exactly this.
      H<got> {helper} can leave it to {him} who else is told, and come along on the way for a while.
      T<got> {he} can write down the time, the place and what was said. ~ It is needed for a report, and it takes it out of the head.
      T<got> {he} can go and stand near an adult or the driver. ~ Getting out of reach comes before any answer.
      C<got> {he} can think, "It washes off me, and it stays with them."
      A<got> What was worn has been in the wash, and a report has a number. Neither of them undoes it, and both are better than carrying it alone. Spit is aimed at a person's place among others. That place is still there, and nobody can take it away.
      P<sleeve> For the other person the physical part is over in a minute, with a tissue and some soap. The rest lasts longer, because it felt like contempt. Many people say they would rather have been shouted at, since a shout can at least be answered.
      P Bystanders laugh, film or look away, mostly because they are uncomfortable. Their reaction says little about what they think. Asked alone the next day, nearly all of them would have preferred an argument, and some of them would have known which side to take.
      P It is usually picked up from others, on a pitch or at a bus stop, where it passes for toughness. Those who clean the place have a different view of it, and nobody asks them.
      P Adults have a strong reflex about it, part hygiene and part upbringing. It may come out as more outrage than the moment deserves. Underneath, they would like to know what had gone wrong before, because that is the only part they can help with.
      Q In the moment before, {Name} might notice ____. Something in the throat or jaw often comes first.
      Q When the reactions come, {Name} might feel ____. It may be regret, or defiance, or surprise at the size of it.
      Q When it gets told to others, {Name} may feel ____. Stories lose their first half quite easily.
      H {helper} can talk about what led to it, after the cleaning up. ~ Explanations are listened to more kindly once a sleeve is dry.
      H {helper} can help to find a sentence for the other person. ~ It needs to be short and specific, and it does not need to be elegant.
      H {helper} can agree that leaving a room is acceptable when it gets too much. ~ An exit is only useful if it is open.
      H<helper> {helper} can admit to a reaction that was also too big. ~ It makes the conversation more equal.
      H<adult> {helper} can help by {adult}. ~ A familiar kind of help asks for no decisions.
      T {he} can swallow, look away and count four breaths. ~ The body needs a few seconds before words are available again.
      T {he} can say the strongest true sentence that contains no insult. ~ It is an art, and it is hard to argue with.
      T {he} can keep a water bottle at hand and take a slow drink. ~ A mouth cannot do two things at once.
      T<comforter> {he} can have {comforter} nearby at home when it has been that sort of day. ~ It asks no questions.
      T<quiet> {he} can spend half an hour {quiet} before any conversation. ~ Anger is a poor editor.
      T<doing> {he} can try {doing} at the first sign. ~ A method that worked is better than a new one under pressure.
      C<sink> {he} can think, "Thirty metres of grass, or a tissue."
      C<job> {he} can think, "It is a digestive fluid, not an argument."
      C<sleeve> {he} can say, "I am furious, and I am going to say why in a minute."
      C<topic> After walking off, {he} can think about {topic} until the breathing is slow.
      A<sink> Nobody thinks about spit while it is where it belongs. The sink, the tissue and the plain swallow are dull solutions, and they work. What is left over is the anger, and that can be dealt with in language. It travels further anyway.
      A<job> By tonight there will have been another litre of spit, quietly busy with supper. No one has ever needed to think about it. The argument needs more thought, and it can have some, once everyone has slept. A sentence with a reason in it does what a wet sleeve cannot.
      A<sleeve> An insult can be taken back after all, at least in part. The way to do that is to say what was meant and to let the other person be annoyed for a while. Most people will accept a repaired message. A tissue is a surprisingly good place to start.
    `),
  },
};

export const spitting: Frame = withScenes(own, spitsOnTheGround, spatForALaugh, spatBack, crossAndSpits);
