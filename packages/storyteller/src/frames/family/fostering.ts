import { script, type Frame } from '../../frame.ts';

/**
 * A child who lives with a foster family: a new house, who decides what, and what stays the child's own. Why, and for how
 * long, the adults who know tell; nobody is promised a date or a return. Children of foster carers: `new-family-member`.
 */
export const fostering: Frame = {
  id: 'fostering',
  name: 'Living with a foster family',
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
  },
  threadCues: {
    file: /\b(?:going|goes|new|moving|next week|soon|will)\b/,
    guest: /\b(?:been|settl\w+|already|since|weeks now|months|lives? (?:with|in)|living)\b/,
  },
  roles: {},
  titles: {
    young: [
      { text: 'Here Is the Bed', thread: 'tour' },
      { text: 'Bed, Bath, Bread', thread: 'tour' },
      { text: 'A Light in the Hall', thread: 'light' },
      { text: 'Click, a Light', thread: 'light' },
      { text: 'Who Looks After {name}?', thread: 'who' },
      { text: 'Big Questions, Big People', thread: 'who' },
      { text: '{name} Is Here' },
    ],
    older: [
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
      { text: 'Another House' },
    ],
  },
  benefits: [
    'Says who decides about where a child lives, and that no child is the reason.',
    'Makes a new house easier to know, one small thing at a time.',
    'Leaves room for missing people, being relieved, and both.',
  ],
  talk: {
    young: [
      'What is in the house in the story?',
      'Which word fits in the blank for {name} today?',
      'Shall we walk round the house and say hello to it?',
    ],
    older: [
      'Which part of the story is like here, and which is not?',
      'Which word went into the blank, and is it the same in the evening?',
      'Shall we write down a question for the social worker?',
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
      D<light> It is night in this house. {Name} is in bed here. Click! A light is in the hall. It stays on.
      P Grown-ups here look after {Name}. They like to help.
      P Some children miss people. Some play. Some do both.
      P People far away may think of {Name}.
      Q In this house, {Name} may feel ____.
      Q At night, {Name} may feel ____.
      Q In the new bed, {Name} may feel ____.
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
      A<light> The light stays on here. Somebody is near {Name}. One call, and somebody comes.
    `),
    '4-5': script(`
      D<tour> {Name} is in a foster home. It has a bath, a bed and a back door. The toilet is behind one of the doors. There is a light at night. Bread, milk and a cup are here for anyone who asks.
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
      A<tour> After some days, feet know the way. The cups are still there, and so is the bread. {Name} may miss another house and eat toast in this one. There is a light on at night.
      A<tour> A house gets less odd, one door at a time. Nobody hurries. People here are glad of a child who asks where things are. The bed is warm.
      A<who> The big plan is made by grown-ups. Small plans can be made here, such as jam or no jam. {his} word counts for that. Somebody here listens.
      A<who> Nobody knows all of it yet. One thing is known. There is supper here, and a bed. Somebody says goodnight.
    `),
    '6-7': script(`
      D<who> There are a lot of grown-ups around a child in a foster home. {Name} may like a map of them. A foster carer cooks, helps with shoes and is there at night. A social worker makes plans and comes to visit. A judge may decide the biggest things. None of it is a child's job, and no child is the reason.
      D<who> Who decides about a foster home? {Name} may ask that, because it is a good question. Parents, social workers and sometimes a judge talk about it. In the home, the carers decide about bedtime and soup. A child may say what is good and what is not. It is the job of all of them to listen.
      D<box> {Name} may have a box or a bag with things from before. They may be big or small, or odd to other people. In a foster home that box is not for others. It stays shut when {he wants} it shut. New things can go in as well, such as a stone.
      P Foster carers know that the first days are strange. Many had such days with other children, and they remember. They are a bit nervous too.
      P Parents may have many troubles and still think of a child each day. It is possible to miss them, or to be cross with them, or both.
      P Children at school may be curious and ask, "Why do you live there?" They mean no harm by it. A short answer is fine, such as "It is private".
      P Some children in a new house are as quiet as can be. Others test every rule. Carers have seen both, and it gets calmer with time.
      Q In this house, {Name} may feel ____. It may be another word by Friday.
      Q After a visit with family, {Name} may feel ____.
      Q At night, {his} body may feel ____. Two feelings can be there at once.
      H {helper} can show {him} what is where, biscuits included. ~ Nobody needs to guess about food.
      H {helper} can tell what is known and say when something is not. ~ A true answer is better than a nice one.
      H {helper} can be calm and near on the day after a visit. ~ That day is often a bumpy one.
      H<adult> {helper} can help by {adult}. ~ It has helped at other times.
      H<helper> {helper} can ask before coming in. ~ A room is easier to like with a knock.
      T {he} can write or draw a question for the social worker. ~ It is their job to answer.
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
      A<box> The box goes along, wherever {Name} sleeps. It gets a bit fuller as time goes by. Here it has a shelf. {Name} knows what is in it, and that is enough.
    `),
    '8-10': script(`
      D<rules> {Name} lives in a foster home now and may feel like a detective in it. Every house has rules that nobody has written down. Shoes stay on, or shoes come off. Biscuits are free, or they are not. Somebody gets the first bathroom turn, and somebody is not spoken to before coffee. Detectives do not know things on the first day either. They look, they ask, and they make a mistake or two.
      D<rules> In a foster home the cupboards are full of questions. {Name} may wonder if biscuits are free or on request, and whether people knock. Asking seems rude, and guessing takes weeks. Carers usually forget to say these things, because they have known them for so long. None of the reasons for being here is anything that a child said, asked or did.
      D<box> Some things stay one's own wherever one sleeps. {Name} may keep them in a box, in a bag or in a memory. A foster home can add to them, and it cannot take them out. The adults decide about addresses. They do it with meetings and papers, and nothing a child did is the cause. What is in the box is not theirs to decide.
      P Foster carers learn about a child from a few pages. They know that pages leave out the best parts. Most would like to be told, and try not to ask too soon.
      P A parent may miss a child badly and still be unable to keep a house safe. Even adults find that hard to understand. It is possible to love a parent, to miss one and to be angry, all on one day.
      P Social workers look after many families at once, and may forget things. Reminding them is allowed and even useful.
      P If other children live in the house, they had their own way of doing things. They may be curious, or cross about the bathroom. It often takes a few weeks and one shared joke.
      Q In this house, {Name} might feel ____. It may be two words on one day.
      Q Before or after seeing family, {Name} might notice ____. Bodies often know the date first.
      Q When somebody is kind, {Name} might feel ____. That is not as simple as it sounds.
      H {helper} can say the unwritten rules out loud, biscuits included. ~ It saves weeks of detective work.
      H {helper} can tell {him} about every plan as soon as it is known, good or bad. ~ Not knowing is mostly worse.
      H {helper} can keep the day after a visit empty. ~ It is easier to land on a soft day.
      H<adult> {helper} can help by {adult}, as at other times. ~ It is good when something stays the same.
      H<helper> {helper} can hear about other homes without judging them. ~ Nobody comes from nowhere.
      T {he} can write down a few things that are good to know, and hand it over. ~ A list of three foods is a good start.
      T {he} can ask to speak with the social worker alone. ~ That is a right and not a favour.
      T {he} can tell a trusted adult if anything here or elsewhere is not right, and go on telling. ~ It is right to tell until somebody helps.
      T<comforter> {he} can give {comforter} the best place in the room. ~ Nobody is too old for that.
      T<quiet> {he} can spend an hour {quiet}, with the door shut. ~ Being new is tiring work.
      T<activity> {he} can ask how {activity} can go on from here. ~ Something that goes on makes the rest easier.
      T<doing> {he} can try {doing} when it gets loud inside. ~ What helped there can help here.
      C<rules> {he} can think, "Day three, and I know where the spoons live."
      C<rules> {he} can ask, "Is that a rule or a habit?"
      C<box> {he} can think, "They decide the address, and the box is mine."
      C<topic> For a rest, {he} can think about {topic}.
      A<rules> One morning a hand finds the right drawer in the dark. It does not mean that another house is forgotten. People can know the spoons in two places. Here there is a plate with nobody else's name on it, and a person who noticed who was coming.
      A<rules> Rules can be asked about, learnt, and sometimes changed, because somebody new saw that they were silly. The stay in a foster home may be long or short, and nobody knows that yet. Until then there are biscuits, and asking about them is free.
      A<box> A box is a small thing to set against so many meetings. It does not argue, and it is still there afterwards. Whatever is decided in them, {Name} is more than an address. There is room on the shelf here, and the lid can stay shut.
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
      Q On the day after seeing family, {Name} might notice ____. It may have no name at first.
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
    `),
  },
};
