import { breadOfAnotherKind } from './bread-of-another-kind.ts';
import { noJokeAtAll } from './no-joke-at-all.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { afterAReaction } from './after-a-reaction.ts';
import { swapsFood } from './swaps-food.ts';
import { noGlutenAtTheParty } from './no-gluten-at-the-party.ts';

/** Allergies that come on the air, with a sting, or by skin and medicine, in which nothing is eaten. */
const OF_AIR =
  "\\b(?:al+erg\\w* (?:to|of) (?:\\w+(?:'s)? ){0,3}(?:cats?|dogs?|pupp(?:y|ies)|kittens?|pets?|fur|horses?|rabbits?|guinea pigs?|hamsters?|animals?|pollen|grass|dust|mites?|feathers|mould)|(?:cat|dog|pet|animal|fur|horse|pollen|grass|dust|mite|feather|mould|seasonal|spring)(?: (?:hair|mite))? al+erg\\w*|hay ?fever)\\b";
const OF_STINGS =
  '\\b(?:al+erg\\w* (?:to|of) (?:\\w+ ){0,3}(?:stings?|wasps?|bees?|hornets?|insects?)|(?:wasp|bee|hornet|insect|venom|sting)(?: (?:sting|venom))? al+erg\\w*)\\b';
const OF_TOUCH =
  "\\b(?:al+erg\\w* (?:to|of) (?:\\w+(?:'s)? ){0,3}(?:penicillin|amoxicillin|antibiotics?|ibuprofen|medicines?|medication|latex|plasters?|elastoplast|band-?aids?|nickel|metal|sun ?cream|sunscreen|creams?|soap|washing powder|shampoo|chlorine|sun|cold)|(?:penicillin|antibiotic|drug|medicine|latex|plaster|nickel|contact|skin|sun ?cream|sunscreen) (?:al+erg\\w*|rash))\\b";
/** Who sits somewhere else, and what comes along from home. */
const OF_TABLE =
  '\\b(?:separate|own|different|special|nut[- ]?free|free from|allerg(?:y|en)(?:[- ]free)?) table|sits? (?:alone|apart|by (?:him|her)self|on (?:his|her) own) (?:at|for|because)\\b';
const OF_TIN =
  '\\b(?:in a (?:tin|tub|box)|(?:from|at) home in|we (?:send|bring|pack|take) (?:a |his |her |in )?(?:own )?(?:cup ?cakes?|cakes?|treats?|snacks?|food)|(?:own|safe) (?:cup ?cakes?|cakes?|treats?))\\b';
/** A word of an allergy to what is eaten, where none of the others is said. */
const eaten = (words: string): RegExp =>
  new RegExp(`^(?![^]*(?:${OF_AIR}|${OF_STINGS}|${OF_TOUCH}|${OF_TABLE}|${OF_TIN}))[^]*\\b(?:${words})\\b`);
/** What is said of food that makes ill; the guards inside explain an allergy, and neither coeliac disease nor an intolerance. */
const ALLERGY = eaten(String.raw`al+erg\w*|reaction|anaphyla\w*|epi-?pens?|adrenaline`);
const TRACES = eaten(String.raw`al+erg\w*|reaction|anaphyla\w*|epi-?pens?|adrenaline|co?eliac|gluten`);
const NOT_FOR_ME = eaten(
  String.raw`al+erg\w*|reaction|anaphyla\w*|epi-?pens?|adrenaline|co?eliac|gluten|intoleran\w*|lactose`,
);

