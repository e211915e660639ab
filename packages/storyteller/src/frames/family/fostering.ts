import { callsTheTeacherMum } from './beginnings/calls-the-teacher-mum.ts';
import { bagThatStaysPacked } from './beginnings/bag-that-stays-packed.ts';
import { script, type Frame, type Role } from '../../frame.ts';
import { notPassedOn } from './not-passed-on.ts';
import { withScenes } from '../scene.ts';
import { comesIntoOurHome } from './beginnings/comes-into-our-home.ts';
import { soonWithCarers } from './beginnings/soon-with-carers.ts';
import { whoKnowsIAmInCare } from './beginnings/who-knows-i-am-in-care.ts';
import { calledOff } from './away/called-off.ts';
import { somebodyMovesOn } from './away/somebody-moves-on.ts';

/** Told for a child whose own parents foster: the one who comes is somebody else. */
const OURS =
  /\b(?:(?:her|his|their) (?:parents|mum|mom|dad|family|own parents)\b[^.]*\bfoster(?:s|ing)?\b|foster (?:brother|sister|sibling|siblings|baby)\b|(?:we|I)(?: are|'re| have|'ve)? (?:\w+ )?(?:been |going to |about to |start\w* )*foster(?:ing)?\b[^.]*\b(?:(?:he|she|they|[a-z]+) (?:is |are |feels? |gets? )?(?:jealous|worried|doesn'?t (?:want|like)|does not|hates?|resents?|has to share|will have to share|feels left out|minds?|says (?:it|we|no|she|he))|our (?:own|son|daughter|birth)))/i;
/** The child who comes, by name where it has one. */
const NEW_ONE: Role = {
  fallback: { text: 'the other child' },
  cues: [
    {
      match:
        /\b[Ff]oster(?:ing)?\b[^.]{0,30}\b(?:boy|girl|baby|child|brother|sister|toddler)(?:,| is)?(?: called| named)? (\p{Lu}\p{Ll}+)/u,
      phrase: { text: '$' },
    },
  ],
};

const own: Frame = {
  id: 'fostering',
  name: 'Living with a foster family or relatives',
  says: [
    'our foster daughter cries after contact',
    'foster child just placed with us',
    'he is in foster care and asks when he can go home',
    'new foster placement, she does not sleep',
    'foster son hides food in his room',
    'i am a foster carer and he thinks it is his fault',
    'looked after child moving to us on friday',
    'she has moved placement again',
    'contact visits with his mum upset him',
    'social worker says we should prepare her for foster care',
    'foster kid afraid of the bath',
    'how long will i stay here, asks our foster boy',
    'emergency placement last night',
    'our foster girl misses her brother who lives with other carers',
    'respite weekend with another foster family',
    'foster child starts at our house',
    'he is leaving us to live with his aunt after a year in foster care',
    'kinship care with grandparents',
    'foster teen wont unpack',
    'she calls me mum and feels bad about it, foster child',
    'in care',
    'foster mum needs story for new arrival',
    'moved to a foster family',
    'fostered child worries he will be moved',
  ],
  claims: {
    strong: [
      'lives with her nan since',
      'lives with his nan since',
      'lives with her gran since',
      'lives with his gran since',
      'lives with her grandma since',
      'lives with his grandma since',
      'foster lad',
      'foster teenager',
      'from us to his adoptive',
      'from us to her adoptive',
      'from us to their adoptive',
      'to his adoptive parents',
      'to her adoptive parents',
      'to his adoptive family',
      'to her adoptive family',
      'moves to adoptive',
      'lives with his nan',
      'lives with her nan',
      'lives with his gran',
      'lives with her gran',
      'lives with his grandparents',
      'lives with her grandparents',
      'before he came to us',
      'before she came to us',
      'before they came to us',
      'foster care',
      'foster carer',
      'foster placement',
      'foster son',
      'foster daughter',
      'foster boy',
      'foster girl',
      'foster kid',
      'foster teen',
      'foster mum',
      'foster dad',
      'foster parent',
      'fostered child',
      'foster home',
      'our foster',
      'my foster',
      'kinship care',
      'looked after child',
      'placed with us',
      'new placement',
      'moved placement',
      'emergency placement',
      'contact visit',
      'after contact',
      'respite weekend',
      'in care',
      'taken into care',
      'taken from her parents',
      'taken from his parents',
      'taken from their parents',
      'removed from her parents',
      'removed from his parents',
      'foster child',
      'foster family',
      'fostered',
      'in foster',
      'foster',
    ],
    cues: ['foster', 'placement', 'social worker', 'carer', 'respite'],
    not: [
      'foster sibling',
      'foster siblings came',
      'we are fostering',
      'we want to foster',
      'day care',
      'after school care',
      'take care of',
      'in care of',
      'foster dog',
      'foster cat',
      'foster puppy',
      'skin care',
      'intensive care',
      'fostering a',
      'foster brother',
      'foster sister',
      'foster a',
    ],
  },
  topicWords: ['home', 'house', 'foster', 'here'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Foster carers look after a child in their home when parents cannot; social workers and courts decide about it, not children.',
    'Nothing a child said or did is the reason; many children in care believe that it was.',
    'It helps to know the small things at once: where the bathroom is, where a light is on at night, that food may be asked for at any time.',
    'How long it lasts is often not known; "I do not know yet, I will tell you when I do" is a true answer.',
    'Missing parents, also parents with whom it was hard, is common; so is being relieved, and both at once.',
    'After seeing parents many children are sad, wild or quiet for a day; it does not mean that the visit was wrong.',
    'A child in care may say what they want to social workers and judges, who are to listen; independent advocates help with it.',
    'A child may tell any trusted adult, and go on telling, when something at a home is not right.',
    'More children live with relatives than with foster carers in many countries; relatives may miss and mourn the same parent.',
    'A child who once had too little food may hide or take it for years; an open supply and no blame help, and locks and searches make it worse.',
    'Own things, such as a box or a bag, stay with the child wherever the child lives.',
  ],
  threads: {
    tour: 'a walk through the house: bed, bath, light, bread',
    light: 'a light in the hall at night',
    who: 'who does what: carer, social worker, judge',
    box: 'a box of own things',
    rules: 'the small rules of a house that nobody writes down',
    file: 'a file about a person, and what is not in it',
    guest: 'the word guest, and what it does not cover',
    kin: "a cup of one's own in the home of grandparents, an aunt or an uncle",
    bread: 'bread that is there at any hour',
    leave: 'what goes along in a bag, and what stays known',
    skin: 'two hands of two colours that hold each other',
    visit: 'a visit with its three parts: before, there and after',
    ours: 'a child of the house, and somebody who comes to live there for a while',
  },
  threadCues: {
    ours: OURS,
    leave:
      /^(?![^]*\b(?:asks?|asking|asked|wants to know|wonders?) (?:\w+ )?(?:when|if|whether)\b)[^]*?\b(?:(?:mov(?:e|es|ing)|go(?:es|ing)?|return(?:s|ing)?) (?:back )?(?:from us )?(?:home|to (?:his|her|their) (?:birth )?(?:mum|mom|dad|mother|father|parents|family|adopt\w*|aunt|uncle|gran\w*|nan))|back (?:home|to (?:his|her|their) (?:mum|mom|dad|mother|father|parents))|(?:mov(?:es|ing)|going) from (?:his|her|their) foster|leav(?:e|es|ing) (?:us|our|(?:his|her|their|the) (?:foster|placement))|going to (?:his|her|their) new (?:mum|mummy|mummies|dad|daddies|family|parents)|(?:going|goes|mov(?:es|ing)|has to (?:go|move)) (?:in )?(?:to|with) (?:a |another |the |his |her |some )?(?:new|other|different|another) (?:foster (?:family|home|carers?|parents|placement)|placement|carers?)|moving on|moves on|new forever family|reunif\w*)\b/,
    // The home of relatives is no foster home, and often it is not new.
    kin: /\b(?:grandparents?|grandma|grandmother|grandad|granddad|grandfather|gran|granny|nan|nana|nanny|aunt|auntie|aunty|uncle|kinship|special guardian\w*|grand(?:son|daughter|child\w*)|nephew|niece|relatives?)\b/,
    bread:
      /\b(?:(?:hid(?:es?|ing|den)|hoard\w*|steal\w*|stole|stash\w*|takes?|sneaks?|sneaking|crams?) (?:\w+ ){0,3}(?:food|bread|biscuits?|snacks?|crisps|fruit|bananas?|apples?|crusts?|sandwich\w*|cereal|sweets)|food (?:under|in|behind) (?:his|her|their|the)|hungry|hunger|enough (?:to eat|food)|did not have enough)\b/,
    skin: /\b(?:skin|brown|black|white|darker|lighter|colou?r|race|look(?:s)? different|look like)\b/,
    visit:
      /\b(?:contact|visit(?:s|ing)?|social worker picks|sees? (?:his|her|their) (?:birth |real )?(?:mum|mom|mummy|dad|daddy|mother|father|parents?|brothers?|sisters?))\b/,
    file: /\b(?:going|goes|new|moving|next week|soon|will|placements?|unpack\w*|moved|just|arriv\w*)\b/,
    tour: /\b(?:new|just|first|placed|placement|starts?|arriv\w*|moved|moving|emergency|last night|friday|next week|soon|settl\w+|unpack|bath|sleep\w*)\b/,
    rules:
      /\b(?:new|just|first|placed|placement|starts?|arriv\w*|moved|moving|emergency|last night|friday|next week|soon|settl\w+|unpack|rules?|food|biscuits)\b/,
    box: /\b(?:been|already|since|months|years?|permanent\w*|long[- ]term|misses|things|calls? me|why|how long|fault)\b/,
    who: /\b(?:why|how long|ask(?:s|ed)?|go home|fault|worr\w+|decid\w+|social worker|judge|court|plan|been|already|since|months|years?|permanent\w*|long[- ]term|calls? me)\b/,
    guest: /\b(?:been|settl\w+|already|since|weeks now|months|lives? (?:with|in)|living)\b/,
  },
  onlyWhenSaid: ['leave', 'kin', 'bread', 'skin', 'visit', 'ours'],
  tellsAlone: ['leave', 'kin', 'bread', 'skin', 'visit', 'ours'],
  decidedBy: [OURS, /^\W*(?:(?:he|she|they) )?(?:(?:has|have|only|just) )*(?:came|come) to live with us\b/i],
  roles: {
    newone: NEW_ONE,
    // Where a child goes on to, as it was said.
    goeson: {
      fallback: { text: 'in another home' },
      cues: [
        { match: /\b(?:adopti\w+ (?:mum|mummy|mummies|mums|mom|moms|dad|daddy|dads|parents?|family)|adopters|being adopted|forever (?:mum|mummy|family))\b/i, phrase: { text: 'with an adoptive family' } },
        { match: /\b(?:new|another|other|different) foster (?:family|home|carers?|parents|mum|placement)\b|\bnew (?:placement|carers?)\b/i, phrase: { text: 'with another foster family' } },
      ],
    }, // prettier-ignore
    // In no paragraph: whom a child cannot live with is never the one who helps.
    who: { fallback: { text: '{his} parent' }, cues: [] },
    kin: {
      fallback: { text: 'family' },
      cues: [
        {
          match: /\bgrandparents\b|\b(?:grandma|granny|gran|nan|nana) (?:and|&) (?:grandpa|grandad|granddad|gramps)\b/i,
          phrase: { text: '{his} grandparents', plural: true },
        },
        {
          match: /\b(?:live[sd]?|living|lives now) with (?:\w+,? ){0,2}nana\b/i,
          phrase: { text: 'Nana', gender: 'f' },
        },
        { match: /\b(?:live[sd]?|living|stays?) with (?:\w+,? ){0,2}nan\b/i, phrase: { text: 'Nan', gender: 'f' } },
        {
          match: /\b(?:live[sd]?|living|stays?) with (?:\w+,? ){0,2}(?:gran|granny)\b/i,
          phrase: { text: 'Gran', gender: 'f' },
        },
        {
          match: /\b(?:live[sd]?|living|stays?) with (?:\w+,? ){0,2}(?:grandma|grandmother)\b/i,
          phrase: { text: 'Grandma', gender: 'f' },
        },
        {
          match: /\b(?:live[sd]?|living|stays?) with (?:\w+,? ){0,2}(?:grandad|granddad|grandpa|grandfather)\b/i,
          phrase: { text: 'Grandad', gender: 'm' },
        },
        {
          match:
            /\b(?:live[sd]?|living|stays?) with (?:\w+,? ){0,2}(?:aunt|auntie|aunty)\b|\bi am (?:his|her|their) aunt/i,
          phrase: { text: '{his} aunt', gender: 'f' },
        },
        {
          match: /\b(?:live[sd]?|living|stays?) with (?:\w+,? ){0,2}uncle\b|\bi am (?:his|her|their) uncle/i,
          phrase: { text: '{his} uncle', gender: 'm' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'One More Toothbrush', thread: 'ours' },
      { text: 'What Goes in the Bag', thread: 'leave' },
      { text: 'A Cup for {name}', thread: 'kin' },
      { text: 'Clink, Goes the Cup', thread: 'kin' },
      { text: 'There Is Bread Here', thread: 'bread' },
      { text: 'Two Hands, Two Colours', thread: 'skin' },
      { text: 'Before, There and After', thread: 'visit' },
      { text: 'Here Is the Bed', thread: 'tour' },
      { text: 'Bed, Bath, Bread', thread: 'tour' },
      { text: 'A Light in the Hall', thread: 'light' },
      { text: 'Click, a Light', thread: 'light' },
      { text: 'Who Looks After {name}?', thread: 'who' },
      { text: 'Big Questions, Big People', thread: 'who' },
      { text: '{name} Is Here' },
    ],
    older: [
      { text: 'One More Toothbrush', thread: 'ours' },
      { text: 'What Goes Along', thread: 'leave' },
      { text: 'A Bag and What Is Not in It', thread: 'leave' },
      { text: 'One of the Cups', thread: 'kin' },
      { text: 'The Cup on the Shelf', thread: 'kin' },
      { text: 'Bread in the Cupboard', thread: 'bread' },
      { text: 'Two Hands, Two Colours', thread: 'skin' },
      { text: 'Before, There and After', thread: 'visit' },
      { text: 'Who Decides What', thread: 'who' },
      { text: 'A Map of Grown-Ups', thread: 'who' },
      { text: 'A Box to Keep', thread: 'box' },
      { text: 'The Box on the Shelf', thread: 'box' },
      { text: 'Where the Spoons Live', thread: 'rules' },
      { text: 'Rules Nobody Wrote Down', thread: 'rules' },
      { text: 'Not in the File', thread: 'file' },
      { text: 'Page Forty-One', thread: 'file' },
      { text: 'More Than a Guest', thread: 'guest' },
      { text: 'The Good Towels', thread: 'guest' },
      { text: 'Here and Elsewhere' },
    ],
  },
  benefits: [
    'Says who decides about where a child lives, and that no child is the reason.',
    'Makes a new house easier to know, one small thing at a time.',
    'Leaves room for missing people, being relieved, and both.',
  ],
  talk: {
    young: [
      'Who looks after people in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we draw this house and who is in it?',
    ],
    older: [
      'Which part of the story is like here, and which is not?',
      'Which word went into the blank, and is it the same in the evening?',
      'Shall we write down a question for somebody who knows more?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'sunset',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['box', 'lamp'],
  },
  text: {
    '2-3': script(`
      D<tour> Here is a house. Here is a bed. {Name} may look. Here is the bath. Here is bread.
      D<tour> Step, step, round the house. {Name} can see a bed. A bath! A chair! Here is some bread.
      D<light> It is night in this house. {Name} is in bed here. Click! A light can be on. Somebody is near.
      P Grown-ups here look after {Name}. They like to help.
      P Some children miss people. Some play. Some do both.
      P People far away may think of {Name}.
      Q In this house, {Name} may feel ____.
      Q At night, {Name} may feel ____.
      Q In this bed, {Name} may feel ____.
      H {helper} can sit by the bed.
      H {helper} can come at night.
      H {helper} can give bread and milk.
      H<adult> {helper} can start {adult}.
      H<helper> {helper} can stay near.
      T {he} can ask for bread.
      T {he} can cry or play.
      T {he} can call at night.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<tour> {he} can say, "Bed, bath, bread."
      C<tour> {he} can say, "Hello, bed. Hello, bath."
      C<light> {he} can say, "Click, hello, light."
      C<topic> {he} can think about {topic}.
      A<tour> The bed is here. The bath is here. There is bread in this house. There is more for {Name}.
      A<tour> This house has a bed in it. It is for {Name} now. Night-night, bed. Night-night, bread.
      A<light> A light can stay on here. Somebody is near {Name}. One call, and somebody comes.
      D<kin> Cup, plate, spoon. {Name} lives here, with {kin}. Here is a cup for {Name}. Clink!
      D<kin> Clink, clink! Somebody lays the table. {Name} lives here, with {kin}. One cup is for {Name}.
      P<kin> It is fine to miss somebody. Big people miss somebody too.
      Q<kin> When {he misses} somebody, {Name} may feel ____.
      H<kin> {helper} can sit close and listen.
      H<kin> {helper} can sing or hum.
      T<kin> {he} can cry, or play, or hug.
      T<kin,comforter> {he} can cuddle {comforter}.
      C<kin> {he} can say, "Clink, here is my cup."
      C<kin,topic> Clink! {he} can think about {topic}.
      A<kin> The cup is here. The bed is here. It is fine to miss somebody. Clink, clink, night-night.
      D<visit> Coat on, shoes on. {Name} has a visit. Bye-bye, house. First comes there. Then comes this house again.
      D<visit> A visit is a big thing. {Name} may cry. First comes there, then this house again.
      P<visit> Grown-ups know that a visit is big. They stay near.
      Q<visit> At a visit, {Name} may feel ____.
      H<visit> {helper} can wave and wave.
      H<visit> {helper} can say what comes next.
      T<visit> {he} can hold a hand.
      T<visit,comforter> {he} can take {comforter} along.
      C<visit> {he} can say, "There, and then here."
      C<visit,topic> There, then here! {he} can think about {topic}.
      A<visit> First it was there. Now it is here. The house is here, and supper is here. A hug is here too.
      D<leave> In goes a sock. In goes a book. {Name has} a bag in this house. Soon it goes along to a new house.
      P<leave> Grown-ups are sad and glad. They wave.
      Q<leave> With the bag, {Name} may feel ____.
      H<leave> {helper} can wave bye-bye.
      T<leave> {he} can put one thing in the bag.
      T<leave,comforter> {he} can take {comforter}.
      C<leave> {he} can say, "In, sock. Bye-bye, house."
      A<leave> The bag is full. Bye-bye, house. Bye-bye, stairs. Somebody here will think of {Name}.
      D<ours> One more comes to this house. {Name} lives here. Look, one more toothbrush! It is in the cup too.
      P<ours> The one who comes may cry. It is all new.
      P<ours> A lap has two knees. It can hold two.
      Q<ours> With one more here, {Name} may feel ____.
      H<ours> {helper} can keep time for {him}.
      H<ours> {helper} can say what stays.
      T<ours> {he} can wave hello.
      T<ours> {he} can pick a toy that stays up.
      C<ours> {he} can say, "Hello. I live here."
      A<ours> Two brushes are in the cup. They get on. {Name} lives here, in this house. Night-night, brushes.
      D<bread> Munch, munch! Here is bread. {Name} may hide a bit. A bed has room for it. A tummy likes to know where it is.
      P<bread> Grown-ups here know that. They are not cross.
      P<bread> Lots of children hide a bit. It is okay.
      Q<bread> With food here, {his} tummy may feel ____.
      H<bread> {helper} can fill a box.
      H<bread> {helper} can say, "There is more."
      T<bread> {he} can look in the box.
      T<bread> {he} can say, "Bread, please."
      C<bread> {he} can say, "Bread now, bread later."
      A<bread> Here is a box. It gets empty. Then it gets full. There is bread in this house. Night-night, box.
    `),
    '4-5': script(`
      D<tour> {Name} is in a foster home. It has a bath, a bed and a big table. The toilet is behind one of the doors. There can be a light at night. Bread, milk and a cup are here for anyone who asks.
      D<tour> A new house is odd at first. {Name} may not know where the cups are. Round the house is a short walk. Here is the bed. Here is the bath. Here is the shelf for the bread.
      D<who> {Name} lives in a foster home now. Grown-ups made that plan, because it is their job. No child did anything wrong. It is about what grown-ups can and cannot do. Somebody here makes supper and says goodnight.
      D<who> Some children live with their parents. Some live in a foster home for a time. {Name} does now. Grown-ups make the plan, because that is their job. No child is the reason. How long? Not even grown-ups know that yet.
      P It is fine to miss a mum or a dad. It is fine to like it here. Both can be true on one day.
      P Foster carers look after children. They know that a new bed can be odd. They have heard lots of questions.
      P Parents can miss a child. They may still not be able to look after one. Both are true.
      P Some children eat a lot in a new house. Some eat just one pea. It takes time.
      Q In this house, {Name} may feel ____.
      Q When {he thinks} of family, it may feel ____.
      Q At bedtime, {his} tummy may feel ____.
      H {helper} can show where the light is. ~ It is good to know that at night.
      H {helper} can say what is known and what is not. ~ Both are true answers.
      H {helper} can come at night when somebody calls.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      H<helper> {helper} can sit close and wait.
      T {he} can ask for bread or milk at any time.
      T {he} can ask, "What comes next today?"
      T {he} can put one thing on the shelf by the bed.
      T<comforter> {he} can put {comforter} in the bed first.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} at bedtime.
      C<tour> {he} can say, "Bed, bath, cups, bread."
      C<tour> {he} can think, "I know where the cups are."
      C<who> {he} can say, "The plan is a job for grown-ups."
      C<who> {he} can think, "It was not me."
      C<topic> For a rest, {he} can think about {topic}.
      A<tour> After some days, feet know the way. The cups are still there, and so is the bread. {Name} may miss another house and eat toast in this one. There can be a light on at night.
      A<tour> A house gets less odd, one door at a time. Nobody hurries. People here are glad of a child who asks where things are. The bed is warm.
      A<who> The big plan is made by grown-ups. Small plans can be made here, such as jam or no jam. {his} word counts for that. Somebody here listens.
      A<who> Nobody knows all of it yet. One thing is known. There is supper here, and a bed. Somebody says goodnight.
      D<kin> {Name} lives with {kin}. At home each one has a cup, and one is for {Name}. Some mums and dads cannot look after a child for a time. It is about what grown-ups can and cannot do. It is not because of something a child did.
      D<kin> At breakfast there are cups on the table. One is for {Name}, who lives here with {kin}. Some parents cannot look after a child for a time. No child did that. Grown-ups make the plan, because that is their job.
      P<kin> It is fine to miss somebody and to like it here. Both can be true on one day. Grown-ups have days like that too.
      P<kin> Friends may ask who lives at home. They just want to know. A short answer is enough.
      Q<kin> When somebody is not here, {his} tummy may feel ____.
      H<kin> {helper} can say what is known so far. ~ The rest can be asked again another day.
      H<kin> {helper} can look at a photo with {him}. ~ Looking and missing go together.
      T<kin> {he} can draw a picture for somebody {he misses}.
      T<kin,comforter> {he} can hold {comforter} and ask for a lap.
      C<kin> {he} can think, "I did not do it, and I can ask."
      C<kin> {he} can say, "This cup is mine, here at home."
      C<kin,topic> For a while, {he} can think about {topic}.
      A<kin> In the evening the cups are washed. Each goes back to its place. Missing somebody can be told here, on any day. In the morning there is milk in the cup.
      D<bread> In this house there is bread. {Name} may take some and hide it. Nobody needs to do that here. There is enough food today, and there is enough tomorrow. Grown-ups see to it.
      H<bread> {helper} can fill a box with food for {Name}. ~ When it is empty, it gets filled again.
      T<bread> {he} can ask for bread by day and by night.
      C<bread> {he} can think, "There is bread here."
      A<bread> A box of food gets empty. Then it gets filled. Nobody here is cross about crumbs. There is supper today. There is bread for breakfast too.
      D<skin> Skin comes in many browns and pinks. {Name} got {hers} from the family {he was} born into. A foster mum or dad may have another one. Skin does not need to match for that. Two hands of two colours can hold each other well.
      H<skin> {helper} can say, "Your skin is good as it is." ~ It is true, and it is nice to hear.
      T<skin> {he} can put one hand next to another and look.
      C<skin> {he} can say, "My hand, your hand, two good colours."
      A<skin> Two hands go down the street from this house. One is one colour, and one is the other. People may look. The hands hold on, and it is a good walk.
      D<visit> A visit has three bits. First comes before, then there, then after. {Name} lives in a foster home, and a visit is big. A tummy may get ready for it early. In the end comes the way back to this house.
      H<visit> {helper} can keep the time after the visit quiet. ~ It is often a bumpy one.
      T<visit> {he} can say, "I need a break."
      C<visit> {he} can count, "Before, there, after."
      A<visit> Before is over, and so is there. Now it is after. It can be sad or wild or quiet. All of it is okay. Here is the house, and here is supper.
      P<bread> Grown-ups here shop for food each week. They may find a bun under a bed. They are not cross.
      Q<bread> When there is food on the table, {his} tummy may feel ____.
      P<skin> People on the street may look. They wonder who belongs to whom. They just do not know it yet.
      P<skin> Other families have two colours as well. There may be one in the same street.
      Q<skin> When somebody asks about it, {Name} may feel ____.
      P<visit> Foster carers know about visits. A tummy may hurt before. It may be loud after.
      P<visit> The others may feel it in the tummy too. People do not say so each time.
      Q<visit> Before the visit, {Name} may feel ____. After it, it may be another word.
      T<visit,comforter> {he} can bring {comforter} along.
      T<skin> {he} can say, "We have two colours here."
      T<bread> {he} can ask, "When is the next meal?"
      D<leave> It is time to leave this house. {Name} is going to live {goeson}. Grown-ups made that plan. It is not because of something a child did. A bag gets packed in this house. A bear can go in it, and so can a photo.
      P<leave> Foster carers miss a child who leaves. They can be sad and wish for good things at one time.
      P<leave> Some children are glad. Some cry. Some get cross with everybody. All of that is okay.
      Q<leave> When {he thinks} of the new home, {Name} may feel ____.
      Q<leave> At the goodbye, {Name} may feel ____.
      H<leave> {helper} can make a book with photos of this house.
      H<leave> {helper} can say what is known about the other home.
      T<leave> {he} can choose what goes into the bag first.
      T<leave> {he} can say goodbye to each room.
      T<leave,comforter> {he} can carry {comforter} along.
      C<leave> {he} can think, "I can miss people and like people."
      C<leave,topic> On the way, {he} can think about {topic}.
      A<leave> The bag is full, and some things do not fit in. A song fits in a head, and a hug does too. This house knows {Name}. People here will think of {him}.
      D<ours> Somebody comes to live in this house for a while. Foster is the word for that. {Name has} a bed here, a cup and a brush. Now there is one more brush in the cup. Somebody could not live at home just now. No child is to blame for it.
      P<ours> Here {newone} does not know where things are. So there may be tears, or a cross day.
      P<ours> Grown-ups have more to do at first. They think of the child who was here all along too.
      Q<ours> With somebody new in the house, {Name} may feel ____.
      H<ours> {helper} can keep some time for {him} alone.
      H<ours> {helper} can say which things are not to share.
      T<ours> {he} can show {newone} where the cups are.
      T<ours> {he} can say when it is too much.
      C<ours> {he} can think, "I live here, and that stays."
      A<ours> Two brushes stand in the bathroom, and they do not mind. One may move on some day, and one stays. {Name} is at home in this house. It is okay to like it, or not, or both.
    `),
    '6-7': script(`
      D<who> There are a lot of grown-ups around a child in a foster home. {Name} may like a map of them. A foster carer cooks, helps with shoes and is there at night. A social worker makes plans and comes to visit. A judge may decide the biggest things. None of it is a child's job, and no child is the reason.
      D<who> Who decides about a foster home? {Name} may ask that, because it is a good question. Parents, social workers and sometimes a judge talk about it. In the home, the carers decide about bedtime and soup. A child may say what is good and what is not. It is the job of all of them to listen.
      D<box> {Name} may have a box or a bag with things from before. They may be big or small, or odd to other people. In a foster home that box is not for others. It stays shut when {he wants} it shut. New things can go in as well, such as a stone.
      P Foster carers know that the first days are strange. Many had such days with other children, and they remember. They may be a bit nervous too.
      P Parents may have many troubles and still think of a child each day. It is possible to miss them, or to be cross with them, or both.
      P Children at school may be curious and ask, "Why do you live there?" They mean no harm by it. A short answer is fine, such as "It is private".
      P Some children in a new house are as quiet as can be. Others test every rule. Carers have seen both, and they know how much is new.
      Q In this house, {Name} may feel ____. It may be another word by Friday.
      Q Thinking of family, {Name} may feel ____.
      Q At night, {his} body may feel ____. Two feelings can be there at once.
      H {helper} can show {him} what is where, biscuits included. ~ Nobody needs to guess about food.
      H {helper} can tell what is known and say when something is not. ~ A true answer is better than a nice one.
      H {helper} can be calm and near on a bumpy day. ~ Such days have a reason, also when nobody knows it.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can ask before coming in. ~ A room is easier to like with a knock.
      T {he} can write or draw a question for somebody who knows more. ~ It is their job to answer.
      T {he} can ask for food, a light or a hand at any hour. ~ Night counts as well.
      T {he} can tell a trusted grown-up when something is not right. ~ And then tell one more.
      T<comforter> {he} can choose a place for {comforter}. ~ It may be the first thing to unpack.
      T<quiet> {he} can spend some time {quiet}. ~ New houses are tiring.
      T<doing> {he} can try {doing} when it gets too much. ~ What helped before can help here.
      C<who> {he} can think, "The big plan is not my job."
      C<who> {he} can ask, "Who decides that one?"
      C<box> {he} can think, "What is in the box is mine."
      C<topic> For a rest, {he} can think about {topic}.
      A<who> Grown-ups may change the plan, and then they tell about it. That part can be hard. In this house there is somebody who hears how it is. Breakfast is decided here, and {Name} has a vote on jam.
      A<who> A map of these people would have {Name} in the middle. Each of them has a job. None of them may hurt a child or ask for a secret about it. For today, supper is here and so is the bed.
      A<box> The box belongs to {Name}, and nobody else opens it. It may get a bit fuller as time goes by. Here it has a shelf. {Name} knows what is in it, and that is enough.
      D<kin> Each person at home has a cup on the shelf. {Name} lives with {kin}, so one cup is for {him}. Some parents cannot look after a child, for a time or for long. Grown-ups decide who does it then, and family is often asked first. Nothing that a child said or did is the reason.
      D<kin> Who lives in a home? The cups can tell. {Name} lives with {kin}, and there is a cup for each of them. When parents cannot look after a child, another in the family may do it. It is about what grown-ups can do, and no child is the reason.
      P<kin> People can miss somebody and be glad of where they are. One does not rub out the other. Grown-ups in the family may feel both as well.
      P<kin> Lots of children live with grandparents, an aunt or an uncle. In a big school there are several. They may not talk about it much.
      Q<kin> When somebody is missed, {Name} may feel ____. Two feelings can be there at once.
      H<kin> {helper} can tell what is known and what is not known yet. ~ A true answer is better than a nice one.
      H<kin> {helper} can tell old family stories. ~ They belong to {Name} too.
      T<kin> {he} can write or draw something for a person {he misses}. ~ It can be sent, or kept in a box.
      T<kin> {he} can ask what is known about it. ~ Some answers are short.
      T<kin,comforter> {he} can keep {comforter} close at night. ~ Evenings are when people miss somebody most.
      C<kin> {he} can think, "It was not me, and I am at home here."
      C<kin> {he} can say, "One of these cups is mine."
      C<kin,topic> To rest a bit, {he} can think about {topic}.
      A<kin> The cups come off the shelf in the morning and go back at night. Missing somebody has a place at this table too. Here is a home, and the people in it are family. Breakfast is at the usual time.
      D<bread> In this foster home, food comes again and again. {Name} may take some and hide it all the same, just in case. Hiding some is not being bad, and nobody is cross. A tummy may want to be sure. There is enough here for today, tomorrow and next week.
      H<bread> {helper} can show where food is that may be taken without asking.
      T<bread> {he} can ask for something to eat. ~ The answer is yes.
      C<bread> {he} can think, "I do not need to hide it. I can ask."
      A<bread> It takes time until a body believes in breakfast. Nobody is angry about a slice under a pillow. It only makes crumbs. In this house there is bread, and {Name} may ask for some.
      D<skin> In a foster home, people may have skin of two colours. What makes skin brown or pink is a stuff called melanin. {Name} got it from {his} birth family. A foster carer got it from somebody else. Caring for a child does not depend on it. Two hands of two colours fit into each other as well as any.
      H<skin> {helper} can find books and people with skin like {hers}. ~ It is good to see oneself in a book.
      T<skin> {he} can say, "That is private," when people ask too much. ~ Families owe nobody an answer.
      C<skin> {he} can think, "My skin is mine, and it is a good one."
      A<skin> On the way to the shop, two hands swing to and fro. They have two colours, and each of them carries a bag. Somebody may look, and then look at something else. Back at the house, both hands get washed for supper.
      D<visit> A visit has three parts: before, there and after. Before may be felt first, in the tummy. {Name} is in a foster home. For a body, a visit with family is a big thing. So it gets ready early, and that can ache. It is fine to want to go. It is fine not to want to.
      H<visit> {helper} can say how long the visit is and who comes. ~ Knowing it makes the first part shorter.
      T<visit> {he} can tell a grown-up when a break is needed. ~ A visit may have a pause in it.
      C<visit> {he} can think, "First before, then there, then after."
      A<visit> After is the part with the way back, and with supper in this house. It may be a loud one, a sad one or a quiet one. People here know about that part. Nobody needs to say at once how it was.
      P<bread> Foster carers know about hidden food. They do not think badly of anybody for it. They only mind the ants.
      Q<bread> When the cupboard is open, {Name} may feel ____. It may change after some weeks.
      T<bread> {he} can tell where old food is, with no word of blame. ~ Then it can be cleared up together.
      P<skin> People are used to families with one colour. So they look at families with two, and some ask. Most of them mean no harm, and a few are rude.
      Q<skin> When people look, {Name} may feel ____.
      T<skin> {he} can ask at home about the family {he comes} from. ~ Carers may know a part of it.
      P<visit> The others may have a tummy like that as well. Nobody can see it from the other side of a room. People talk about toys when they are nervous.
      Q<visit> Before the visit, {Name} may feel ____. Afterwards it may be another word.
      T<visit> {he} can bring a game or a drawing. ~ It gives hands something to do.
      T<visit,comforter> {he} can bring {comforter} along. ~ It has been there on other hard days.
      D<leave> A move out of a foster home is a big one. {Name} is going to live {goeson}. Grown-ups have made that plan. It is nobody's fault, and it is no prize. A bag gets packed. Some of it is clothes, and some of it is what nobody can fold.
      P<leave> Foster carers are sad when a child leaves. It is part of their job to be glad as well. They can do both at once.
      P<leave> The people in the other home are getting ready. They may be nervous too. They may not know yet which way the bread gets cut.
      Q<leave> When {he thinks} of the move, {Name} may feel ____. It can be three words at once.
      Q<leave> At the goodbye, {Name} may feel ____.
      H<leave> {helper} can make a book of this time, with photos and names. ~ It goes along in the bag.
      H<leave> {helper} can find out when people can see each other or call. ~ What is not known yet gets told later.
      T<leave> {he} can make a list of what is good to know about {him}. ~ The next people will be glad of it.
      T<leave> {he} can say goodbye in {his} own way. ~ A wave counts.
      T<leave,comforter> {he} can put {comforter} on top in the bag. ~ Then it comes out first.
      C<leave> {he} can think, "I can miss one home and live in another."
      C<leave,topic> On the way, {he} can think about {topic}.
      A<leave> The bag is shut. Songs, jokes and the way to the fridge do not need a bag. In this house there are people who remember {Name}. In the other there are people who will find out who is coming.
      D<ours> In some families, other children come to live for a while. It is called fostering. {Name} was in this house before, and knows every stair. Then one more toothbrush stands in the cup. It belongs to somebody who could not live at home for now. No child is to blame for that.
      P<ours> {newone} has left a room, a bed and people behind. That can look like being rude or silent. It is mostly being lost in a new place.
      P<ours> Parents who foster have a lot to do in the first weeks. They may look past the child who manages well. It is good to remind them.
      Q<ours> On the first evening, {Name} may feel ____. It may be another word by the weekend.
      Q<ours> When there is a thing to share, {Name} may feel ____.
      H<ours> {helper} can keep a time that is for {him} alone. ~ It can be written in the calendar.
      H<ours> {helper} can agree which things are not for sharing. ~ They can have a box with a lid.
      T<ours> {he} can show {newone} one good thing about the house. ~ Only one person knows it so well.
      T<ours> {he} can tell a parent when it gets too much. ~ That is not mean.
      C<ours> {he} can think, "This is my home, and there is room for one more."
      A<ours> The cup in the bathroom holds one more brush. Adults decide how long it stays, and often they do not know it yet. {Name} is at home in this house the whole time. It is fine to be glad, and cross, and curious, all before breakfast.
    `),
    '8-10': script(`
      D<rules> {Name} lives in a foster home now and may feel like a detective in it. Every house has rules that nobody has written down. Shoes stay on, or shoes come off. Biscuits are free, or they are not. Somebody gets the first bathroom turn, and somebody is not spoken to before coffee. Detectives do not know things on the first day either. They look, they ask, and they make a mistake or two.
      D<rules> In a foster home the cupboards are full of questions. {Name} may wonder if biscuits are free or on request, and whether people knock. Asking seems rude, and guessing takes weeks. Carers usually forget to say these things, because they have known them for so long. None of the reasons for being here is anything that a child said, asked or did.
      D<box> Some things stay one's own wherever one sleeps. {Name} may keep them in a box, in a bag or in a memory. A foster home can add to them, and it cannot take them out. The adults decide about addresses. They do it with meetings and papers, and nothing a child did is the cause. What is in the box is not theirs to decide.
      P Foster carers learn about a child from a few pages. They know that pages leave out the best parts. Most would like to be told, and try not to ask too soon.
      P Nobody asks a child in a foster home to choose between people. It is possible to love a parent, to miss one and to be angry, all on one day.
      P Social workers look after many families at once, and may forget things. Reminding them is allowed and even useful.
      P If other children live in the house, they had their own way of doing things. They may be curious, or cross about the bathroom. It often takes a few weeks and one shared joke.
      Q In this house, {Name} might feel ____. It may be two words on one day.
      Q Thinking of family, {Name} might notice ____. Bodies often know it first.
      Q When somebody is kind, {Name} might feel ____. That is not as simple as it sounds.
      H {helper} can say the unwritten rules out loud, biscuits included. ~ It saves weeks of detective work.
      H {helper} can tell {him} about every plan as soon as it is known, good or bad. ~ Not knowing is mostly worse.
      H {helper} can keep a hard day empty. ~ It is easier to land on a soft day.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can hear about other homes without judging them. ~ Nobody comes from nowhere.
      T {he} can write down a few things that are good to know, and hand it over. ~ A list of three foods is a good start.
      T {he} can ask to speak with the social worker alone. ~ That is a right and not a favour.
      T {he} can tell a trusted adult if anything here or elsewhere is not right, and go on telling. ~ It is right to tell until somebody helps.
      T<comforter> {he} can give {comforter} the best place in the room. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}, with the door shut. ~ Being new is tiring work.
      T<activity> {he} can ask how {activity} can go on from here. ~ Something that goes on makes the rest easier.
      T<doing> {he} can try {doing} when it gets loud inside. ~ What helped there can help here.
      C<rules> {he} can think, "One more day, and I know where the spoons live."
      C<rules> {he} can ask, "Is that a rule or a habit?"
      C<box> {he} can think, "They decide the address, and the box is mine."
      C<topic> For a rest, {he} can think about {topic}.
      A<rules> One morning a hand finds the right drawer in the dark. It does not mean that another house is forgotten. People can know the spoons in two places. Here there is a plate with nobody else's name on it, and a person who noticed who was coming.
      A<rules> Rules can be asked about, learnt, and sometimes changed, because somebody new saw that they were silly. The stay in a foster home may be long or short, and nobody knows that yet. Until then there are biscuits, and asking about them is free.
      A<box> A box is a small thing to set against so many meetings. It does not argue, and it is still there afterwards. Whatever is decided in them, {Name} is more than an address. There is room on the shelf here, and the lid can stay shut.
      D<kin> A kitchen shelf tells a lot about who lives in a home. {Name} lives with {kin}, and one of those cups belongs to {him}. When parents cannot look after a child, somebody in the family may do it instead. A great many homes are made like that. The reasons belong to adults, and they were there before anybody's school report or loud day.
      D<kin> Some forms have a box for "parents", and in many homes that is the wrong word. {Name} lives with {kin}. The kitchen shelf is a better form, since it has a cup on it for each of them. In many countries more children live with relatives than with foster families. Why parents cannot do it is an adult matter. No child was ever the cause.
      P<kin> The people at home may be worried about the same person whom a child misses. They may not mention it, so as not to make it worse. Anybody can be the first to say the name.
      P<kin> At school, cards are often made for mums and dads. Teachers mean the people who are at home. Most are glad to be told who that is.
      Q<kin> When a form says "parents", {Name} might feel ____. It may be different from one year to the next.
      H<kin> {helper} can say what is known, what is not, and who decides. ~ Not knowing is mostly worse.
      H<kin> {helper} can have a word with the teacher before such a day. ~ Then it needs no explaining in front of others.
      T<kin> {he} can decide who hears all of it and who hears one sentence. ~ It is private information.
      T<kin> {he} can keep photos and letters in a place of {his} own. ~ Nobody needs to choose between people.
      T<kin,comforter> {he} can find the best place in the room for {comforter}. ~ It is good to have on a hard evening.
      C<kin> {he} can think, "It was not my doing, and this is my cup."
      C<kin,topic> As a rest, {he} can think about {topic}.
      A<kin> A cup on a shelf proves very little, except that it was there yesterday and is there again today. Being at home in one place and missing somebody in another can go on side by side. Nobody in this home needs to choose. The kettle is on for all of them.
      D<bread> There is food in this foster home, and some of it may move into a bedroom. {Name} may put a bit aside, just in case, beside a full cupboard. Taking and hiding it is not greed, and it is not a crime. It is one way to be sure of some for later, and nobody needs to explain it. Food here can be asked for, and there is enough of it next week as well.
      H<bread> {helper} can keep one shelf or box filled, which is only {hers}. ~ An open supply does more than a hundred speeches.
      T<bread> {he} can ask for food, or simply say, "I took some." ~ Both are fine to say.
      C<bread> {he} can think, "There is bread, and there will be a reason to go shopping."
      A<bread> A body believes in a full cupboard only when it has seen it many times. That may take months, and nobody is counting the slices. In this house, bread goes stale and gets bought again. A crumb in a drawer is nothing but a crumb.
      D<skin> People notice when hands in one family have two colours. {Name} lives in a foster home, and the skin came from {his} birth family, while the supper comes from here. Skin colour depends on a substance called melanin, which protects from the sun. It says nothing about who may care for whom. Some questions about it are curious, and some are rude.
      H<skin> {helper} can learn what {his} skin and hair need, and ask people who know. ~ Not every carer knows that from the start.
      T<skin> {he} can choose between a short answer and "That is private." ~ Strangers in a queue get the short one.
      C<skin> {he} can think, "My skin has a history, and it is mine."
      A<skin> Two hands with two colours can do the washing-up in one sink. Nobody in this house needs to pretend that they look the same. Where {Name} comes from is a part of the story, and a good one to know more about. It can be asked about at any supper.
      D<visit> For somebody who lives in a foster home, a visit with family has three parts. Before it, {Name} may have a stomach ache or a short temper. The middle is the shortest part. After it, the day can feel too loud, because going there and coming back both cost energy. It does not mean that the visit was wrong, or that anybody did it badly.
      H<visit> {helper} can find out beforehand who will be there, and for how long. ~ Half of the waiting is guessing.
      T<visit> {he} can agree on a sign that means "break, please". ~ Visits may have a pause.
      C<visit> {he} can think, "There are three parts, and this is one of them."
      A<visit> The third part belongs to {Name}. It may need a closed door, a run round the block or a lot of toast. People in this house can ask about it later, or not at all. What was good in the middle stays good, and so does the right to say what was not.
      P<bread> Foster carers learn about this on their courses, and experienced ones have found sandwiches in odd places. They do not take it personally. They ask what the favourite bread is.
      Q<bread> In front of a full cupboard, {Name} might feel ____. The stomach may say one thing and the head another.
      T<bread> {he} can say what tasted good at home. ~ It can be put on the list here.
      P<skin> People are used to families in one colour, so a family in two gets looked at. Some are only curious. Those who are rude are wrong, and it is the job of adults to tell them.
      Q<skin> When strangers ask, {Name} might feel ____.
      T<skin> {he} can ask to meet people who look like {him}. ~ It is a fair wish, and carers can arrange it.
      P<visit> The person on the other side of the room may have had a bad night as well. People who are nervous talk about school. It is seldom what they meant to say.
      Q<visit> On the day before, {Name} might feel ____. On the day after it may be a different word.
      T<visit> {he} can bring a game that two people can play. ~ It is easier to talk beside a game.
      D<leave> Leaving a foster home is odd, because everyone calls it good news or sad news. {Name} is going to live {goeson}, and it may be both on the same morning. Adults whose job it is have decided about it. It is nothing that a child has earned or spoiled. What can be packed goes into a bag, and a good deal cannot be packed.
      P<leave> Foster carers are expected to let people go, and they are not made of wood. They may cry in the larder and then make sandwiches for the journey. They would like to be sent a postcard.
      P<leave> People at the other end have had a long time to imagine this day. They may try too hard at first. It gets more ordinary when both sides are a bit tired.
      Q<leave> Thinking of the day, {Name} might feel ____. Two opposite words may both be true.
      Q<leave> Saying goodbye to animals or friends, {Name} might feel ____.
      H<leave> {helper} can say what is known, also about visits and calls. ~ Not knowing is mostly worse.
      H<leave> {helper} can put together a book of this time, with names and dates. ~ Memories like to have a place.
      T<leave> {he} can decide what goes into the bag and what may stay here as a guest. ~ Both can be arranged.
      T<leave> {he} can tell the social worker what {he wants} to go on, such as a club or a call. ~ It is their job to hear it.
      T<leave,comforter> {he} can pack {comforter} last and unpack it first. ~ It is a good thing to find on top.
      C<leave> {he} can think, "I do not need to choose who I like."
      C<leave,topic> On the way, {he} can think about {topic}.
      A<leave> A bag holds about a tenth of what somebody takes along. The rest is recipes, jokes and knowing that this house had a place with {his} name on it. People here will go on wondering how {Name} is. That needs no luggage.
      D<ours> When a family fosters, it is mostly told as a story about grown-ups and the child who comes. There is somebody else in the house, who was there before. {Name} has a room, habits and parents there, and all of that gets a new neighbour. It may begin with one more toothbrush in the cup. The child it belongs to cannot live at home at the moment. That was decided by adults, and no child caused it.
      P<ours> Children who come into foster care have often been through things that are not talked about at supper. Some are loud, some are silent, and some try out every rule. It is seldom about the people in the new house.
      P<ours> Parents may expect a good deal of the one who copes well. They are proud of it and forget to say so. A sentence such as "I need you too" is usually heard.
      Q<ours> With somebody else at the table, {Name} might feel ____. It can be two things that do not fit together.
      Q<ours> When a parent is busy with the other child, {Name} might notice ____.
      H<ours> {helper} can keep one fixed time in the week for {him} alone. ~ Such times are easily moved, so it helps to write it down.
      H<ours> {helper} can say what is private in this house and what is not. ~ A box with a lid may be part of it.
      T<ours> {he} can show how things work here, from the tap to the cat flap. ~ It makes two people more at home.
      T<ours> {he} can tell a parent about the hard parts without waiting to be asked. ~ It is part of how such a family works.
      C<ours> {he} can think, "I was here before, and I stay."
      A<ours> How long it lasts is often not known at the start, and not even by the people with the folders. {Name} may get fond of somebody who moves on, or be glad of the quiet afterwards. The house is {his} home in both cases. There are usually some good stories in it by the end, and one lost toothbrush.
    `),
    '11+': script(`
      D<file> Somewhere there is a file about {Name}. People who live in foster homes have one, and it is full of dates, meetings and long words. Strangers may read it before they say hello. What is not in it is nearly everything, such as a sense of humour, the worst song ever and the right tea. Files are written by adults about what adults did. Nothing in one of them was caused by a child.
      D<file> A new foster home begins with an imbalance. The carers have read a file about {Name}, while nobody has handed over a single page about them. It would be only fair to ask. They have habits, a past and opinions about tea, and they may have been nervous enough to hoover twice. The meetings about who lives where are held by adults. They happen for reasons that began long before anybody's behaviour.
      D<guest> In the first week everyone is polite, and the good towels are out. {Name} is in a foster home, and "guest" is not quite the word for it. Guests know when they are leaving, and they have a house to go back to. "Family" may be too much, and "placement" belongs in an office. It is a situation without a good noun. Most people get along by using first names and seeing how it goes.
      D<guest> After some weeks in a foster home, {Name} may know which stair creaks and still ask before opening the fridge. It is an odd stage. The word "guest" no longer covers it, and "family" may be said too early by people who mean well. There is no date by which a word needs to be found. The reasons for being here lie with adults, and they are older than any behaviour.
      P Foster carers have usually done a course, and the course did not mention this particular person. They are reading signs, just like everybody who is new in a house. A hint about what helps at two in the morning is worth more to them than all the folders.
      P Parents who cannot look after a child may be ill, or in trouble that is bigger than they are. Missing them does not approve of anything, and being relieved does not betray them. Plenty of people in care have both before breakfast.
      P Social workers may change or turn up late, mostly because there are too few of them, and some of them are excellent. Any of them can be asked for a straight answer, and there are advocates whose whole job is to help with the asking.
      P Friends at school do not know what to do with it. Some think of films. It is fine to have one sentence ready, and just as fine to have a different one for those who come to the house.
      Q In this house, {Name} might feel ____. Watchful is a respectable answer.
      Q When family is talked about, {Name} might notice ____. It may have no name at first.
      Q When people say that it is all for the best, {Name} might feel ____.
      H {helper} can explain the rules of the house, and which of them can be discussed. ~ Unwritten rules are the tiring kind.
      H {helper} can pass on what is decided on the day it is decided. ~ People can cope with bad news better than with hints.
      H {helper} can leave it to {him} what people here are called. ~ First names do well enough.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What worked before is a sensible place to begin.
      H<helper> {helper} can answer a few questions in return. ~ It evens things out a little.
      T {he} can ask what the file says, and add a page. ~ In many countries that is a right.
      T {he} can write down what works and what does not, for whoever needs to know. ~ It is quicker than being guessed at.
      T {he} can tell an adult outside the house if something is not right, and then another. ~ It is right to go on telling, and it betrays nobody.
      T<comforter> {he} can keep {comforter} in any place at all. ~ Nobody has published an age limit for comfort.
      T<quiet> {he} can take an hour for {quiet}, with the door closed. ~ Being new somewhere is a full-time job.
      T<activity> {he} can insist on keeping {activity} in the week. ~ It is a part of life that no meeting invented.
      T<doing> {he} can try {doing} on the bad evenings. ~ What works does so at any address.
      C<file> {he} can think, "The best parts are not in the file."
      C<file> {he} can say, "You have read about me, so tell me about you."
      C<guest> {he} can think, "There is no noun for this, and here I am."
      C<guest> {he} can say, "First names will do."
      C<topic> For a rest, {he} can think about {topic} in as much detail as possible.
      A<file> Nobody can say how long an address will last, and honest adults admit it. In this house the file is in a drawer, and its subject is in the kitchen. That is the right way round. What {Name} is like will be found out here in the ordinary manner, by who laughs at what.
      A<file> More pages will be added by people with lanyards and good intentions. None of them can be trusted to have got the tea right. A foster home can, after a week or two, and that is a modest but real kind of being known. The cup is on the second hook.
      A<guest> One day the fridge gets opened without a question, and no one looks up. It decides nothing about where anybody belongs. A person can know two fridges and miss one of them. In a foster home as elsewhere, guests are offered supper, and only people who live there get asked what is missing from the shopping list.
      A<guest> After a while the good towels go back into the cupboard, which is a compliment. A home can be temporary and still have somebody in it who worries when the bus is late. It does not replace any other home, and {Name} need not decide what it is. There is toast here, and there is no visiting hour for it.
      D<kin> Statistics call it kinship care when a child lives with grandparents, an aunt or other relatives. {Name} lives with {kin}, and at home the word may not come up at all. There it is simply a matter of who is in the kitchen and whose cup is whose. In many countries far more children live like this than in foster homes. The reasons lie with adults. They are older than any argument about homework.
      D<kin> "So why don't you live with your parents?" is a question from people who have known somebody for ten minutes. {Name} is at home with {kin}, and there is a short answer and a long one. Neither is owed to anybody. What can be said at once is that it was not caused by a child, because adult troubles seldom are. The rest can stay at home, in the cupboard with the cups.
      P<kin> The adults at home have a double part, since the person who cannot be here belongs to them as well. They can be furious with somebody and miss the same person at supper. It has little to do with who left a towel on the floor.
      P<kin> Friends may ask, and some of them know somebody in the same position without being aware of it. One sentence is enough for most. "It is complicated" is short and accurate.
      P<kin> Social workers, courts and relatives may all have a say, and they may disagree. People of this age are entitled to be heard by them. There are advocates who help with it.
      Q<kin> When somebody says "your parents", {Name} might feel ____. It may be nothing at all.
      H<kin> {helper} can say what is known, including the parts that are not pleasant. ~ Whoever is old enough to wonder is old enough for a true answer.
      H<kin> {helper} can look for a group of families like this one. ~ It saves a great deal of explaining.
      T<kin> {he} can say how much contact feels right at the moment. ~ An opinion counts there, and it may change.
      T<kin> {he} can decide who gets the short answer and who gets the long one. ~ It is private information.
      T<kin,comforter> {he} can have {comforter} close on a bad evening. ~ There is no age limit for comfort.
      C<kin> {he} can think, "I am not the reason, and I am not the cure."
      C<kin,topic> To give the head a rest, {he} can think about {topic}.
      A<kin> The word for it will hardly ever come up at home. There will be the usual kitchen, with the usual people in it and somebody's cup in the way. Loving those who cannot be here and being glad of those who are is no contradiction. It is roughly what most families consist of.
      D<visit> A visit with family lasts an hour on paper. In practice it may start two days earlier, in the stomach. In a foster home, it may end for {Name} on the day after, with a door that closes rather hard. Going there takes energy, and coming back takes more. It proves nothing about who is loved. It shows that something matters.
      C<visit> {he} can think, "An hour on paper, three days in practice."
      T<visit> {he} can say beforehand what would make it bearable, such as a walk instead of a room. ~ Arrangements can be asked about, and some can be changed.
      A<visit> The day after a visit can be kept free of opinions. People in this house may notice the door and say nothing, which is a form of tact. What was good about it can be kept, what was not can be told to somebody whose job it is. Both are allowed in the same week.
      P<visit> The people at the other end of that hour may be counting too. Those who see each other by appointment tend to talk about school, because it is safe. What they meant to say often occurs to them on the bus.
      H<visit> {helper} can keep the evening afterwards free of plans and of questions. ~ Both can come later.
      Q<visit> On the day after, {Name} might notice ____. Two opposite words may both be right.
      D<leave> People will say that leaving a foster home is an ending or a beginning, according to their job. For {Name} it may simply be a great deal at once. After some years, a house has habits, animals and people who know how somebody takes their toast. The decision lies with adults whose job it is. It is neither a reward nor a sentence, and nothing about it was caused by being good or difficult.
      P<leave> Foster carers intend to be professional about goodbyes. In practice they stand in an empty room for a while. They may say less than they feel, in order not to make it harder.
      P<leave> A parent who gets a child back is meeting somebody three sizes larger. Both have changed, and it takes time to find out how. Being polite to each other for a while is not a bad start.
      Q<leave> Thinking of the first evening there, {Name} might feel ____. Hope and dread are on good terms.
      Q<leave> At the thought of who stays here, {Name} might notice ____.
      H<leave> {helper} can find out what contact is possible afterwards, and put it in writing. ~ What is agreed beforehand tends to happen.
      H<leave> {helper} can admit to being sad about it. ~ It is a compliment, and it may be said.
      T<leave> {he} can tell the social worker what is to go on, such as a school, a friend or an animal. ~ It can be made part of the plan.
      T<leave> {he} can tell any trusted adult, at any time, if it does not go well there. ~ Speaking up is not a failure.
      T<leave,comforter> {he} can pack {comforter} where it is found first. ~ There is no age limit for comfort.
      C<leave> {he} can think, "I can be loyal to more than one kitchen."
      C<leave,topic> On the way, {he} can think about {topic} in as much detail as possible.
      A<leave> What goes along in a bag is easily listed. What goes along otherwise is harder to see, such as a way of frying eggs. People in this house would know the sound of those steps anywhere. It remains true at another address. Nobody here is going to forget who finished the jam.
      D<bread> In many a room there is a drawer that nobody else knows about, with biscuits in it and half a loaf. {Name} may keep food like that in a foster home with a full cupboard, and not be able to say what for. It is neither greed nor theft, and no explanation is owed to anyone. Something within reach is one way of being sure. The only real trouble with it is mould.
      P<bread> Carers who have done this for a while have found such drawers before. They take it as a question about tomorrow, and the answer to it is yes.
      Q<bread> With the cupboard full, {Name} might still notice ____. Stomach and head need not agree.
      H<bread> {helper} can keep one box filled that is only {hers}, and say nothing about how fast it empties.
      H<bread> {helper} can say plainly what may be taken without asking. ~ A clear yes is quicker than a hundred hints.
      T<bread> {he} can move what keeps into a tin with a lid, and give back what does not. ~ Nobody needs to ask why.
      T<bread> {he} can put one thing on the shopping list each week.
      C<bread> {he} can think, "There is enough here, and on Thursday as well."
      A<bread> The box gets low, and somebody fills it. It may take a long time until a cupboard is believed, and there is no deadline for that. In this home food goes stale and gets bought again, and it can be asked for without a reason. The drawer is free for other things whenever it suits.
      D<ours> In the language of fostering there is a word for nearly everyone: carer, social worker, placement. For the child who lives in the house already there is hardly one. {Name} has been at home there all along, and was perhaps asked for an opinion, or perhaps informed. Then there is one more toothbrush in the bathroom, and the tone of the house changes by a shade. It is a large thing to share one's parents with somebody who needs them badly. It may be right, and it may still be difficult.
      P<ours> Whoever arrives has lost a good deal in a short time and did not choose the address. That can come out as charm, silence or slammed doors. It is rarely meant for the people it hits.
      P<ours> Parents who foster count on their own children to understand, and frequently forget to check. They would rather be told on a Tuesday than find out at Christmas.
      Q<ours> Some weeks into it, {Name} might feel ____. Pride and resentment can share a sofa.
      Q<ours> When a door gets locked that used to be open, {Name} might notice ____.
      H<ours> {helper} can keep one evening that belongs to {him} alone, and protect it. ~ It is the sort of thing that gets moved first.
      H<ours> {helper} can be told the hard parts without being defended to. ~ Listening is enough for a start.
      T<ours> {he} can say what is not for sharing, in advance and calmly. ~ A border that is known causes fewer incidents.
      T<ours> {he} can ask whether there is a group for children of people who foster. ~ They exist, and explanations are not needed there.
      C<ours> {he} can think, "It is a good thing to do, and I am allowed to be tired of it."
      A<ours> Nobody can say in advance how long it will last or what it will leave behind. Some placements end in a friendship, some in relief, and a few in both. {Name} was there first and will be there afterwards, and does not need to earn it by being easy. In the meantime, the house has one more person who knows where the cups are.
    `),
  },
};

/**
 * A child who lives with a foster family: a new house, who decides what, and what stays the child's own. Why, and for how
 * long, the adults who know tell; nobody is promised a date or a return. Children of foster carers: `new-family-member`.
 */
export const fostering: Frame = withScenes(
  own,
  callsTheTeacherMum,
  calledOff,
  bagThatStaysPacked,
  comesIntoOurHome,
  somebodyMovesOn,
  notPassedOn,
  whoKnowsIAmInCare,
  soonWithCarers,
);
