import { firstDayOfWearingIt } from './first-day-of-wearing-it.ts';
import { seenPraying } from './seen-praying.ts';
import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { aDayOthersKeep } from './a-day-others-keep.ts';
import { saidUnless } from '../said-unless.ts';
import { withScenes } from '../scene.ts';
import { tooYoungToFast } from './too-young-to-fast.ts';
import { whatOthersBelieve } from './what-others-believe.ts';
import { aFastThatEndedEarly } from './a-fast-that-ended-early.ts';

const FASTING =
  /\b(?:ramadan|ramazan|ramzan|(?<!\b(?:eats?|too|so|very|runs?|talks?) )fast(?:s|ed|ing)?|iftar|suhoo?r|sehri|yom kippur|ayuno|ayunar)\b/i;
/** The child fasts too, or a part of it. */
const KEEPS_IT =
  /\b(?:(?:he|she|they)(?:'s|'re| is| are| has been| will be)? (?:also )?(?:fasting|keeping (?:his|her|their|the) fasts?)|^\W*fasting|(?:his|her|their|my (?:son|daughter)'?s?) first (?:fast|ramadan|roza)|fast(?:s|ing) (?:this year )?for the first time|why (?:he|she|they) (?:is|are)(?:n'?t| not) eating|half[- ]day fast)\b/i;
const WORN =
  /\b(?:hijabs?|head\s?scar(?:f|ves)|scar(?:f|ves)|turbans?|patkas?|kippahs?|kippas?|yarmulkes?|skull\s?caps?|topis?|kufis?|kara|bindis?|tichel)\b/i;