const own: Frame = {
  id: 'allergy',
  name: 'An allergy',
  says: [
    'allergic to peanuts',
    'nut allergy and starting parties',
    'has a food allergy',
    'cannot have milk because of an allergy',
    'carries an adrenaline pen',
    'afraid of her epipen',
    'scared to eat after a reaction',
    'anaphylaxis last month and now terrified of food',
    'does not understand why he cant share snacks because of allergies',
    'egg allergy and birthday cake',
    'coeliac and left out at parties',
    'celiac diet at school',
    'allergy table at lunch',
    'kids tease him about his nut allergy',
    'new diagnosis of dairy allergy',
    'alergic to fish',
    'needs to learn to ask what is in it',
    'allergy test on friday',
    'sesame allergy',
    'dad let her have a cookie and she had a reaction',
    'intolerant to gluten',
    'anxious about reading labels',
    'school trip with an allergy',
    'allergic to cats and wants to stroke one',
    'wasp sting allergy and afraid to go out',
    'hay fever and itchy eyes all spring',
  ],
  claims: {
    strong: [
      'allergic to wasp',
      'allergic to wasps',
      'allergic to bee',
      'allergic to bees',
      'allergy',
      'allergic',
      'food allergy',
      'nut allergy',
      'anaphylaxis',
      'anaphylactic',
      'epipen',
      'adrenaline pen',
      'auto injector',
      'coeliac',
      'celiac',
      'lactose',
      'intolerant',
      'intolerance',
      'gluten',
      'allergic reaction',
      'allergies',
      'what is in it',
      'sesame allergy',
      'peanut',
      'peanuts',
      'dairy free',
      'gluten free',
      'nut free',
      'egg free',
      'cows milk',
      'milk allergy',
      'egg allergy',
      'allergic to',
      'sting allergy',
      'wasp allergy',
      'bee allergy',
      'cat allergy',
      'dog allergy',
      'hay fever',
      'hayfever',
      'cannot have milk',
      'cant have milk',
      'cannot have dairy',
      'cannot have nuts',
    ],
    cues: ['nut', 'peanut', 'reaction', 'dairy', 'sesame', 'sting', 'cake', 'milk', 'egg', 'cookie'],
    not: [
      'dad allergy',
      'mum allergy',
      'daddy allergy',
      'mummy allergy',
      'dads allergies',
      'dad is allergic',
      'mum is allergic',
      'i am allergic',
      'im allergic',
      'brother is allergic',
      'sister is allergic',
      'allergic to work',
      'allergic to homework',
      'allergy shot',
      'peanut butter sandwich every',
    ],
  },
  topicWords: ['food', 'allergy', 'eat', 'label', 'snack'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'A child with a food allergy eats at a party only what a grown-up at home has said is safe, often from an own box; hands are washed after eating, the medicine comes along and a grown-up there knows where it is.',
    'In an allergy, the body’s defenders take something harmless, such as nut or egg, for an enemy and fight it.',
    'Nobody causes an allergy by doing something wrong, and it cannot be caught from others.',
    'Asking a grown-up before eating or swapping food keeps a child with an allergy safe.',
    'Labels on packets list what is inside; many common allergens are printed in bold letters.',
    'Signs of a reaction can be an itchy mouth, a rash, swelling, tummy ache, or trouble breathing. Telling a grown-up at once is right, at the smallest sign; breathing trouble is an emergency.',
    'An adrenaline pen is used by a trained person; an ambulance is called afterwards.',
    'Washing hands with soap and water removes food better than gel does.',
    'Cross-contact: a spoon that was in one dish can carry traces to another.',
    'About one child in fifteen has a food allergy.',
    'Some allergies are outgrown, others stay; only doctors test this.',
    'In coeliac disease gluten harms the gut; it is an autoimmune illness and not an allergy, and the same asking helps.',
  ],
  threads: {
    party: 'a party with a cake that is not for everyone, and a treat that came along',
    tin: 'a tin from home, with something good in it',
    table: 'a table that is kept clean, and who sits at it',
    sting: 'an allergy to a sting: the plan, the pen and the grown-ups who know',
    touch: 'an allergy to a medicine, a plaster or a cream, and the line on a list',
    air: 'animals, pollen or dust that a body takes for a danger, with no food in it',
    ask: 'the question "Is it for me?" before each bite',
    box: 'a box with safe food that comes along',
    cake: 'a cake, which is only one part of a party',
    guards: 'guards inside the body that have made a mistake',
    label: 'small words on a packet',
    spoon: 'a spoon that has been in two bowls',
    host: 'how it is to be the one who asks',
    pen: 'a pen that is carried along, and the people who know what it is for',
  },
  threadCues: {
    party:
      /\b(?:part(?:y|ies)|birthday (?:cakes?|tea)|cakes? (?:at|in)|bring(?:s|ing)? (?:in )?(?:cakes?|sweets|treats)|class treats?|bake sale|halloween|trick or treat\w*|easter eggs?|sweets)\b/i,
    tin: new RegExp(OF_TIN, 'i'),
    table: new RegExp(OF_TABLE, 'i'),
    sting: new RegExp(OF_STINGS),
    air: new RegExp(OF_AIR),
    touch: new RegExp(OF_TOUCH, 'i'),
    guards: ALLERGY,
    ask: NOT_FOR_ME,
    box: NOT_FOR_ME,
    cake: NOT_FOR_ME,
    label: NOT_FOR_ME,
    spoon: TRACES,
    host: NOT_FOR_ME,
    pen: /\b(?:epi\s?-?pens?|auto-?injectors?|jext|adrenaline pens?|carr(?:y|ies|ying) (?:his|her|their|a|an) (?:pens?|kit|bag))\b/i,
  },
  onlyWhenSaid: ['air', 'sting', 'touch', 'table', 'pen', 'party'],
  tellsAlone: ['air', 'sting', 'touch', 'table', 'tin', 'pen', 'party'],
  comesFirst: ['party'],
  roles: {
    condition: {
      fallback: { text: 'an allergy' },
      cues: [
        { match: /\bco?eliac/i, phrase: { text: 'coeliac disease' } },
        { match: /\bintoleran|\blactose/i, phrase: { text: 'an intolerance' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Treat of My Own', thread: 'party' },
      { text: 'Games, Candles and a Box', thread: 'party' },
      { text: 'The Pen in the Bag', thread: 'pen' },
      { text: 'The Tin from Home', thread: 'tin' },
      { text: 'Pop, Says the Lid', thread: 'tin' },
      { text: 'A Clean Table', thread: 'table' },
      { text: 'Who Sits Here?', thread: 'table' },
      { text: 'Not That One, Please', thread: 'touch' },
      { text: 'The Bag with the Plan', thread: 'sting' },
      { text: 'A Wave for the Animals', thread: 'air' },
      { text: 'Atishoo, Says the Nose', thread: 'air' },
      { text: 'Is It for Me?', thread: 'ask' },
      { text: 'Ask First, Then Eat', thread: 'ask' },
      { text: 'A Box That Comes Along', thread: 'box' },
      { text: 'The Cake and the Song', thread: 'cake' },
      { text: 'Words on a Packet', thread: 'label' },
      { text: 'Read It, Please', thread: 'label' },
      { text: '{name} Asks First' },
      { text: 'Safe Food for {name}' },
    ],
    older: [
      { text: 'The Cake and the Rest of the Party', thread: 'party' },
      { text: 'A Box Under the Table', thread: 'party' },
      { text: 'The Pen in the Bag', thread: 'pen' },
      { text: 'Luggage for One Reason', thread: 'pen' },
      { text: 'What Is in the Tin', thread: 'tin' },
      { text: 'Why This Table', thread: 'table' },
      { text: 'A Table with Two Chairs', thread: 'table' },
      { text: 'A Line on a List', thread: 'touch' },
      { text: 'Four Words Before a Bite', thread: 'ask' },
      { text: 'What Is in It?', thread: 'ask' },
      { text: 'Everyone Knows the Plan', thread: 'sting' },
      { text: 'The Plan in the Bag', thread: 'sting' },
      { text: 'A Wave from Here', thread: 'air' },
      { text: 'Something in the Air', thread: 'air' },
      { text: 'What a Nose Believes', thread: 'air' },
      { text: 'Guards That Made a Mistake', thread: 'guards' },
      { text: 'The Wrong Alarm', thread: 'guards' },
      { text: 'The Small Words on a Packet', thread: 'label' },
      { text: 'What a Label Says', thread: 'label' },
      { text: 'Where Has This Spoon Been?', thread: 'spoon' },
      { text: 'The One Who Asks', thread: 'host' },
      { text: 'A Question at Every Table', thread: 'host' },
      { text: '{name} Asks First' },
      { text: 'Living with an Allergy' },
    ],
  },
  benefits: [
    'Explains what an allergy is without blame and without frightening pictures.',
    'Puts a safe habit into words, such as asking before eating or telling a grown-up at once.',
    'Keeps room for {name} to say how it feels to be the one who asks.',
  ],
  talk: {
    young: [
      'What helps in the story?',
      'How does it feel to be the one who asks or tells?',
      'Shall we play a game in which somebody asks first?',
    ],
    older: [
      'Which fact in the story would be good for friends to know?',
      'Which word went into the blank, and where was that?',
      'Shall we go through the plan for who to tell and what happens then?',
    ],
  },
  cover: {
    setting: 'kitchen',
    time: 'day',
    pose: 'point',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['lunchbox', 'apple'],
  },
  text: {
    '2-3': script(`
      D<ask> {Name sees} food. Some food is for {him}. Some food is not. First comes a question. "Is it for me?"
      D<ask> "Is it for me?" {Name} may ask it. Some food makes {him} ill. It is food for others. A grown-up knows.
      D<box> Here is a box. It can be {his} box. There is good food in it. Click! The box comes along.
      P Other children eat other things. They can ask too.
      P Grown-ups read the packet. They want to know.
      P Friends may share a lot. Toys are good to share.
      Q When others eat, {Name} may feel ____.
      Q After a no, {Name} may feel ____.
      Q At a party, {Name} may feel ____.
      H {helper} can look at the packet.
      H {helper} can say yes or no.
      H {helper} can bring safe food.
      H<helper> {helper} can ask with {him}.
      H<adult> {helper} can try {adult}.
      T {he} can show new food to a grown-up.
      T {he} can wash two hands.
      T {he} can ask first and wait.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<ask> {he} can say, "Is it for me?"
      C<ask> {he} can say, "Ask, ask, then eat."
      C<box> {he} can say, "Click, my box."
      C<topic> {he} can think about {topic}.
      A<ask> First a question, then food. A grown-up says yes. It is good food. Yum!
      A<ask> Some food is for {Name}. Some is for others. Toys are for all. A question helps.
      A<box> Click! The box is open. It is safe food. Yum, yum, yum. Click! The box is shut.
      A<box> The box is empty now. The food was good. Click! It can come along again.
      D<air> Atishoo! {his} nose tickles. It is an allergy. The nose runs and runs. It needs a tissue.
      P<air> Many people sneeze like that. Some have it all spring.
      Q<air> With an itchy nose, {Name} may feel ____.
      H<air> {helper} can bring a tissue.
      T<air> {he} can wave from here.
      C<air> {he} can say, "Atishoo, wave, wave."
      A<air> Wash, wash, the hands are clean. The allergy can rest. Eyes can look, and a hand can wave. Bye-bye, tickle!
      D<sting> A sting is no good for {him}. It is an allergy. There is a plan for that. The plan is in a bag.
      D<touch> Some things make {his} skin sore. It is an allergy. A grown-up knows them. They stay away from {him}.
      D<label> Food can come in a packet. Words are on it. {Name} can look at them. A grown-up can read them.
      P<sting> Grown-ups know the plan. They keep it near.
      P<touch> Grown-ups tell the others. Then they all know.
      Q<sting> Out in the garden, {Name} may feel ____.
      Q<touch> When somebody asks, {Name} may feel ____.
      H<sting> {helper} can carry the bag.
      H<touch> {helper} can tell the others.
      T<sting> {he} can call, "Help!"
      T<touch> {he} can show where it itches.
      C<sting> {he} can say, "Bag, come too."
      C<touch> {he} can say, "Not that one, please."
      C<label> {he} can say, "Read it, please."
      A<sting> The bag comes along. The plan is in it. A grown-up with the plan is near. An allergy has a bag.
      A<touch> Now they all know it. That one stays away. There are others, soft and good. An allergy is good to know.
      A<label> The words say yes or no. A grown-up knows now. Yes food is yum. Bye-bye, packet.
      D<party> It is a party. There is a cake. It is not for {Name} to eat. {Name} has a box. In the box is a treat.
      P<party> Others eat cake. They get sticky too.
      Q<party> At the cake, {Name} may feel ____.
      H<party> {helper} can open the box.
      H<party> {helper} can bring a spoon.
      T<party> {he} can eat from the box.
      C<party> {he} can say, "My box, my treat!"
      A<party> The box is empty. The cake is gone too. All the plates are empty. Bye-bye, party food.
    `),
    '4-5': script(`
      D<ask> There is a question for all food: "Is it for me?" {Name has} {condition}, so some food can make {him} ill. Nobody can see that from outside. A grown-up can read the packet and find out.
      D<cake> At a party there may be a cake. {Name} may have other food, because of {condition}. It may come from home in a box. Then there are games and a song. Nobody can be allergic to a song.
      D<box> A box can be full of food that is safe. {Name} may take one to a party or on a trip. What is in it has been read and checked. It shuts with a click.
      P Friends like to share their snack. They may not know that some food is not for all. Then it helps to tell them.
      P A grown-up at a party may say, "Just a bit." A bit can be too much, so "no, thank you" is right.
      P Other children may ask, "Why not?" They do not mean it badly. It is new to them.
      Q When the others get cake, {Name} may feel ____.
      Q When it is time to ask, {Name} may feel ____.
      Q With other food on the plate, {Name} may feel ____.
      H {helper} can read what is in it. ~ The words on the packet are small.
      H {helper} can tell the other grown-ups first. ~ Then all of them know.
      H {helper} can help at once when {his} body feels odd. ~ That is why telling is good.
      H<helper> {helper} can bake something safe with {him}. ~ It can go in the box.
      H<adult> {helper} can help at a party. ~ A good start is {adult}.
      T {he} can ask a grown-up before each new food.
      T {he} can wash both hands with soap.
      T {he} can tell a grown-up at once when {his} body feels odd.
      T<comforter> {he} can hold {comforter} and ask.
      T<doing> {he} can try {doing} when it is hard to wait.
      C<ask> {he} can say, "Is it for me?"
      C<ask> {he} can think, "First I ask, then I eat."
      C<cake> {he} can say, "No, thank you. Not for me."
      C<box> {he} can think, "My box is a yes box."
      C<topic> {he} can think about {topic} until it is time to play.
      A<ask> The question is short, and it works with every food. Sometimes the answer is yes. Sometimes it is no, and then there is other food. Both are good to know.
      A<ask> "Is it for me?" That was asked a lot today. Grown-ups looked, and then they knew. There was good food for {him}, and the rest was for others.
      A<cake> At the end of a party, the cake is gone. What is left is a tune in the head. Food is one part of a party. Play is the big part.
      A<cake> The song has been sung, and nobody got ill from that. The other food is gone too. The games took up most of the time. That is what a party is made of.
      A<box> The box is empty now, and the tummy is full. It was safe food, each bite of it. At home the box gets washed. Then it is ready for another trip.
      A<box> Click, and the box is shut. It went out full, and it comes home light. Nobody needed to guess about the food. On the shelf it waits for the next trip.
      D<air> An allergy can come from things in the air. It may sit on fur, or fly on the wind. {his} body thinks that it is bad. So the nose runs and the eyes itch. The body has made a mistake, and nobody did it.
      P<air> The animal or the flower cannot help it. It only has fur, or it only grows. People can like a thing and sneeze at it.
      Q<air> When the nose starts to tickle, {Name} may feel ____.
      H<air> {helper} can ask a doctor what helps. ~ There are things for itchy noses.
      T<air> {he} can wave, and wash both hands if there was fur.
      C<air> {he} can say, "Hello from here. Atishoo!"
      A<air> A wave can go a long way. So can a drawing. The nose has a rest, and the eyes stop itching. A friend with an allergy is still a friend.
      D<sting> Most bodies get over a sting with something cold on it. {his} body takes a sting for something worse. That is an allergy. So there is a plan, and a bag with what helps. The grown-ups know how to use it.
      D<touch> Some bodies do not get on with one thing. {his} body has one of those, and it is called an allergy. It can be a cream, a plaster or a medicine. To other people it does no harm. The grown-ups know which one it is.
      P<sting> Teachers and friends' families can learn the plan. They would rather know it than guess. They can keep the bag where it can be found.
      P<touch> Doctors and nurses ask about an allergy first. They write it down. Then nobody needs to guess.
      Q<sting> When something buzzes, {Name} may feel ____.
      Q<touch> When people ask about it, {Name} may feel ____.
      H<sting> {helper} can take the bag along to all places. ~ Then the plan is there too.
      H<touch> {helper} can tell the people who need to know. ~ That is a job for grown-ups.
      T<sting> {he} can walk away slowly and call a grown-up.
      T<touch> {he} can tell a grown-up at once about an itch.
      C<sting> {he} can say, "I call, and the bag comes."
      C<touch> {he} can say, "I have an allergy. Please look it up."
      A<sting> Out in the garden, the bag hangs on its hook. The grown-ups know what is in it. If there is a sting, they help at once. An allergy with a plan can go out to play.
      A<touch> It stands on a list, and the list goes along. For each thing that is not good there is another one. The grown-ups with the list keep it safe. That is how it is with an allergy.
      D<table> At lunch there is a table that is kept clean. {Name has} an allergy, and crumbs of some food are not safe. That is why the seat is there. It is because of crumbs, and not because of {Name}. A friend with a safe lunch may sit there, too.
      P<table> Other children may think that the clean table is for something special. They can be told why.
      P<table> Grown-ups wipe it so that lunch is safe. They think of it each day.
      Q<table> At the clean table, {Name} may feel ____.
      H<table> {helper} can ask if a friend may sit there. ~ The friend's lunch is looked at first.
      T<table> {he} can tell a grown-up, "I want a friend here."
      C<table> {he} can think, "It is for crumbs, not for me."
      A<table> Lunch is over, and the table gets wiped again. Now all run out to the same playground. The allergy needs a clean table. Play needs nothing like that.
      D<tin> At a party there is cake, and there is a tin. {Name has} an allergy, so the cake is not for this tummy. But the tin has come from home. The lid goes pop. In it is something good and safe to eat.
      P<tin> Other children may look into the tin. It is interesting, because it is not like theirs.
      P<tin> Some children eat the icing and leave the cake. Each one has a way.
      Q<tin> When the big cake comes in, {Name} may feel ____.
      H<tin> {helper} can tell the teacher about the tin. ~ Then it is there at the right time.
      H<tin> {helper} can let {him} choose what goes into the tin.
      T<tin> {he} can open the tin when the others get cake.
      C<tin> {he} can say, "Pop, this one is mine."
      A<tin> The tin is empty, and so are the plates. All had something good to eat. A song was for everyone, and so were the games. The tin goes home for the next time.
      D<pen> {Name} has an allergy, and there is a pen for that. It does not write. It is medicine, in case the wrong food was eaten. The pen goes along in a bag. The grown-ups know when it is used.
      P<pen> Grown-ups have learned how the pen works. They practised with one that was empty.
      P<pen> Other children may ask what it is. It is a good question.
      Q<pen> With the bag on, {Name} may feel ____.
      H<pen> {helper} can show the teacher where the pen is.
      T<pen> {he} can tell a grown-up at once when something feels odd.
      C<pen> {he} can say, "My pen comes with me."
      A<pen> The pen went along, and the pen came home. The food was checked before each bite. The bag hangs by the door. It is ready for the next trip.
      D<party> At a party there are games, candles and a song. There is a cake, with food in it that makes {Name} ill. So {Name} has a box with a treat that is safe. The candles are for all of them. The song is too.
      P<party> The one whose cake it is wants everybody to have fun. Other children look into the box and ask what it is. Some of them would swap. It is good that the box is just for one.
      Q<party> When the cake is cut, {Name} may feel ____.
      H<party> {helper} can ask before the party what there will be. ~ Then the box can match.
      H<party> {helper} can tell a grown-up there where the medicine is. ~ Then two people know it.
      T<party> {he} can say, "No, thank you, I have a box."
      T<party> {he} can ask a grown-up before {he eats} a thing.
      C<party> {he} can think, "Cake for them, box for me, candles for all."
      A<party> The plates are empty, and so is the box. Now there is a balloon game. Nobody asks who ate what. The food was ten minutes of the party. The rest was for everyone.
    `),
    '6-7': script(`
      D<guards> In every body there are tiny guards that fight germs. {his} body has them too. In an allergy, the guards make a mistake. They think that a food is a germ. They fight it, and that can make a person itch or feel ill. It is a wrong alarm, and nobody did anything to cause it.
      D<label> On each packet there are small words. They say what the food is made of. {Name has} {condition}, so those words are good to know. A grown-up reads them, the same each time. Some words are printed thick and black. Those are the ones to look for.
      D<ask> Four words can keep a person well: "What is in it?" {Name} may ask a grown-up that about any food. People who cook like the question, because they know the answer. When nobody knows, the food can wait. A guess is not good enough here.
      P Friends may think that a little bit does no harm. With many foods they would be right. They need to be told that this is different.
      P A cook or a teacher is glad when somebody asks. It helps to get things right. A question is better for them than a guess.
      P Many tables have somebody who eats another way. One eats no meat, and one gets a rash from strawberries. It is not easy to see from outside.
      Q When somebody offers food, {Name} may feel ____.
      Q As the only one who asks, {Name} may feel ____. Others may feel like that about other things.
      Q When a grown-up reads the small words, {his} tummy may feel ____.
      H {helper} can tell people before a visit what is safe. ~ Then there is less to explain.
      H {helper} can help right away when something feels wrong. ~ Soon is better than later.
      H A teacher can keep the medicine where grown-ups find it. ~ Everybody who helps knows the plan.
      H<helper> {helper} can practise asking with {him} at home. ~ It is easier the tenth time.
      H<adult> {helper} can help by {adult} after a hard day. ~ It is tiring to be careful.
      T {he} can ask a grown-up, "What is in it?" before eating. ~ It takes three seconds.
      T {he} can tell a grown-up at once about an itchy mouth. ~ It is not a bother to anyone.
      T {he} can keep {his} own cup and spoon. ~ Bits of food travel on spoons.
      T<comforter> {he} can hold {comforter} while a grown-up reads. ~ It makes waiting easier.
      T<doing> {he} can try {doing} when it feels unfair. ~ Feelings like that come and go.
      C<guards> {he} can think, "My guards are mixed up, so I ask."
      C<guards> {he} can say, "I have an allergy. My guards get it wrong."
      C<label> {he} can think, "Small words, big help."
      C<ask> {he} can say, "What is in it, please?"
      C<topic> While others eat something else, {he} can think about {topic}.
      A<guards> Nobody can talk the guards out of it. So people around them help, with questions and with plans. Most of the food in the world is no trouble to them. They guard all day, and mostly they get it right.
      A<guards> The guards are on duty, right about germs and mixed up about one food. They do not mean any harm. People outside can read, ask and tell, and guards can do none of that. So both of them have a job.
      A<label> Small words are easy to miss, and so two people can look. When the words say yes, the food is good to eat. When they say no, there is something else. The packet does not mind being read.
      A<label> The packet goes back on the shelf, with all its words on it. They were the same as last time, or they were not. Somebody looked, and that is what counts. Now the food can be eaten or left alone in peace.
      A<ask> The answer may be yes, and then there is lunch. It may be no, and then there is a different lunch. The question has done its job in both cases. Asking is part of a day, and so is food that tastes good.
      A<ask> Four words went out, and an answer came back. Sometimes it comes from a cook, and sometimes from a packet. Now and then it is "I do not know", and then the food waits. A question is the lightest thing to carry to a party.
      D<air> Some allergies come from the air. Flakes of fur, dust and pollen are too small to be seen. In an allergy, {his} body takes them for an enemy. So the nose runs, the eyes itch, and there may be a cough. The body means well, but it has made a mistake.
      P<air> Owners of animals may say, "Come in, it is friendly." They think of teeth and not of noses. They can be told in one sentence.
      Q<air> When eyes and nose begin to itch, {Name} may feel ____.
      H<air> {helper} can ask a doctor what helps, and when. ~ Medicine for an allergy is a job for grown-ups.
      T<air> {he} can tell a grown-up early when it begins. ~ A wheeze or a tight chest is told at once.
      C<air> {he} can think, "I like it, and my nose does not."
      A<air> It is possible to be fond of a thing from some way off. A wave, a drawing or a good book about it makes no one sneeze. Clean hands and a fresh shirt help the nose. The allergy is a fact about a body, and not about a friendship.
      D<sting> A wasp or a bee stings when it gets squeezed or scared. For most people that hurts and then gets better. {his} body has an allergy, so a sting is more serious. Doctors know about that, and they have made a plan. The plan says who does what, and where the medicine is.
      D<touch> In every body there are guards that fight germs. {his} guards have made one mistake, and that is an allergy. They take something for a germ that does no harm to others. It may be a medicine, a plaster or a cream. Then they fight it, and the skin or the body gets ill.
      P<sting> Grown-ups at school and at clubs can learn the plan. They like clear steps. Each of them knows where the bag is.
      P<touch> Before they give anything, doctors and nurses ask, "Any allergies?" They ask it each time, even when it is written down. It is a rule, and it is a good one.
      Q<sting> Outside in summer, {Name} may feel ____.
      Q<touch> When somebody new wants to help, {Name} may feel ____.
      H<sting> {helper} can check that the bag comes along. ~ That is a grown-up's job.
      H<touch> {helper} can see that it is written down. ~ Paper does not forget.
      T<sting> {he} can call out at once if there was a sting. ~ The grown-ups do the rest.
      T<touch> {he} can say it once more to whoever is there. ~ Twice is better than not at all.
      C<sting> {he} can think, "I call, they know, the bag is here."
      C<touch> {he} can say, "I have an allergy to that. It is on my list."
      A<sting> Shoes and a lid on the juice are part of the plan. So is the bag on its hook. With all that in place, there is room for playing out. The allergy has its plan, and the summer can begin.
      A<touch> There is mostly another medicine, another plaster or another cream. The people who choose it know the list. The guards go on with their real work, which is germs. The allergy is one line on a page.
      D<table> There is a table in the hall that gets wiped with a special cloth. {Name} sits there because of an allergy, and because crumbs travel. They go from hand to cup, and from cup to bread. So the table is a plan against crumbs. It is not a plan against talking. That part can be made better.
      P<table> The others may not know what the table is for. Some think that it is for people in trouble. One sentence in class can help.
      P<table> Schools often let a friend sit there whose lunch is safe too. Someone needs to ask for it.
      Q<table> At that table, {Name} may feel ____. It may be about the chairs and not about the food.
      Q<table> When the others laugh at their table, {Name} may feel ____.
      H<table> {helper} can ask the school for a friend at the table. ~ There is mostly a way.
      H<table> {helper} can ask if the table can stand nearer to the others.
      T<table> {he} can ask one friend whose lunch is safe to sit there. ~ Friends may like to be asked.
      T<table> {he} can tell somebody how it is at that table. ~ Then they can change a thing.
      C<table> {he} can think, "The crumbs stay away. Friends can come."
      A<table> The cloth goes over the table, and lunch is done. A table can be safe and have laughs at it, too. It takes a bit of asking. An allergy is about food, and the rest of the day is not.
      D<tin> A party cake is for most people, and a tin is for one. {Name has} an allergy, so the food in it is from home. It is known and safe, down to the last crumb. It can be hard when the big cake is cut. Then the lid of the tin goes pop. Candles and songs are not made of food.
      P<tin> Whoever baked the cake would have liked to give some to everyone. People often do not know how to bake without egg or milk.
      P<tin> Others may ask for a bite from the tin. That is how good it looks.
      Q<tin> When the cake is cut, {Name} may feel ____. It may be better when the lid goes pop.
      Q<tin> With the tin on the table, {Name} may feel ____.
      H<tin> {helper} can find out beforehand what kind of cake there is. ~ Then the tin can have something like it.
      H<tin> {helper} can tell the other grown-ups about the tin.
      T<tin> {he} can choose what goes into the tin. ~ A good tin is one to look forward to.
      T<tin> {he} can say, "I have my own, thanks." ~ Most people leave it at that.
      C<tin> {he} can think, "Known, safe, and mine."
      A<tin> In the end there are crumbs on all the plates. Nobody can tell which came out of the tin. An allergy is about food, and the games are open to all. The tin rattles on the way home.
      D<pen> With an allergy to some food, a pen comes along wherever {Name} goes. It is a medicine in a tube, in case the wrong thing was eaten. Most days it only lies in its bag. It may be odd to carry something that others do not have. A fire engine is like that too. It is there in case.
      P<pen> Others ask about it because they have not seen one before. After one answer they know, and then it is dull.
      P<pen> The grown-ups at school have practised with it. They know what to do and who to ring.
      Q<pen> When somebody asks about the bag, {Name} may feel ____.
      H<pen> {helper} can check with the school where the pen is kept. ~ It needs to be near.
      H<pen> {helper} can practise one sentence with {Name} for people who ask.
      T<pen> {he} can tell a grown-up at once when something feels odd after food.
      T<pen> {he} can choose a bag for it that suits it.
      C<pen> {he} can say, "It is for my allergy. It goes where I go."
      A<pen> The pen was in its bag the whole day. Nobody needed it, and that is the best kind of day for it. Food was looked at before it was eaten. The bag is by the door, next to the others.
      D<party> A party is about two hours long, and the cake takes ten minutes. {Name} cannot eat that cake, because nobody knows each thing that went into it. An allergy does not make exceptions for birthdays. So there is a box from home with something good. The games, the candles and the noise are the same for all.
      P<party> A friend with a birthday may feel a bit bad about it. People like to share what is best. "I am glad that I am here" puts that right.
      Q<party> When plates go round and one goes past, {Name} may feel ____. It can be left out and hungry and cross.
      H<party> {helper} can talk to the other family beforehand. ~ Then no one is surprised at the table.
      H<party> {helper} can show the people there how the medicine works. ~ It takes two minutes.
      T<party> {he} can ask, "Is it for me?" and wait for a grown-up who knows. ~ A maybe is a no.
      T<party> {he} can choose what goes in the box. ~ It can be the best thing on the table.
      C<party> {he} can think, "Ten minutes of cake, and two hours of party."
      A<party> The crumbs get brushed off, and somebody shouts for the next game. In the box there are crumbs as well, of a kind that is known. On Monday people talk about who fell over in the sack race. No food has ever won a sack race.
    `),
    '8-10': script(`
      D<guards> In {his} body there is a defence system. It recognises germs and remembers them for years. In an allergy it has made a mistake and put a harmless food on the list of enemies. When that food turns up, the alarm goes off, with itching, swelling or worse. It is a false alarm, but the effects are real. Nobody caused it, and nobody can catch it.
      D<spoon> A spoon has been in one jar of food and then in the next. For most people this is not interesting. For {him} it can be, because tiny traces of a food may be enough to do harm. It is called cross-contact. That is why it makes sense to ask where the spoon, the pan and the board have been.
      D<label> A label is a strange thing to read. It begins with the largest part and ends with the smallest, and some words are printed in bold. {Name} may know by now which ones matter. Recipes change without the packet looking any different. So the label is read every time, even on an old favourite. It is dull work, and it is the reason why food can be eaten in peace.
      P People who offer food are being friendly. To them "no, thank you" can sound like "I do not like you". A few more words clear it up: "It makes me ill, sorry." Then they usually start to think about what else they have.
      P Friends may forget, since they do not think about it all day. Forgetting is different from not caring. The good ones read a label aloud once and are surprised at how long it takes.
      P Some people doubt what they cannot see, and say that it cannot be that bad. They have no picture of it, because a person with {condition} looks perfectly well. It is not a matter of opinion, though. It is a medical fact.
      Q When everybody gets the same thing to eat except one, {Name} might feel ____.
      Q At the moment of asking in front of others, {Name} may notice ____. It often lasts a few seconds.
      Q Before something new to eat, {Name} might feel ____. It is common to be careful with food.
      H {helper} can ring ahead and find out what will be served. ~ Then a visit is only a visit.
      H {helper} can go through the emergency plan so that each person knows a part. ~ A plan lets a mind rest.
      H Teachers and friends' parents can learn the plan. ~ If there is a pen in it, there are practice pens too.
      H<helper> {helper} can be asked about anything, at any hour, without a sigh. ~ That is the deal.
      H<adult> {helper} can help by {adult} after a day of being careful. ~ Careful is tiring.
      T {he} can ask the cook, "What is in it, and what else was cooked in there?" ~ Cooks know.
      T {he} can tell an adult at the first sign, even if it may be nothing. ~ Nobody minds a false alarm.
      T {he} can keep the medicine within reach and say where it is. ~ It helps only when it is there.
      T<comforter> {he} can put {comforter} in the bag with the medicine. ~ Both are good to have around.
      T<quiet> {he} can spend a while {quiet} after a scare. ~ Bodies calm down slowly.
      T<doing> {he} can try {doing} when it feels unfair. ~ It is, a bit.
      C<guards> {he} can think, "False alarm, real rules."
      C<guards> {he} can say, "My body has the wrong list."
      C<spoon> {he} can think, "Where has this spoon been?"
      C<label> {he} can think, "Same packet, one more look."
      C<topic> At the table, {he} can start to talk about {topic}.
      A<guards> Doctors work on ways to correct the list, and some people outgrow an allergy. Nobody can say in advance who. Until then there are questions, labels and a plan, and with them most days are ordinary days. The defence system keeps fighting colds, which is its real job.
      A<guards> The wrong entry is still on the list, and nobody has found the rubber for it. So people do the checking instead. It takes a question here and a label there, and then there is supper. A body that is wrong about one food can be right about everything else.
      A<spoon> Most kitchens have more than one spoon, and that solves a good part of it. People who care about somebody learn to use a clean one. It becomes a habit, in the same way as washing hands. After that the food can simply be food.
      A<spoon> A clean spoon is not much to ask for, and most people are glad to be asked for something easy. The board gets a wash, and so does the pan. Traces of food are tiny, and they lose against hot water and soap. After that, the only question left is what there is to eat.
      A<label> The list has been read to the end, and the answer is known. If it is no, somebody can look for something better. If it is yes, it is time to eat. A label is the most boring text in the house, and one of the most useful.
      A<label> Nobody hangs a label on a wall. Still, there are people who read more of them than of any poet. Today's has been read, from the first word to the last. It may be worded differently next month. The food behind it was worth the trouble.
      D<air> An allergy can be caused by something that floats. Fur carries tiny flakes of skin, dust has mites in it, and grasses send out pollen by the million. {his} body treats these specks as if they were dangerous. Eyes water and the nose runs in order to wash them out. It is a good defence against the wrong enemy.
      P<air> People with animals tend to say that theirs is different. They are thinking of its character. A nose goes by flakes of skin, and even the nicest animal has those.
      Q<air> When the itch begins, {Name} might feel ____. It is hard to be patient with a nose.
      H<air> {helper} can talk to a doctor about what helps and when. ~ Testing shows exactly what the body objects to.
      T<air> {he} can say early that it has started, and go out for some air. ~ A tight chest or a wheeze is told at once.
      C<air> {he} can think, "My nose is wrong about this, and it will not listen."
      A<air> Liking something and being able to sit beside it are two different things. There are windows to wave through, and there are feathers, scales and photographs. Hands get washed, and the nose calms down in its own time. The allergy has an opinion about flakes of skin and none about friends.
      D<sting> Bees and wasps sting to defend themselves, and most bodies deal with it in a day. {his} body has an allergy to the poison, so that a sting is a matter for medicine at once. Doctors have written a plan for it. It says what the signs are, where the pen or the tablets are kept, and who calls for help. Everyone who needs to know it can learn it in ten minutes.
      D<touch> Most allergies are about food or pollen, and some are about quite other things. In {his} case the body has put a substance on its list of enemies that others get on with. It may be in a medicine, in a glove or in a cream. The reaction is real, although the enemy is not. Doctors take it as a fact, and they have other things in their cupboard.
      P<sting> Friends may say that it is only a wasp, because for them it is. They cannot know unless somebody tells them. Those who know are useful people to have about.
      P<touch> Nurses and chemists ask the same question dozens of times a day. They do not get bored by it, because the answer matters. Nobody minds hearing it twice.
      Q<sting> When something buzzes past, {Name} might notice ____. Ears get good at that sound.
      Q<touch> When a form is filled in, {Name} might feel ____.
      H<sting> {helper} can show the plan to the people at school and at the club. ~ It works wherever somebody knows it.
      H<touch> {helper} can make sure that it is in the file, at school and on the phone. ~ Three places are better than one.
      T<sting> {he} can tell an adult at once about a sting, even a small one. ~ Telling is the first step of the plan.
      T<touch> {he} can mention it before anything is given or put on. ~ It takes four words.
      C<sting> {he} can think, "Step one, tell. The rest is known."
      C<touch> {he} can think, "Wrong list, known enemy, other choices."
      A<sting> Before going out there is a short check: shoes, a lid on the drink, and the bag. After that the day is for other things. There is a doctor to ask about treatments that train a body to mind less. The plan for the allergy comes along, folded small.
      A<touch> A line in a file keeps it out of the way, and there are people who read such lines. There is usually something else that does the same job. An allergy like this needs little thought on most days. It needs one sentence on a few of them.
      D<table> A crumb is small enough to travel on a sleeve, and an allergy takes crumbs seriously. That is the whole reason for the separate table, which is wiped down with care. {Name} may know the reason perfectly well and still look over to where the noise is. A rule that keeps somebody safe can leave somebody out at the same time. Those are two problems, and the second one has solutions as well.
      P<table> Classmates tend to take a separate table for a privilege or the opposite. They have seldom been told, and it takes two sentences.
      P<table> Whoever made the rule was thinking of the worst minute of the year. It was done with care, and nobody thought about the other two hundred lunches.
      Q<table> With everybody else at the long table, {Name} might feel ____.
      Q<table> When somebody asks about the table, {Name} might feel ____.
      H<table> {helper} can ask the school for company at that table, with lunches that are checked. ~ It is done in a lot of places.
      H<table> {helper} can ask the nurse or the doctor which distance is really needed. ~ Rules are sometimes stricter than the allergy.
      T<table> {he} can make a list of two or three people who would sit there. ~ A name is easier to arrange than a wish.
      T<table> {he} can say, "I want to be safe and not alone." ~ It is a fair thing to ask.
      C<table> {he} can think, "The rule is about crumbs."
      A<table> The table is clean, and ideally there are two chairs in use at it. An allergy sets conditions for food and none for conversation. What began as a precaution can be adjusted, as most precautions can. After the bell they are all on the same grass.
      D<pen> An adrenaline pen is no heavier than an apple. It gets carried every day, for the sake of one day that may not come. {Name} has one because of an allergy to some food. It is not much fun to be the one with the extra bag. Others carry things as well, only theirs show less: an inhaler, tablets, a note. The pen works quickly, so it makes sense only where its owner is. That is why it is not left at home or in an office at the far end.
      P<pen> People look at it because it is unusual, and once they know, they lose interest. Friends who have been shown how it works are often rather proud of it. It is a useful thing to know about somebody.
      P<pen> Teachers are trained with a practice pen that has no needle. They would far rather know exactly where the real one is than have it tactfully hidden.
      Q<pen> When somebody asks what is in the bag, {Name} might feel ____. It may be different with a friend.
      H<pen> {helper} can go over the plan with the school, so that each adult knows the signs.
      H<pen> {helper} can look for a case that is small and looks like something else. ~ It may be discreet. It needs to be close.
      T<pen> {he} can show one or two friends where it is and what it is for. ~ Two people who know are worth more than a whole class that guesses.
      T<pen> {he} can have one short answer ready for those who ask.
      C<pen> {he} can think, "It is luggage. It goes where I go."
      A<pen> In the evening the bag comes off, and the pen in it has once again done nothing. That is its usual work. Food labels were read, a spoon was asked about, and somebody knew what to do in case. People with an allergy carry a few grams more than others. After a while the shoulder does not notice.
      D<party> Parties are planned around food by people who can eat everything. For {Name} there is some extra work behind it: a phone call, a label, a box and the medicine. It can be annoying to be the one who needs that. An allergy does not care whose birthday it is, and a cake made with love can have traces in it. The rest of the party has no ingredients.
      P<party> The family that is hosting may be more nervous than the guest. They would hate to get it wrong. A clear list from somebody who knows is a relief to them.
      Q<party> When the cake comes in and the lights go off, {Name} might feel ____. It may be two things.
      H<party> Someone at home can ring beforehand and ask what there will be to eat. ~ Then the box can be like it.
      H<party> Someone at home can make sure that an adult there knows the plan and the medicine. ~ It belongs to the invitation, like the time and the place.
      T<party> {he} can say, "I have brought mine, thanks," and go on talking. ~ Most people follow the tone.
      T<party> {he} can tell an adult at once if anything feels strange in {his} mouth or skin. ~ At once is the right time, even in the middle of a game.
      C<party> {he} can think, "I came for the people. The cake is scenery."
      A<party> Towards the end there are empty plates, one empty box and a lot of coats. Nobody can remember who ate what. Some friends will ask what was in the box and want to have it at their own party. It takes a certain amount of planning to eat without thinking about it.
    `),
    '11+': script(`
      D<host> At every table there is somebody who asks about the food. With {condition} it is {Name}, and the question interrupts a waiter, a friend's mother or a queue. It takes ten seconds. The odd thing is how differently it is seen from the other side. For a cook it is one of many questions in an evening. For the person who asks, those can be the longest ten seconds of the meal.
      D<guards> The immune system keeps a list of enemies, and it is right about nearly all of them. In {his} case one harmless food has got onto the list. When it turns up, the body reacts as if to an attack, and within minutes that can be serious. This is why the rules are strict and the portions of doubt are small. It says nothing about strength or nerves. It is a clerical error with consequences.
      D<label> There is a kind of reading that no school teaches, and {Name} may be good at it. It happens in supermarket aisles, under bad light, in letters two millimetres high. Food labels give their contents by weight, with allergens in bold, and "may contain" at the end, where it is easy to miss. Recipes change without notice. Someone who reads them for years becomes an expert on what the world is glued together with.
      P Waiters would rather be asked twice than call an ambulance, and the good ones say so. To them it is a working instruction. It is not an opinion about their menu.
      P Friends sometimes make a joke of it because they are uneasy. They have heard about the plan, and they are wondering whether they would know what to do. Showing them once tends to end the jokes.
      P Parents of someone with {condition} live with a background noise that they try to hide. Messages such as "Did you ask?" come from there. It is annoying, and it is not a verdict on anyone's judgement.
      Q When a plate comes with a shrug, {Name} might feel ____. Politeness and safety can pull in two directions.
      Q In front of people who do not know about it, {Name} may notice ____.
      Q After a close call, {Name} might feel ____. Bodies stay on guard for a while, and so do minds.
      H {helper} can agree on which messages are useful and which are only worry. ~ One check is kinder than five.
      H Friends can be shown the plan, and the practice pen if there is one. ~ People who know what to do are calmer company.
      H {helper} can hand over one decision after another, such as ordering. ~ Practice is better with somebody near.
      H<helper> {helper} can listen to how tiring it is without turning it into advice. ~ Some things need an ear and no plan.
      H<adult> {helper} can offer {adult} after a scare. ~ Nothing needs to be discussed at once.
      T {he} can ask early and in private, on the phone or at the door. ~ A question without an audience is shorter.
      T {he} can tell two people on every outing where the medicine is. ~ Two are enough, and none is too few.
      T {he} can raise the alarm at the first sign and let it be a false one. ~ Minutes count, and embarrassment does not.
      T<comforter> {he} can keep {comforter} at home for the evenings after a scare. ~ Bodies take some hours to settle.
      T<quiet> {he} can spend the evening {quiet} after a day of vigilance. ~ Being careful uses energy.
      T<doing> {he} can try {doing} when it seems unfair. ~ It is unfair, and it is also manageable.
      C<host> {he} can say, "I have {condition}. What is in this, please?"
      C<host> {he} can think, "Ten seconds for them, and a safe meal for me."
      C<guards> {he} can think, "My immune system misread one line."
      C<label> {he} can think, "Read to the end, then eat."
      C<topic> When the talk at the table turns to labels, {he} can change it to {topic}.
      A<host> With time, the question becomes something like a seat belt, quick and without drama. The people who matter learn to ask it on {his} behalf, or at least to wait with their forks. Eating together has many parts, and the food is one. The rest of an evening, from the jokes to the way home, has no ingredients at all.
      A<guards> Research into allergies is busy, and some people outgrow theirs, although nobody can say who. Meanwhile the error is known, and so is the way around it. Most meals are eaten without any trouble at all. The immune system, unaware of its reputation, is dealing with somebody's cold.
      A<label> Readers of labels are right to be slow. A "yes" that has been checked tastes better than a guess, and a "no" in time is worth an evening. There are more and more foods to choose from. At the bottom of the packet, in small letters, that is good news.
      D<air> An allergy to something in the air is a case of mistaken identity on a microscopic scale. Flakes of fur, specks of dust and grains of pollen are harmless, and {his} immune system has some of them on a list of enemies. The streaming eyes are an attempt to rinse them out. It is carried out with great thoroughness. That the target is wrong has not been reported to the department concerned.
      P<air> Owners of cats, dogs and flowering hedges are often a little hurt, as if it were a remark about their taste. It helps to say that the objection is made by a nose. Most of them will open a window after that.
      Q<air> When it starts in the middle of something good, {Name} might feel ____. Resentment is understandable.
      H<air> {helper} can make an appointment about testing and treatment. ~ There is more on offer than tissues, and some of it works over years.
      T<air> {he} can meet outdoors, or at another house, and say why in one sentence. ~ A tight chest is different and is told to an adult at once.
      C<air> {he} can think, "Wrong target, good intentions."
      A<air> It is quite possible to be fond of something from the other side of a window. People with allergies keep lizards, write about horses and go walking after rain, when the air has been washed. The immune system may change its mind one day, or be persuaded by treatment. Until then an allergy is a fact about the air and not about anybody in it.
      D<sting> A sting is a nuisance for most people. With an allergy it is a medical matter, and {Name} belongs to the smaller group. The immune system overreacts to the venom, and quickly. For that there is a written plan with the signs, the medicine and the telephone call in the right order. It has been tried on a great many people. Everyone who understands it takes it seriously, and the rest can be told.
      D<touch> Some allergies have nothing to do with food or with spring. {his} immune system objects to a substance that turns up in a medicine, a glove, a plaster or a cream. It is a case of mistaken identity, and it is documented. That makes life simpler than it sounds, since there is hardly anything in a pharmacy that exists in only one form. What counts is that the right people know it before and not after.
      P<sting> Friends may laugh at somebody who gets up from a picnic because of a wasp. They have not been told, or not in a way that they could take in. Two of them who know where the pen is are worth more than ten who feel sorry.
      P<touch> Doctors ask about it at every visit, although it is on the screen in front of them. It is a habit that they were taught for good reasons. A calm repetition costs nothing.
      Q<sting> At the first buzz of the year, {Name} might notice ____. A body keeps its own records.
      Q<touch> When a stranger in a uniform is in charge, {Name} might feel ____.
      H<sting> {helper} can check dates on the medicine and see that school has one as well. ~ It is a short job, four times a year.
      H<touch> {helper} can check that it is in the records, and on a card. ~ Records get updated, and cards get read.
      T<sting> {he} can carry the pen, and tell two people where it is. ~ After a sting, telling someone at once comes before everything else.
      T<touch> {he} can say it first, before anyone opens a packet. ~ It is the most useful sentence in the room.
      C<sting> {he} can think, "Tell, pen, call. In that order."
      C<touch> {he} can think, "Known, written down, avoidable."
      A<sting> There is a treatment that teaches the body to put up with venom, spread over some years, and a specialist can say whether it fits. In the meantime the precautions take a minute: shoes, lids, pen. What remains after that minute is an ordinary summer. The allergy is in the plan, and the plan is in the bag.
      A<touch> With a line in the records and a card in a wallet, it is mostly other people's job to remember. Alternatives exist for nearly everything. The immune system will go on being wrong about this one item, and right about thousands of others. An allergy of this kind takes up one sentence, a few times a year.
      D<party> A party is a social event with a catering problem attached. For {Name} the problem is real, since an allergy makes no allowance for good will, and nobody may know what went into the food. It can be dull to be the one who reads labels while others just eat. The planning can be done beforehand and by message, so that the evening itself can be about people. What goes on there besides eating has no ingredients.
      P<party> Hosts are mostly relieved by a clear sentence. Being told nothing and worrying at the last minute is much worse for them.
      P<party> Anyone who says "one bite won't hurt" does not know what they are talking about. There is no need to discuss it.
      Q<party> When the plates go round, {Name} might feel ____. Left out and relieved can go together.
      H<party> {helper} can make sure that somebody there knows the plan and where the medicine is. ~ One adult or one sensible friend is enough.
      H<party> {helper} can leave the messages to {him} and just ask whether they have been sent.
      T<party> {he} can eat beforehand, or bring something good enough to be envied.
      T<party> {he} can tell a friend and an adult at once if mouth, skin or breath feels odd. ~ Minutes count, and being wrong about it does no harm.
      C<party> {he} can think, "I came for the people. The food can stay where it is."
      A<party> By the end nobody could have said who ate what. The food was cleared away, and the part that people talk about on Monday had little to do with it. An allergy takes a message, a bag and one sentence at the door. The rest of the evening belongs to whoever is in it.
      D<pen> Carrying adrenaline about is a strange arrangement: the better everything goes, the more useless the pen appears. {Name} needs one because of an allergy to some food, and may be tired of being the person with the case. It is a fair thing to be tired of. The trouble is that the pen works within minutes and only where it is, and doctors ask for two of them to be within reach. Left in a locker, it is an ornament.
      P<pen> Other people's interest in medical equipment is intense and brief. A friend who has been told which end to press usually feels trusted. Strangers can be given seven words or none.
      Q<pen> When the case is noticed, {Name} might feel ____. It often depends on who is looking.
      H<pen> {helper} can go through the plan with the school and then stop asking every morning whether it is packed. ~ Responsibility grows where it is left alone.
      T<pen> {he} can find a pocket or a case in which it disappears, and tell two people where that is. ~ Privacy and safety can be had together.
      C<pen> {he} can think, "It is luggage with a purpose."
      A<pen> Another day is over in which a pen was carried to school and back for nothing, which is what everybody hopes for. The allergy is one fact about food. It takes up a pocket, a few labels and a sentence at restaurants. Those two friends who know where it is will probably know in ten years as well.
    `),
  },
};

/** Living with a food allergy: asking before eating, labels, telling a grown-up at once, and being part of the party. */
export const allergy: Frame = withScenes(
  own,
  noJokeAtAll,
  noGlutenAtTheParty,
  breadOfAnotherKind,
  afterAReaction,
  swapsFood,
);