/** Something of the others falls on a day that the family keeps. */
const CLASH =
  /\b(?:miss(?:es|ed|ing)?|can'?t (?:go|come|be)|cannot (?:go|come)|not (?:be able|allowed) to go|clash\w*)\b[^.!?]{0,40}\b(?:part(?:y|ies)|trips?|match(?:es)?|games?|training|shows?|clubs?|birthdays?|football|play|disco|sleepovers?|tournament)\b/i;

const own: Frame = {
  id: 'family-faith',
  name: 'Faith in the family (Ramadan, holy days, headscarf)',
  says: [
    'first ramadan, he sees us fasting',
    'wants to fast like her big sister',
    'ramadan and school lunch',
    'explaining fasting to a four year old',
    'wants to join in with fasting but is too little',
    'fasting for yom kippur',
    'we are muslim and the class does christmas',
    'we dont celebrate christmas and she feels odd',
    'only jewish child in his class',
    'missing school for eid',
    'diwali is on a school day',
    'asked about his turban',
    'wears a patka to school for the first time',
    'starting to wear hijab at school',
    'children ask her about her headscarf',
    'wears a kippah and the others ask why',
    'she does not want to wear her scarf any more',
    'halal lunch and questions',
    'kosher food at school parties',
    'our family has a different faith from everyone in the class',
    'embarrassed that i pick her up in my hijab',
    'no birthdays in our faith',
    'saying prayers at school',
    'his friends do not know what eid is',
  ],
  claims: {
    strong: [
      'doesnt believe in god',
      'does not believe in god',
      'confirmation is next',
      'his confirmation',
      'her confirmation',
      'believe in god',
      'believes in god',
      'believing in god',
      'believe in allah',
      'lost her faith',
      'lost his faith',
      'lost their faith',
      'ramadan',
      'ramazan',
      'ramzan',
      'iftar',
      'suhoor',
      'sehri',
      'fasting',
      'wants to fast',
      'want to fast',
      'yom kippur',
      'eid',
      'diwali',
      'hanukkah',
      'chanukah',
      'passover',
      'vaisakhi',
      'rosh hashanah',
      'shabbat',
      'kippah',
      'kippa',
      'yarmulke',
      'patka',
      'turban',
      'hijab',
      'headscarf',
      'head scarf',
      'halal',
      'kosher',
      'celebrate christmas',
      'dont do christmas',
      'do not do christmas',
      'different faith',
      'different religion',
      'our faith',
      'our religion',
      'only muslim',
      'only jewish',
      'only sikh',
      'only hindu',
      'only christian',
      'wear a headscarf',
      'wears a headscarf',
      'my headscarf',
      'my hijab',
      'diwali party',
      'eid party',
      'jehovahs witness',
      'jehovahs witnesses',
    ],
    cues: [
      'faith',
      'religion',
      'muslim',
      'jewish',
      'sikh',
      'hindu',
      'pray',
      'prayer',
      'mosque',
      'temple',
      'synagogue',
      'scarf',
      'christmas',
      'fast',
    ],
    not: ['fasting from midnight', 'fasting before', 'fasting blood', 'before the operation', 'no food before'],
  },
  topicWords: ['family', 'home', 'fast', 'wear', 'days', 'lunch', 'table', 'scarf', 'turban', 'faith', 'eat'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'pet', 'sibling'],
  facts: [
    'Small children are not expected to fast in any large religion; each family decides about older ones, and health comes first.',
    'Anybody who feels ill, faint or very thirsty eats and drinks; no family wants a child to be unwell.',
    'In Ramadan grown-ups who fast eat before dawn and after sunset; other fasts have other times.',
    'Many religions have clothes or signs that some people wear: a headscarf, a turban, a patka, a kippah, a cross.',
    'Holy days fall on different dates in different religions, and some of them move through the year.',
    'Schools give leave for holy days, keep food apart when asked, and may let pupils rest or sit out.',
    'Whether to answer a question about one’s faith is one’s own decision.',
  ],
  threads: {
    clash: 'two things on one day, of which a person can go to one',
    class: 'a class after the class, and what is in it',
    table: 'a table that is bare by day and laid in the evening, and the plate that is there for a child at noon',
    keeps: 'a first fast: the empty hour at noon and the first sip in the evening',
    cloth: 'a piece of cloth that is put on in the morning like socks and shoes',
    calendar: 'two calendars: the one at school and the one at home',
    box: 'what is in a lunch box, and who asks about it',
    other: 'a day that is kept at school and is a day like others at home',
    ways: 'the ways of a home: where shoes stand, what is sung, which words are said',
    doubt: 'a question about the faith of the family, which is put on the table',
  },
  threadCues: {
    clash: CLASH,
    class:
      /\b(?:doesn'?t|does not|won'?t|refus\w+|hates?|bored|cries|tired)\b[^.]{0,30}\b(?:mosque|madras+ah?|sunday school|hebrew school|cheder|church|temple|synagogue|gurdwara|quran|koran|mass|punjabi school|polish school|chinese school|greek school|saturday school)\b/i,
    ways: /\b(?:pray(?:s|ed|ing|ers?)?|grace|mosque|church|temple|synagogue|gurdwara|mass|embarrass\w*|asham\w*|hides?|bible|quran|torah)\b/i,
    doubt:
      /\b(?:doesn'?t|does not|won'?t|refus\w+|hates?|stop|quit|bored)\b[^.]{0,24}\b(?:mosque|church|temple|synagogue|gurdwara|mass|madras+ah?|sunday school|hebrew school|cheder|quran|koran)\b|\b(?:mosque|church|temple|synagogue|gurdwara|mass|quran|koran|bible|hebrew) (?:class\w* |school |lessons? )?(?:\w+ ){0,3}(?:and|but) (?:he|she|they) (?:doesn'?t|does not|won'?t|hates?|refus\w+)\b|\b(?:(?:(?:does|do|did)(?: not|n'?t)|no longer|will not|wo n'?t|won'?t|refus\w+(?: to)?|stop\w*) (?:\w+ ){0,3}(?:wear\w*|pray\w*|fast\w*|go(?:ing)? to (?:church|mosque|temple|synagogue|gurdwara|mass)|believ\w*|church|mosque|bar mitzvah|bat mitzvah|confirmation)|not believe|believes? in (?:god|allah|jesus)|(?:lost|losing) (?:his|her|their) faith|atheist|doubts?)\b/i,
    keeps: KEEPS_IT,
    table: new RegExp(`^(?!${'[^]*'}(?:${KEEPS_IT.source}|${CLASH.source}))${'[^]*?'}(?:${FASTING.source})`, 'i'),
    cloth: WORN,
    other:
      /\b(?:(?:don'?t|doesn'?t|do not|does not|not|never|no) (?:\w+ ){0,3}(?:christmas|xmas|easter|nativity|halloween|santa|birthdays?|parties)\b|(?:all|class|others?|everyone|everybody|friends|school|nursery) (?:\w+ ){0,4}(?:christmas|xmas|easter|nativity|halloween|santa|birthdays?)\b|no birthdays)/i,
    calendar:
      /\b(?:eid|diwali|hanukkah|chanukah|passover|pesach|vaisakhi|rosh hashanah|shabbat|sabbath|nowruz|holi|lunar new year|chinese new year|orthodox (?:christmas|easter)|holy days?|festivals?|celebrat\w+|holidays?)\b/i,
    box: new RegExp(
      saidUnless(
        String.raw`\b(?:halal|kosher|beef|meat|vegetarian|no pork|pork|jain|bacon|ham|haribo|sweets|lunch(?:es|box)?|canteen|school dinners?|party food)\b`,
        String.raw`\b(?:ramadan|ramazan|fast(?:s|ing)?|iftar|yom kippur)\b`,
      ),
      'i',
    ),
  },
  onlyWhenSaid: ['clash', 'doubt', 'keeps', 'table', 'cloth', 'other', 'box', 'class'],
  tellsAlone: ['doubt', 'class'],
  roles: {
    teacher: TEACHER,
    fast: {
      fallback: { text: 'the fast' },
      cues: [
        { match: /\bram(?:adan|azan|zan)\b|\biftar\b|\bsuhoo?r\b|\bsehri\b/i, phrase: { text: 'Ramadan' } },
        { match: /\byom kippur\b/i, phrase: { text: 'Yom Kippur' } },
      ],
    },
    end: {
      fallback: { text: 'the right hour' },
      cues: [{ match: /\bram(?:adan|azan|zan)\b|\biftar\b|\bsuhoo?r\b|\bsehri\b/i, phrase: { text: 'sunset' } }],
    },
    day: {
      fallback: { text: 'that day' },
      cues: [
        { match: /\bchristmas\b|\bxmas\b|\bnativity\b|\bsanta\b/i, phrase: { text: 'Christmas' } },
        { match: /\beaster\b/i, phrase: { text: 'Easter' } },
        { match: /\bhalloween\b/i, phrase: { text: 'Halloween' } },
        { match: /\bbirthdays?\b/i, phrase: { text: 'a birthday' } },
      ],
    },
    cloth: {
      fallback: { text: 'a scarf' },
      cues: [
        { match: /\bhijab/i, phrase: { text: 'a hijab' } },
        { match: /\bhead\s?scar/i, phrase: { text: 'a headscarf' } },
        { match: /\bpatka/i, phrase: { text: 'a patka' } },
        { match: /\bturban/i, phrase: { text: 'a turban' } },
        { match: /\bkippah?\b/i, phrase: { text: 'a kippah' } },
        { match: /\byarmulke|\bskull\s?cap/i, phrase: { text: 'a skullcap' } },
        { match: /\btopi\b/i, phrase: { text: 'a topi' } },
        { match: /\bkufi\b/i, phrase: { text: 'a kufi' } },
        { match: /\bkara\b/i, phrase: { text: 'a kara' } },
        { match: /\bbindi\b/i, phrase: { text: 'a bindi' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'A Second Class', thread: 'class' },
      { text: 'The Table in the Evening', thread: 'table' },
      { text: 'Lunch Now, Table Later', thread: 'table' },
      { text: 'Plates, Big and Small', thread: 'table' },
      { text: 'A Full Table', thread: 'table' },
      { text: 'Socks, Shoes and One More Thing', thread: 'cloth' },
      { text: 'Put On in the Morning', thread: 'cloth' },
      { text: 'Days at School, Days at Home', thread: 'calendar' },
      { text: 'A Big Day at Home', thread: 'calendar' },
      { text: 'What Is in the Box', thread: 'box' },
      { text: 'The Ways of a Home', thread: 'ways' },
      { text: 'How We Do It at Home', thread: 'ways' },
      { text: 'A Day Like Others', thread: 'other' },
      { text: 'At Home With {name}' },
    ],
    older: [
      { text: 'Save Me the Story', thread: 'clash' },
      { text: 'Two Things on One Day', thread: 'clash' },
      { text: 'The Second School of the Day', thread: 'class' },
      { text: 'The First Sip', thread: 'keeps' },
      { text: 'An Hour With Nothing in It', thread: 'keeps' },
      { text: 'A Question on the Table', thread: 'doubt' },
      { text: 'Said at the Table', thread: 'doubt' },
      { text: 'A Bare Table and a Laid One', thread: 'table' },
      { text: 'Noon and Evening', thread: 'table' },
      { text: 'Like Socks and Shoes', thread: 'cloth' },
      { text: 'One Question, Many Times', thread: 'cloth' },
      { text: 'Two Calendars', thread: 'calendar' },
      { text: 'A Day That Is Not on the Wall', thread: 'calendar' },
      { text: 'Lunch, and Questions About It', thread: 'box' },
      { text: 'Each House Has Its Ways', thread: 'ways' },
      { text: 'What Is Ordinary at Home', thread: 'ways' },
      { text: 'Not on Our Calendar', thread: 'other' },
      { text: '{name} and a Day Like Others', thread: 'other' },
      { text: 'Home, as {name} Knows It' },
    ],
  },
  benefits: [
    'Tells what a child sees of a faith at home, without teaching any rule of it.',
    'Says that questions may be answered or left alone, and by whom.',
    'Leaves the meaning of it to {name}’s own family.',
  ],
  talk: {
    young: [
      'What happens at home in the story?',
      'How does it feel when somebody asks?',
      'Shall we tell each other what we like best about our days?',
    ],
    older: [
      'Which thing in the story is like ours, and which is not?',
      'Which word went into the blank?',
      'Shall we think of one short answer for people who ask?',
    ],
  },
  cover: { setting: 'kitchen', time: 'day', pose: 'sit', feeling: 'calm', companion: 'grown-up', props: [] },
  text: {
    '2-3': script(`
      D<table> The big people do not eat now. They wait. {Name} may eat. Here is a plate for lunch.
      D<table> {Name} has a full plate. Big people wait to eat. They wait and wait. Soon it is time.
      D<cloth> Socks go on. Shoes go on. In {his} family, {cloth} goes on too. Good morning!
      D<calendar> At home, some days are big. {Name} can see it. There is good food. There are songs.
      D<other> Some days are big at nursery. {Name} may see stars and cakes. At home there are other big days.
      D<box> Here is a lunch box. {Name} may look in. Here is food from home. Yum, yum.
      D<ways> At home, shoes wait by the door. {Name} can hear a song. It is a song of the family. La, la, la.
      D<ways> {Name} is at home. Here are some good words. The family says them. They say them each day.
      P Some homes do it so. Some do it so.
      P Other children may look. They want to know.
      P Big people like their own days.
      Q On a big day, {Name} may feel ____.
      Q With the family, {Name} may feel ____.
      Q When children look, {Name} may feel ____.
      H {helper} can show what comes next.
      H {helper} can tell about it.
      H {helper} can sit close by.
      H<table> {helper} can fill the plate.
      T {he} can help to carry a cup.
      T {he} can ask, "What is that?"
      T {he} can sing along.
      T<comforter> {he} can bring {comforter}.
      C<table> {he} can say, "My plate is here."
      C<cloth> {he} can say, "Socks, shoes, and done."
      C<calendar> {he} can say, "A big day at home."
      C<other> {he} can say, "We have our own days."
      C<box> {he} can say, "This is my lunch."
      C<ways> {he} can say, "This is my home."
      C<topic> {he} can think about {topic}.
      A<table> Now it is time. The table is full. All of the family can eat. Big plates and small plates.
      A<table> The big people waited. Now they eat. {Name} ate at noon and eats now. Yum, says the family.
      A<cloth> Socks on, shoes on, all on. Now out of the door. The family goes along.
      A<cloth> At night it all comes off. Socks off, shoes off. Then the family says good night.
      A<calendar> The big day is done. There were songs and good food. The family was here. Night-night, big day.
      A<other> The day at nursery is done. Here is home. Here is the family. Home has its own good days.
      A<box> The lunch is gone. The box is empty. It goes home again. Home has more.
      A<ways> Shoes by the door. A song in the room. It is good to be home. Here is the family.
      A<ways> The song is done. La, la, la. The family can sing it again. Home is here.
    `),
    '4-5': script(`
      D<table> Some grown-ups at home fast just now. They wait with food and drink until later. {Name} eats as on all days, because small bodies grow. At noon there is a plate for {him}. At {end}, the family sits down.
      D<table> It is {fast}. Some big people wait with food until {end}. {Name} may see no cups on the table. They are not ill, and they are not cross. They chose to wait. Small children have breakfast and lunch.
      D<cloth> In the morning, socks go on, and then shoes. In {his} family some people wear {cloth}. It goes on in the morning as well. It belongs to the day like a coat or a bag. Friends see it and may ask about it.
      D<calendar> At school there are days with songs and paper stars. At home there are big days too. {Name} may know the food and the lights of those days. Some of them are not on the wall at school. They are on the wall at home.
      D<other> Some days are kept at school and not at home. In {his} family, {day} is a day like others. {Name} may see paper stars, or a cake, or a hat. They belong to the days of other homes. At home there are other good days.
      D<box> In the lunch box there is food from home. In {his} family, some foods are eaten and some are left. {Name} may see other things in other boxes. Someone may ask, "What is that?" It is lunch.
      D<ways> Each home has its own ways. In {his} family there may be words at a meal. There may be songs, or a shelf for some things. To {Name} it is just home. Other children have homes with other ways.
      D<ways> {Name} knows a lot about home. There is a place for shoes. There are words that are said, and days that are big. They belong to {his} family. Not each friend knows them yet.
      P Friends may ask, "Why do you do that?" Most of them only want to know. They like to hear about cakes and lights.
      P Some families keep these days. Some keep others, or none. A class has many kinds of homes in it.
      P {teacher} has met children from lots of homes. It is all right to tell about one.
      P<table> A lot of small children want to fast too. Big people are glad that they want to. They still fill up the plate at noon.
      P<table> Big people who wait can get a bit tired and quiet. Then they look at the clock. It is not because of anybody.
      Q When a friend asks about it, {Name} may feel ____.
      Q At home with all of the family, {Name} may feel ____.
      Q When other children do it another way, {Name} may feel ____.
      H {helper} can tell how it was long ago.
      H {helper} can tell {teacher} about it. ~ Then more people know.
      H {helper} can find a short answer for friends.
      H<table> {helper} can give {him} a job in the evening. ~ Cups like to be put out.
      H<adult> {helper} can help by {adult}.
      T {he} can ask {helper} why it is done.
      T {he} can say, "At home we do it like this."
      T {he} can show one thing to a friend, or keep it.
      T<table> {he} can put out the spoons for the evening.
      T<comforter> {he} can have {comforter} near on a long evening.
      T<quiet> {he} can spend some time {quiet} while the others get ready.
      C<table> {he} can think, "I eat at noon, and I wait with you."
      C<cloth> {he} can say, "I know about that. It is from home."
      C<calendar> {he} can think, "School has days, and home has days."
      C<other> {he} can say, "We do not keep that. We have other days."
      C<box> {he} can say, "This is my lunch from home."
      C<ways> {he} can say, "In my family we do it so."
      C<topic> {he} can talk about {topic} with a friend too.
      A<table> Now the table is full. There is soup and bread, and a lot of talk. The ones who waited eat slowly at first. Small tummies had lunch and have room for more.
      A<table> The spoons are out, and the family sits down. First comes a drink of water, and then the rest. A wait has an end. At the table there is a place for each of them.
      A<cloth> In the evening, shoes come off, and so does the rest. Friends know a bit more now, or they still wonder. Both are fine. In the morning, all of it goes on again. So the family gets dressed for the day.
      A<cloth> It was a day with sums, and sand, and a snack. Someone asked, or no one did. What people wear is one small part of a day. The family waits at home with supper.
      A<calendar> Some big days come each week, and some once a year. There is good food, and the family is there. At school there are other days to sing in. It is good to have a lot of days.
      A<other> Now it is evening, and school is over. At home it is a day like others, with supper. Other days belong to this family. They come, one by one.
      A<box> The box is empty, and the lid is on. Food from home tastes of home. The friends ate theirs as well. Then all of them ran out to play.
      A<ways> The shoes stand in their place by the door. The words have been said, and the food smells good. This is how it is at home. Friends may come and see it one day.
      A<ways> Now it is evening, and home is full of its own sounds. Some are known to the family and to nobody else. That makes them good to come back to. A friend may learn one of them.
      D<class> In {his} family there are days with a second class. There are words in it, and songs, and sitting still. {Name} may come there with tired legs. It is hard to sit when the day was long. At home people know it from when they were small.
      P<class> The grown-ups there were children in such a class. Some of them fell asleep.
      P<class> Other children yawn, too, behind their hands.
      Q<class> On the way there, {Name} may feel ____.
      H<class> {helper} can bring something to eat for the way.
      H<class> {helper} can tell why the family goes there.
      T<class> {he} can say which bit is the long one.
      C<class> {he} can think, "First a snack, then the songs."
      A<class> The class is over, and the shoes are home again. One of the songs came along. A family can talk about what was good and what was long. Supper is ready.
    `),
    '6-7': script(`
      D<table> Some people in {his} family fast just now. To fast is to wait with eating and drinking until a certain time. {Name} has breakfast and lunch as usual, because growing bodies need food. By day the table is rather bare. At {end} it is laid, and people sit down together.
      D<table> During {fast}, the kitchen has other times. {Name} may hear pots before it is light, or late at night. Grown-ups who fast have decided to do so. Children eat when they are hungry and drink when they are thirsty. When the waiting is over, there is one table for all of the family.
      D<cloth> Socks first, then a shirt, then shoes. In {his} family some people wear {cloth} as well. It goes on with the other clothes, and then it is forgotten. At school people may see it and ask. To them it is new, and to the family it is Tuesday.
      D<calendar> There are two calendars that {Name} knows. One is at school, with the days of most of the class. The other is at home, and it has its own big days. They do not fall on the same dates. So one place may be quiet while the other is full of music.
      D<other> A class keeps some days that a family may not keep. In {his} family, {day} is a day like others. {Name} may sit in a room where all the talk is about it. It is odd to hear so much about something that is not at home. It can be interesting, and it can be a bit much.
      D<box> A lunch box shows a bit of home. In {his} family, some foods are eaten and some are left. {Name} knows them, and others may not. So somebody at the table may ask what it is. Food is one of the things that people like to ask about most.
      D<ways> Each home has ways that seem quite ordinary from inside. In {his} family there are words, songs and days that belong to its faith. {Name} has known them for a long time. A friend may have other ones, or none. It is a house with its own music.
      D<ways> What is ordinary at home may be new to a friend. {Name} may notice that when somebody comes to play. There are questions about a picture, a book or a word. They can be answered by those who like to answer. The family is happy to help.
      P Classmates mostly ask because they are curious. They have not seen it before. After the second time it is just a part of the day.
      P Some families keep certain days, some keep others, and some keep none. In one class there can be six kinds of homes. Their lunches smell different.
      P {teacher} may not know all about it and may like to be told. Teachers ask families, because families know best.
      P<table> A lot of children want to fast like the older ones. Nobody laughs at that wish. It can wait until a body has grown.
      P<table> People who fast may be slow and quiet in the afternoon. Some of them look at the clock quite often. They look forward to the first drink of water.
      Q When somebody asks about it, {Name} may feel ____.
      Q On a big day at home, {Name} may feel ____.
      Q When the others in class do it another way, {Name} may feel ____.
      H {helper} can tell what it means in this family. ~ Families have different answers.
      H {helper} can speak with {teacher} before the day comes. ~ Then it can be planned.
      H {helper} can find a short answer with {him}. ~ Short answers fit into a break.
      H<table> {helper} can find a part in it that fits a growing body. ~ Laying the table is one of them.
      H<adult> {helper} can help by {adult}.
      T {he} can say one sentence about it and then go on playing. ~ One is often enough.
      T {he} can ask {helper} what is still a puzzle. ~ Grown-ups like to be asked about this.
      T {he} can answer a question or say, "I will tell you another time." ~ Both are polite.
      T<table> {he} can help to cook or lay the table. ~ That is a real part of the evening.
      T<comforter> {he} can have {comforter} near when the evening is long.
      T<quiet> {he} can spend some time {quiet} while the others are busy.
      C<table> {he} can think, "I eat at noon, and I sit with them all later."
      C<cloth> {he} can say, "It is what we wear in my family."
      C<calendar> {he} can think, "Two calendars, and I know both."
      C<other> {he} can say, "In my family it is a day like others."
      C<box> {he} can say, "It is lunch from home, and I like it."
      C<ways> {he} can say, "In my family we do it like this."
      C<topic> After one answer, {he} can talk about {topic} instead.
      A<table> The waiting is over, and the table is full. Somebody pours water, and for a moment it is quite still. Then all of them talk at once. There is a chair and a plate here for each person in the family.
      A<table> Bowls go round, and the bread gets shorter. The ones who waited are glad of it. {Name} helped with the spoons and had lunch as well. It will be the same table in the morning.
      A<cloth> At the end of the day, the clothes lie on a chair. A few people asked, perhaps, and a few did not. They know a bit more than before. The family knew it all along. Tomorrow it goes on with the socks.
      A<cloth> People in a playground look at all sorts of things. New shoes, a plaster, somebody's scarf. Then the bell rings, and they look at the board. What the family wears is a bit of home that comes along.
      A<calendar> The big day comes and is kept at home, and then it is over. On the next day, school was as usual. Two calendars hold more days than one. There is somebody at home to keep them with.
      A<other> The paper stars come down again after a while. By then the class is talking about something else. At home the days went on as they do. The good ones of this family are still to come.
      A<box> The box is empty, and a friend knows a new word for food. Or the friend was busy with an apple. Lunch is over soon, and then there is football. At home the next lunch is being thought about.
      A<ways> In the evening the house has its own sounds and smells. They are there whether anybody asks or not. Some friends may learn a few of the words. It is good to have a home with music in it.
      A<ways> The friend has gone home, to a house with other ways. That one smells of other soup. It is fine to know two kinds of homes. This one is where the shoes are.
      D<keeps> This year {Name} may fast for a part of the day, as others do. The family decides which part is right for a growing body. At lunch the others eat, and there is an hour with nothing in it. Then people ask about it. In the evening there is the first sip of water.
      C<keeps> {he} can say, "I am fasting today. I eat at home later."
      A<keeps> The first sip is small and cold, and it is very good. Somebody at the table asks how it was. If a day gets too long, eating is fine. In the family a first time is told for years.
      D<class> After the school day some children have a second one. It belongs to the faith or the language of their family. {Name knows} that way, with a bag on {his} back and a tired head. What is taught there is old and dear to the people at home. All the same it is late, and others are at play.
      P<class> Parents went there themselves, and some of them hid under the table. They do not tell that until later.
      P<class> The teacher there would rather have a question than a yawn.
      Q<class> When it is time to go, {Name} may feel ____. It may be about the hour, or about something else.
      H<class> {helper} can find out which part is hard. ~ It may be only the hour.
      H<class> {helper} can plan a rest and a snack between the two.
      T<class> {he} can tell one thing that is too much.
      T<class> {he} can find a friend to sit with.
      C<class> {he} can think, "A rest first, and then I go in."
      A<class> At home somebody asked, and listened to the end. A class can have another chair, another day or a snack before it. Some words from there are known well now. A family says them together on days that matter.
      D<clash> Two good things can fall on one day. A person can be in just one place. In {his} family some days are kept. On one of them there may be a party or a match. {Name} may want to be in both. It is not for something that anyone did. Two calendars do not ask each other.
      C<clash> {he} can say, "I am with my family that day. Tell me after."
      A<clash> The others tell about it later, and in the telling it grows. At home there was a table too. An empty chair there would have been noticed. It is fine to be sorry about one and glad of the other.
    `),
    '8-10': script(`
      D<table> A table can tell the time in a house where people fast. By day it is bare, apart from one plate at noon, which is for whoever is growing. {Name} may wish to join in, and the family decides how, since growing bodies need meals. At {end} the same table is so full that the salt can hardly find a place. Those who have waited say that the first sip of water is the best one of the year.
      D<cloth> Getting dressed takes most people a few minutes, and they think about something else. In {his} family some people wear {cloth}, and that is part of those minutes. {Name} may forget about it until somebody at school looks twice. The odd thing about being asked is that the question is new to the person who asks. To the one who answers, it may be the fortieth.
      D<calendar> Calendars look like facts, and they are agreements. The one on the wall at school has the days on it that most people there keep. {Name} lives with a second one, at home, where other days are the large ones. Some of those move through the year, because they follow the moon. It can happen that the most important day of the year is a Wednesday with spelling.
      D<other> For some weeks a school may talk about hardly anything else. In {his} family, {day} is a day like others, and there are reasons for that at home. {Name} may know all the words of the songs without keeping the day. It is possible to sit in the middle of something and be a visitor. Visitors can watch, help, or go and read a book.
      D<box> Food travels to school with its history packed in. In {his} family some things are eaten and some are left, as in most families. {Name} may hear about it at lunch, usually in the form of "What is that?" People are cautious about food that they do not know. They are also rather fond of trying some.
      D<ways> Nobody notices the smell of their own home, and faith at home can be like that. {Name} has grown up with certain words, days and songs, and they are as ordinary as the stairs. At school there are people for whom they are new. That does not make them strange. It makes somebody in the class the one who knows.
      D<ways> Each class contains about as many kinds of home as it has chairs. {his} family has a faith, and ways that come with it. {Name} may be the only one in the room who keeps them, or one of several. Being the only one can mean being asked a lot. It can also mean being looked at during one particular lesson.
      P Most people who ask are curious, and some of them ask badly. A question like that usually contains a real one. It can be answered, or it can wait.
      P People of one faith do not all do the same things. Two families in one street may keep the same day in different ways. Each of them can say why.
      P {teacher} may turn round and expect an expert on the whole subject. Nobody is an expert on everything that millions of people do. One family is plenty.
      P<table> Many children would like to start before the family thinks it is time. Those at home remember wanting that too. There are other parts in it that somebody needs to play.
      P<table> Whoever fasts may be slower by the afternoon and short of words. It is not bad temper. It is about four o'clock.
      Q When it comes up in class, {Name} might feel ____. Pride and wanting to hide can both be there.
      Q On one of the big days at home, {Name} might notice ____.
      Q Being asked for the tenth time, {Name} might feel ____.
      H {helper} can say what it means in this family, including the parts that are not decided yet.
      H {helper} can arrange things with {teacher} beforehand. ~ Schools do this more often than one would think.
      H {helper} can work out one short answer and one long one. ~ The short one is for queues.
      H<table> {helper} can talk about what suits a growing body. ~ Health comes before everything here.
      H<adult> {helper} can help by {adult}.
      T {he} can give one sentence and offer more later. ~ Nobody owes a lecture at break.
      T {he} can say, "I would rather not talk about that today." ~ That is a whole answer.
      T {he} can ask {helper} what others in the family did at the same age. ~ There tend to be stories.
      T<table> {he} can take on the cooking of one thing for the evening. ~ It is noticed by everybody who is hungry.
      T<comforter> {he} can keep {comforter} near on the long evenings.
      T<quiet> {he} can spend an hour {quiet} when it has been a day of questions.
      C<table> {he} can think, "There is a place for me at that table, each day."
      C<cloth> {he} can say, "It is a part of what we wear. Ask me something else."
      C<calendar> {he} can think, "It is a big day. It is just not on that wall."
      C<other> {he} can think, "I know about it, and it is not ours."
      C<box> {he} can say, "It is lunch. It is rather good."
      C<ways> {he} can think, "It is ordinary where I live."
      C<topic> After that, {he} can turn the talk to {topic}.
      A<table> Somebody gives the word, and it goes quiet, and then there is the sound of spoons. The bare table has disappeared under the food. Everybody in the family has a part in this, whether they fasted, cooked or just carried plates. By nine there are crumbs, and tea.
      A<table> The evening has been eaten, and somebody is asleep on the sofa. Tomorrow the table will be bare again, with one plate on it at noon. Years go by in this way, and the plates get fewer and the chairs get larger. There is plenty of time for that.
      A<cloth> By Friday most of the questions have been asked, and people are arguing about a goal. What somebody wears is seen first and forgotten first. In the morning it goes on again with the socks. At home nobody asks anything, except about the other shoe.
      A<cloth> The day had eight lessons in it, and one question. It was answered, or it was not. What people in a family wear is theirs to talk about when they like. The rest of the time it keeps the wind off.
      A<calendar> Both calendars turn their pages, each in its own time. A class that has been told about a day remembers it, above all if there was cake. At home the big day has left candles, cards or leftovers. There is something good about having more days than the wall has room for.
      A<other> The decorations go back into their box, and the glitter stays in the carpet. At home it was an ordinary day, with an ordinary supper. The large days of this family come at other times. Nobody there needs to be told the words.
      A<box> The box goes home empty, which is the best thing that can be said of a lunch. One or two people know the name of something new. Food from home carries well. It is there again tomorrow, whoever asks.
      A<ways> On the way home, ordinary changes sides. Here the words are known and the songs have been sung a hundred times. It is possible to be at ease in two places that do not know each other well. Somebody who is can show people the way.
      A<ways> The lesson came to an end, and so did the looking. There are other things to be known for, and some of them are coming up this week. The ways of a family go on quietly meanwhile. They were there before the question, and they smell of supper.
      D<ways> A house has rules that nobody wrote down, such as which drawer the scissors live in. In {his} family, faith is partly like that. {Name} knows when it gets quiet, which words come first and who sits where. For a guest, all of it is new. It can be fun to see it through the eyes of a guest for one evening.
      A<ways> The guest has gone home, with some cake in paper. What was explained turned out to be less strange than it sounded. A family can be looked at from outside and still be one's own. The scissors are in their drawer.
      D<doubt> In a family with a faith, questions come to the table sooner or later. {Name} may want to do something in another way than before, and may not know how to say it. Other people in the family may hear it as a no to them. It is a question about a way of doing things. Nearly everyone who has a faith has had such questions.
      P<doubt> Grandparents and parents may be sad or surprised at first. What they do is dear to them, and they had hoped to share it. Most of them had questions of their own, although it was long ago.
      P<doubt> People with the same faith live it in many ways. Some do all of it, some do a part, and some take a rest from it. They sit at the same tables.
      Q<doubt> Before saying it, {Name} might feel ____. It may be in the throat.
      Q<doubt> When somebody at home looks sad, {Name} might feel ____.
      H<doubt> {helper} can listen to the end before answering. ~ A question is easier to say once.
      H<doubt> {helper} can tell what it means in this family, doubts and all. ~ Families have different answers.
      T<doubt> {he} can say what is hard about it, in one sentence. ~ It may be the early hour, the clothes or the words.
      T<doubt> {he} can write it on paper and put it on the table. ~ Paper does not blush.
      C<doubt> {he} can say, "I have a question about it, and I love you."
      A<doubt> Not all questions about a faith get an answer in one evening. It is enough when they have been put on the table and nobody got up. Loving a family and doing a thing in another way can go together. There is supper on that table, too.
      D<keeps> A first fast has an hour in it that nobody talks about beforehand, and that is lunch. {Name} may sit there with free hands while the others unpack. It is then that the questions come, and most of them are the same three. The family decides how long a day is right for a growing body. It is no defeat to stop earlier. At {end} there is the first sip, and that is known only to those who waited for it.
      C<keeps> {he} can say, "I am fasting. I will eat this evening, and I am looking forward to it."
      A<keeps> The first sip goes down and can be followed for quite a long way. Somebody at home asks how lunch was, and there is something to tell. A body that has had enough may say so on any day. The table is full, and for once everybody at it knows exactly what is meant by hungry.
      D<class> In many a family, a second school comes after the first one. The first asks for fractions, and the second for old words in another alphabet. {Name} may not want to go there. It can be about the hour, the teacher, a friend who stopped, or about the thing itself. Those are different reasons, and they have different answers.
      P<class> Parents hear "I don't want to go there" as a large sentence about the family. Mostly it is a small one about a Tuesday.
      P<class> Those who teach there do it after work, and often for nothing. They notice who is tired.
      Q<class> On the way there, {Name} might feel ____.
      H<class> {helper} can ask which of the reasons it is, without answering at once.
      H<class> {helper} can look for what can be changed: the day, the group or the rest before it.
      T<class> {he} can say at home which part is the difficult one. ~ One part is easier to talk about than all of it.
      T<class> {he} can ask somebody older in the family what it was good for.
      C<class> {he} can think, "Which part is it, exactly?"
      A<class> It was talked over at home, and nobody needed to win. Something may change, and something may stay for now. The old words are patient, since they have outlived a good many tired children. A family has time for a question like that.
      D<clash> Two good things may fall on one day, and a person can be in only one place. In {his} family some days are kept. On one of them the others may have something too, such as a party, a match or a trip. {Name} may feel pulled in two directions. Nobody has done anything wrong. It happens when two calendars know nothing of each other.
      C<clash> {he} can say, "I am with my family that day. Save me the story."
      A<clash> The others will tell about it afterwards, and it will sound slightly better than it was. At home there were people who would have noticed an empty chair. It is allowed to be sorry about the one thing and glad of the other. Most days belong to both calendars.
    `),
    '11+': script(`
      D<table> In a house where people fast, the table is the clock. It stands bare through the day, and at {end} it disappears under dishes. Who in {his} family fasts, and from what age, is decided in that family, and nothing about it is decided by hunger alone. A body that is still growing needs food, water and sleep, and illness settles the matter at once. There is a place at the table in the evening for each person, however they spent the day.
      D<cloth> Clothes get interpreted by people who were not asked, and mostly they are misread. In {his} family some people wear {cloth}, and at home it means what the family means by it. {Name} may find that at school it is taken for a statement, an invitation to debate or a costume. It is none of those at ten to eight in the morning. What to wear, and what to say about it, can be thought about slowly and with people who know.
      D<calendar> A calendar on a wall records what a majority has agreed to notice. In {his} family another one is in force as well, with its own large days, some of which wander through the year. {Name} may have explained an absence more than once. It is odd to come in after the most important evening of the year and be asked about a worksheet. A large part of the world lives by two calendars, and most people manage it with a note and a certain amount of patience.
      D<other> Some customs are so widespread that they look like the weather. In {his} family, {day} is a day like others, which takes one sentence to say and may take rather longer to explain. {Name} may have been asked whether that is sad. It is a question in which the answer has already been packed. A person can be polite about a custom, help with the chairs and go home to other days.
      D<box> What people eat says where they come from, and lunch says it in public. In {his} family some things are eaten and others are left. {Name} may have explained this beside a pizza more often than the pizza deserved. Every table has its rules, including those whose owners believe that they have none. It is a practical matter, and it can be dealt with in one sentence, said between two bites and without apology.
      D<ways> Anyone who grows up in a faith gets it first as furniture: certain words, certain days, a way of doing things. {Name} may be at an age when furniture is looked at for the first time. In class {his} family may be the only one of its kind, or one of many. Either way it is possible to be asked to represent several million people before lunch. That is a large task for one person with a sandwich, and it can be declined without giving a reason.
      P Most questions come from people who have had nobody to ask. Some are clumsy. A clumsy question and a hostile one are different things, and it is usually clear by the second sentence which it was.
      P People who share a faith differ widely in what they do about it. Within one family there may be three opinions. They still sit down together.
      P {teacher} may mean well and overdo it, by asking for a contribution in front of everybody. A word before the next lesson usually ends this.
      P<table> Those who fast rarely wish to talk about it all day. By four o'clock their patience is a little shorter than usual. They know.
      Q When the subject comes up in a lesson, {Name} might feel ____. It may be protective, bored or proud, in any order.
      Q On one of the large days at home, {Name} might notice ____.
      Q Between what is done at home and what is done by friends, {Name} might feel ____.
      H {helper} can talk about what it means in this family and also about the doubts. ~ Most families have had some.
      H {helper} can settle the practical side with {teacher} in advance. ~ Dates, meals and rooms are what schools are good at.
      H {helper} can leave certain decisions open for a while. ~ Not everything needs an answer this year.
      H<table> {helper} can ask a doctor what is sensible at this age. ~ Health comes first, and the family says so too.
      H<adult> {helper} can offer {adult}.
      T {he} can prepare one sentence that ends the subject politely. ~ It saves a great deal of time.
      T {he} can say which questions are welcome and which are not. ~ People mostly keep to it.
      T {he} can ask {helper} something that has not been asked before. ~ It may be a better conversation than expected.
      T<table> {he} can say at once when a day is too long for the body. ~ Eating then is sensible and is no defeat.
      T<comforter> {he} can keep {comforter} within reach on long evenings.
      T<quiet> {he} can spend an evening {quiet} after a week of explaining.
      C<table> {he} can think, "There is a place for me at that table, however my day was."
      C<cloth> {he} can say, "It is what I grew up with, and it is not a debate."
      C<calendar> {he} can think, "It was a large day, whether or not it was on the wall."
      C<other> {he} can say, "We do not keep that one. Ask me about ours."
      C<box> {he} can say, "We leave that out. Is there any more of the other?"
      C<ways> {he} can think, "I can speak for one person, and that is me."
      A<table> The table fills, somebody says the words that are said, and there is a moment in which nobody moves. Then there is noise, and water, and food. It is the same table at which homework was done. A family is made of evenings like that, at which it matters who is there and much less who ate at noon.
      A<table> Late in the evening there are plates in the sink and people talking in the doorway. The day has been long for some of them. Nobody at that table was counted or compared. It is laid again tomorrow, for everyone in the family, and the person who cooks would be glad of some help.
      A<cloth> By the end of the week the interest has moved on, as it does. What is worn in a family has its own reasons, and those can be told to people who have earned the long version. The others get the short one. In the morning it is once more a matter of where the mirror is, and of who has been in the bathroom for twenty minutes.
      A<calendar> Two calendars take more arranging than one, and they hold more. The note has been handed in and the worksheet caught up with. At home there is still some of the good food in the fridge. Those are the days that will be remembered, and it hardly matters what the wall said.
      A<other> The posters come down, and the corridor looks larger. At home it was a day like others, apart from the shops being shut. The days that matter to this family are elsewhere in the year. They are kept by people who know why, or who are still asking, and both are fine at that table.
      A<box> The subject of lunch has been exhausted, and so has the lunch. People remember what tasted good. There will be other tables, and a sentence that is ready in the pocket. At home nobody explains anything, because the dish is simply passed on, and whoever wants some takes it.
      A<ways> It is possible to belong to a family and to have questions about its furniture. Both have been going on for some thousands of years. At school there are other things to be known for. At home the words are said again this evening, and whoever listens may think what they like.
      A<ways> The lesson moved on to rivers, and the representative of several million people was able to draw one. Who somebody is cannot be fitted into ten minutes of a Tuesday. Some of it is at home, and some of it is being thought about. There is time for that, more than it may seem on a day with questions in it, and there is supper.
      D<ways> Everything that a family does without thinking was once a decision by somebody. In {his} family, some of it belongs to a faith, and it comes with words, dates and a certain amount of washing-up. {Name} may take it for granted at home and find it under discussion elsewhere. That is an odd position, rather like being asked to describe one's own walk. It is possible to answer, and it is equally possible to keep walking.
      D<ways> There are two ways of knowing a faith, and only one of them is in the textbook. The textbook has founders, dates and buildings. {Name} has the other kind, which is made of smells, aunts and what happens if somebody is late. When the subject comes up in class, the two hardly recognise each other. Neither is wrong, and only one of them belongs to {his} family.
      D<calendar> Asked when the year begins, most people give one answer, and in {his} family there may be two. {Name} moves between them several times a month, mostly without noticing. A day can be an ordinary Thursday in one and an occasion in the other. The occasion does not show from outside, apart from a certain tiredness on the morning after.
      P Teachers read about it in books and hope not to get it wrong. A short remark, made in private, is worth more to them than a lecture.
      P Relatives can be surer about things than anyone has a right to be. Most of them went through a year of asking questions too. They may admit it late in the evening.
      Q At the table, on an evening that matters to the others, {Name} might notice ____.
      H {helper} can tell how it was done two generations ago. ~ It was usually done differently.
      H {helper} can listen to an objection without repairing it. ~ Some objections are only thinking aloud.
      T {he} can write down what it means so far, for nobody's eyes. ~ It is easier to talk about afterwards.
      T {he} can take over one small part of it at home. ~ Doing a thing is another way of asking about it.
      A<ways> The walk goes on, described or not. There are people at home who know all the words and people who mumble. A family has room for both, and so does most of history. What it comes to mean will take longer than one school year.
      A<calendar> The occasion is over, and so is the Thursday. Nobody in class noticed anything, apart from the yawning. At home the good glasses are drying upside down. Days like that are kept by a family for its own reasons, and the wall does not need to know.
      D<doubt> Most people who grow up with a faith have a year in which they ask what of it is their own. {Name} may be in that year, and may not want to wear, say or attend what has been usual at home. It is difficult to bring up, because it can sound like a judgement on the whole family. It is meant as a question. A faith that could not stand being asked about would not have lasted so long.
      P<doubt> Parents may need a moment, and the first sentence they say is seldom their best. They may be afraid of what others will think, or of having done something wrong. What most of them want to keep is the conversation.
      P<doubt> In any community there are people who keep everything, people who keep some of it and people who are thinking. From outside they look alike. Several of them once sat at a table and did not know how to begin.
      Q<doubt> Before bringing it up, {Name} might notice ____. Throats tend to have a view on it.
      Q<doubt> When somebody is hurt by it, {Name} might feel ____. Guilty and relieved can arrive together.
      H<doubt> {helper} can listen to the whole of it and answer tomorrow. ~ A night in between improves most answers.
      H<doubt> {helper} can tell about doubts of an earlier year. ~ There usually were some.
      T<doubt> {he} can begin with what stays, and then say what has changed. ~ It is easier to hear in that order.
      T<doubt> {he} can write it down and hand it over. ~ A letter cannot be interrupted.
      C<doubt> {he} can say, "It is a question, and I am still here."
      A<doubt> It may take several conversations, and some of them will be bad. At the end of each, the same people live in the same home and want to know who has eaten the last of the rice. Nobody can decide what somebody else believes. What a family can decide is that questions may be asked at its table.
      D<keeps> The hard part of fasting at school is less the hunger than the lunch hour, which is built around something that {Name} is not doing. There is a chair and nothing to do at it. Then the questions arrive, usually including the one about water. How much of a day makes sense for a growing body is settled within the family. Feeling ill ends it at once, as everybody who fasts will confirm. What the others do not see is the evening.
      C<keeps> {he} can say, "Not even water, yes. And it is fine, thanks."
      A<keeps> The evening comes, and with it the first mouthful, about which people have written poems. At the table there is talk of how the day was, by people who had the same one. The questions at school will be fewer tomorrow, since most of them have been asked. What it means, beyond the lunch hour, is a matter for later and for quieter rooms at home.
      D<clash> Every family that keeps certain days runs into the same problem sooner or later. The timetable of the majority goes on as if those days were empty. {Name} may stand between a match or a party and what the family is doing, and neither side sees the size of the other. It is possible to respect a tradition and be thoroughly annoyed with its timing. People have been both for centuries.
      C<clash> {he} can say, "I have something with my family. Ask me for the next one."
      A<clash> Missing one thing tends to be forgotten by those who were there, and not by the one who was not. It is worth saying so at home. Families can sometimes shift an hour, and teams can sometimes shift a day, if somebody asks in time. What is kept by the family remains, and so does the next invitation.
    `),
  },
};

/**
 * A faith that is lived at home and seen at school: a month of fasting, other days than the class keeps, a headscarf, a
 * turban or a kippah, a lunch of its own. No rule of any faith is taught and none is weighed against another: the story
 * says what a child sees, that the family can be asked, and that small children eat and drink whenever they need to.
 */
export const familyFaith: Frame = withScenes(
  own,
  aFastThatEndedEarly,
  firstDayOfWearingIt,
  seenPraying,
  tooYoungToFast,
  whatOthersBelieve,
  aDayOthersKeep,
);
