import { shoutedInTheStreet } from './shouted-in-the-street.ts';
import { aNameThatIsALie } from './a-name-that-is-a-lie.ts';
import { askedAboutMySkin } from './asked-about-my-skin.ts';
import { aWordThatIsThrown } from './a-word-that-is-thrown.ts';
import { forGirlsAndForBoys } from './for-girls-and-for-boys.ts';
import { script, type Frame } from '../../frame.ts';
import { saidAsAnInsult } from './said-as-an-insult.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { twoColoursInOneFamily } from '../two-colours-in-one-family.ts';
import { nameOfAFaith } from './name-of-a-faith.ts';
import { ownCountry } from './own-country.ts';
import { ownSkin } from './own-skin.ts';
import { pulledAtIt } from './pulled-at-it.ts';
import { remarksOnHair } from './remarks-on-hair.ts';
import { twoMumsOrTwoDads } from './two-mums-or-two-dads.ts';
import { whatFaithWears } from './what-faith-wears.ts';
import { hairThatIsTouched } from './hair-that-is-touched.ts';

/** Who is let in and who is sent away; every thread suits it, and one of them is its own. */
const AT_A_DOOR =
  /\b(?:allowed|welcome|unwelcome|wanted|come in|let (?:him|her|them)|go (?:back|home)|belong\w*|exclud\w*|kept out|sent away|turned away|shut out|shops?|can'?t (?:play|join|come)|not play|won'?t (?:play|sit)|own country|where (?:he|she|they) (?:is|are|comes?) from)\b/i;

const own: Frame = {
  id: 'prejudice',
  name: 'Prejudice (skin, faith, disability, family)',
  says: [
    'someone at school was racist to her',
    'a child said she cant play because of her skin',
    'called a racist name on the bus',
    'they told him to go back to where he came from',
    'racist comment at football',
    'islamophobic remarks at school',
    'antisemitic jokes in his class',
    'kids pulled at her hijab',
    'laughed at his turban',
    'told her that her two mums are wrong',
    'people stare at his wheelchair and say mean things',
    'discriminated against because of his disability',
    'somebody used the r word about her',
    'says she wants to be white',
    'wishes his skin was lighter',
    'asked why people dont like brown people',
    'how do i talk about prejudice with my six year old',
    'experienced racism in the playground',
    'teased for her accent and told to speak english',
    'they say our food stinks and our god is fake',
    'followed by a guard in the shop because he is black',
    'xenophobia at school',
    'homophobic names because of her dads',
    'treated differently because of her hearing aids',
  ],
  claims: {
    strong: [
      'mocked a girl with a hijab',
      'mocked her hijab',
      'mocked his turban',
      'mocked her accent',
      'mocked his accent',
      'friends mocked a',
      'made fun of his turban',
      'made fun of a boys turban',
      'made fun of her hijab',
      'made fun of her headscarf',
      'made fun of his skin',
      'fun of a boys turban',
      'because hes brown',
      'because shes brown',
      'because hes asian',
      'because shes asian',
      'born without fingers',
      'limb difference',
      'born without a hand',
      'stare at her hand',
      'stare at his hand',
      'stare at her arm',
      'stare at his arm',
      'stare at her face',
      'stare at his face',
      'prejudice',
      'prejudiced',
      'discrimination',
      'discriminated',
      'was racist',
      'were racist',
      'racist to',
      'racist name',
      'racist names',
      'racist comment',
      'racist comments',
      'racist remark',
      'racist word',
      'racist joke',
      'experienced racism',
      'racial',
      'because of her skin',
      'pull their eyes',
      'pulls his eyes',
      'pulled their eyes',
      'slanty eyes',
      'because of his skin',
      'because of their skin',
      'because he is black',
      'because she is black',
      'because he is brown',
      'because she is brown',
      'wants to be white',
      'skin was lighter',
      'be lighter',
      'go back to where',
      'go back to your country',
      'islamophobia',
      'islamophobic',
      'antisemitic',
      'antisemitism',
      'xenophobia',
      'xenophobic',
      'homophobic',
      'homophobia',
      'ableist',
      'ableism',
      'because of his disability',
      'because of her disability',
      'because of her faith',
      'because of his faith',
      'because of her religion',
      'because of his religion',
      'r word',
      'n word',
      'two mums are wrong',
      'two dads are wrong',
      'go back to her own country',
      'go back to his own country',
      'go back to your own',
      'own country',
      'racism',
      'racist',
      'colour of his skin',
      'colour of her skin',
      'color of her skin',
      'color of his skin',
      'skin is dirty',
      'dirty skin',
      'for being muslim',
      'for being jewish',
      'for being black',
      'for being asian',
      'for being brown',
      'for wearing hijab',
      'pulled her hijab',
      'pulled at her hijab',
      'pulled her headscarf',
      'laughed at his turban',
      'laugh at his turban',
      'laugh at her headscarf',
      'tugged at her hijab',
      'slur',
      'racial slur',
      'curly hair is ugly',
      'people like us',
      'disabled people are',
      'because shes black',
      'because hes black',
      'because he is asian',
      'because she is asian',
      'because he is muslim',
      'because she is muslim',
      'because she is jewish',
      'because he is jewish',
      'because he is in a wheelchair',
      'because she is in a wheelchair',
      'because of her accent',
      'because of his accent',
      'two mums and kids say',
      'two dads and kids say',
      'in the game because he is black',
      'be in the game because',
      'cant join because of her',
      'cant join because of his',
    ],
    cues: [
      'skin',
      'colour',
      'color',
      'faith',
      'religion',
      'disability',
      'wheelchair',
      'accent',
      'racism',
      'racist',
      'stare',
      'name',
      'comment',
      'called',
      'unfair',
      'school',
      'muslim',
      'jewish',
      'sikh',
      'hindu',
      'hijab',
      'headscarf',
      'turban',
      'laugh',
      'pulled',
      'tugged',
      'black',
      'brown',
    ],
    not: [
      'wants straight hair',
      'hates her hair',
      'hates his hair',
      'he is racist',
      'she is racist',
      'my son said something racist',
      'my daughter said something racist',
      'asks about people',
      'points at people',
      'dry skin',
      'skin rash',
      'stares at people',
      'picks his skin',
      'picks her skin',
      'he said something racist',
      'asked about colour',
    ],
  },
  topicWords: ['fair', 'unfair', 'belong', 'wrong', 'prejudice', 'skin', 'who people are', 'say'],
  takes: ['helper', 'comforter', 'quiet', 'adult'],
  facts: [
    'Prejudice is a judgement about people because of a group they belong to. It is unfair, and it is not caused by the person it is aimed at.',
    'Skin has its colour from melanin, which everybody has; more of it makes skin darker. It is inherited.',
    'Prejudice is learned: babies notice differences and attach no worth to them.',
    'In Britain, the Equality Act protects people from unfair treatment because of race, religion, disability, sex, sexual orientation and more, also at school.',
    'Children cope better with racism when adults name it as wrong, believe them and say good and true things about who they are.',
    'Schools record and act on racist and other prejudice-based incidents.',
    'People who see it and speak up, or fetch help, make a difference to the person it was done to.',
    'All people alive today belong to one species and share nearly all of their genes.',
  ],
  threads: {
    wash: 'skin, whose colour does not wash off because it is no dirt',
    joined: 'a laugh that joined in, and what can still be put right',
    heard: 'unfair words that were said at home or by somebody loved, and which are wrong all the same',
    ways: 'the many ways there are to be a person',
    door: 'a door and who may come in, which a prejudice gets wrong',
    ruler: 'a crooked ruler, which measures everything wrong',
    box: 'a box with a label that is much too small',
    watched: 'eyes that follow somebody round a shop',
    record: 'what is said out loud and written down as wrong',
  },
  // Nobody who heard a mean word is told of being sent away as well.
  // Who is called weird for a faith is told of what is unfair, and of no calendar.
  decidedBy: [
    /\b(?:weird|strange|odd|freak|not normal|disgusting|stupid|teas\w+|pick(?:s|ed)? on|laugh(?:s|ed)? at|ma(?:de|kes?|king) fun of|bull(?:y|ied|ying)|left out)\b[^.!?]{0,30}\b(?:because|cos|for) (?:(?:he|she|they|we)(?:['’](?:s|re)| is| are) |being )?(?:a )?(?:muslim|jewish|sikh|hindu|christian|catholic)s?\b|\b(?:call(?:s|ed)?|laugh(?:s|ed)?|teas(?:es?|ed)|mock(?:s|ed)?|ma(?:de|kes?) fun)\b[^.!?]{0,30}\b(?:(?:weird|strange|odd|at|of|him|her|them|at school|at the club|in class|by \w+(?: \w+)?) )?(?:because|cos|for|when|about) (?:(?:he|she|they|we) )?(?:pray\w*|fast(?:s|ing)|believ\w+ in god|go(?:es|ing)? to (?:(?:a|the) )?(?:mosque|church|temple|gurdwara|synagogue|sunday school))\b|\b(?:religion|faith) is (?:\w+ )?(?:weird|strange|stupid|wrong|silly|fake)\b/i,
  ],
  threadCues: {
    wash: /\b(?:dirty|filthy|wash(?:es|ed|ing)? (?:it|her|his|their)?(?: skin)? ?off|wash (?:his|her|their) (?:\w+ )?(?:hands?|skin|face|arms?)|scrub\w*|(?:(?:look(?:s|ed)?|is) like |the colou?r of |like )?(?:poo|mud|chocolate))\b/i,
    joined:
      /\b(?:laugh(?:s|ed|ing)? (?:along|too|with them)|joins? in|joined in|went along with|goes along with)\b|\b(?:he|she) (?:repeat\w*|shared|posted|made|makes|told|tells|used|uses|said)\b[^.!?]{0,40}\b(?:racist|homophobic|sexist|antisemitic|ableist|slurs?)\b/i,
    watched:
      /\b(?:follow(?:ed|s|ing)?|watch(?:ed|es|ing)?|stopped|searched|accused|suspect\w*|security|stare[sd]?)\b[^.]{0,40}\b(?:shops?|store|supermarket|security|police|bus|street|guards?|round|because)\b/i,
    ways: AT_A_DOOR,
    ruler: AT_A_DOOR,
    box: AT_A_DOOR,
    record: AT_A_DOOR,
    heard:
      /\b(?:grand(?:ad|dad|pa|ma|mother|father)|granny|nan|nana|gran|uncle|aunt(?:ie|y)?|cousins?|neighbours?|relatives?|family|dad|mum|mom)\b(?:'s)?(?: \w+){0,6} (?:racist|homophobic|sexist|antisemitic|islamophobic|prejudiced|bigot\w*)\b(?![^.]*\b(?:to|at|towards?|called) (?:him|her|them)\b)|\b(?:heard|overheard|witnessed|saw)(?: \w+){0,6} (?:racist|racism|homophobic|slurs?)\b(?![^.]*\b(?:to|at|about|towards?|called) (?:him|her|them)\b)/i,
    door: AT_A_DOOR,
  },
  onlyWhenSaid: ['wash', 'joined', 'watched', 'heard', 'door'],
  tellsAlone: ['joined', 'watched', 'heard'],
  // It happens in shops and on buses as often as at school.
  roles: { teacher: { ...TEACHER, fallback: { text: 'the grown-up in charge' } } },
  titles: {
    young: [
      { text: 'A Colour That Stays', thread: 'wash' },
      { text: 'So Many Ways to Be', thread: 'ways' },
      { text: 'Feet and Wheels and All', thread: 'ways' },
      { text: 'The Door Is Open', thread: 'door' },
      { text: 'Come In, Come In', thread: 'door' },
      { text: 'A Box That Is Too Small', thread: 'box' },
      { text: 'Too Small a Box', thread: 'box' },
      { text: 'That Was Not Fair' },
      { text: '{name} Belongs' },
    ],
    older: [
      { text: 'A Colour That Stays', thread: 'wash' },
      { text: 'After the Laugh', thread: 'joined' },
      { text: 'One Fewer Who Laughs', thread: 'joined' },
      { text: 'Two Shelves Behind', thread: 'watched' },
      { text: 'Wrong, Whoever Says It', thread: 'heard' },
      { text: 'Prejudice From Somebody Loved', thread: 'heard' },
      { text: 'A Voice at Home', thread: 'heard' },
      { text: 'Said at a Table', thread: 'heard' },
      { text: 'The Crooked Ruler', thread: 'ruler' },
      { text: 'What a Ruler Says', thread: 'ruler' },
      { text: 'A Box That Is Too Small', thread: 'box' },
      { text: 'No Lid on It', thread: 'box' },
      { text: 'The Right Door', thread: 'door' },
      { text: 'Who May Come In', thread: 'door' },
      { text: 'Said Out Loud', thread: 'record' },
      { text: 'On the Record', thread: 'record' },
      { text: '{name} Belongs Here' },
      { text: 'It Was Not Fair' },
    ],
  },
  benefits: [
    'Calls prejudice unfair in plain words and does not explain it away.',
    'Says that who a person is needs no reason and no change.',
    'Shows telling a trusted grown-up as a way to get help, and gives {name} a sentence to keep.',
  ],
  talk: {
    young: [
      'What was not fair in the story?',
      'How did it feel when somebody said that?',
      'Shall we name three grown-ups who want to know about it?',
    ],
    older: [
      'Whose mistake was it, in the story?',
      'Which word went into the blank, and who would understand it?',
      'Shall we decide together what to say, and to whom, if it happens again?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'hug',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['paint', 'book'],
  },
  text: {
    '2-3': script(`
      D<ways> {Name has} a good way to be. There are so many ways. Brown skin, pink skin, feet, wheels. To be mean about it is wrong.
      D<door> Somebody said no to {him}. No, no, no! It was not fair. The door is for all. In, in, in!
      D<box> Somebody may say a mean word. It is about {him}. It is wrong. It is like a box, too small. {Name is} more than that.
      D<box> A box can be too small. A mean word about {him} is wrong. It is like that box. {Name is} more than that.
      P Some people look at skin or hair. They say a wrong thing.
      P Most people like new friends. They say come in.
      P Grown-ups want to know it. They say, "That was wrong."
      Q When somebody is mean, {Name} may feel ____.
      Q With a mean word, {Name} may feel ____.
      Q After it, {his} tummy may feel ____.
      H {helper} can hold {him} close.
      H {helper} can say, "It was wrong."
      H {helper} can tell the people there.
      H<helper> {helper} can love all of {him}.
      T {he} can tell a grown-up.
      T {he} can go to a kind child.
      T {he} can hold up a hand for stop.
      T<comforter> {he} can hug {comforter}.
      C<ways> {he} can say, "I am good like this."
      C<door> {he} can say, "I can come in too."
      C<box> {he} can say, "No, I am me."
      A<ways> Brown skin, pink skin. Feet and wheels. To be mean about it is wrong. All the ways are good to be.
      A<ways> The mean word was wrong. There are so many ways to be. {Name has} a good one.
      A<door> The door is open. There is room. It is fair when all come in. {Name} can be here.
      A<door> In, in, in! A door is for all. Big ones, small ones. That is fair.
      A<box> The box is too small for {him}. Here is a nose. Here is a big laugh. It was wrong, and {Name belongs}.
      A<box> The word was wrong. It was a small box. A big laugh does not fit in it.
    `),
    '4-5': script(`
      D<ways> There are so many ways to be a person. {Name has} one, and it is a good one. Skin is brown or pink. People go on feet or on wheels. When somebody says a mean thing about it, that is not fair.
      D<ways> Somebody may say a mean thing to {Name}. It may be about skin, or a scarf, or wheels. That is not fair. There are so many ways to be. Each of them is a good one.
      D<door> Some people think that a place is not for all. They may look at skin, or a scarf, or wheels. Then they say to {him}, "You may not come in." That is not fair. It is their thought that is wrong.
      D<box> An unfair word is like a box that is too small. Some see one thing, like skin or who is in a family. They act as if that was all of {him}. A whole child does not fit in such a box.
      P People are not born with such thoughts. They hear them, and then they say them. They can learn to think in a new way.
      P A child who hears it may not know what to do. Some look away. A good friend comes and stands close by.
      P The people at home want to know about it. It may make them sad or cross too. They are not cross with the one who tells.
      Q When somebody says a mean thing, {Name} may feel ____.
      Q When it was not fair, {his} tummy may feel ____.
      Q After such a day, {Name} may feel ____.
      H {helper} can listen and say, "That was wrong."
      H {teacher} can make it stop. ~ Every place is for all.
      H {helper} can go and talk to the people there.
      H<helper> {helper} can say what is good about {him}. ~ It is a long list.
      H<adult> {helper} can help after it by {adult}. ~ It is good to be close.
      T {he} can tell a grown-up what was said.
      T {he} can go and play with kind children.
      T {he} can hold up a hand for "stop" and go.
      T<comforter> {he} can hug {comforter} and tell it all.
      T<quiet> {he} can spend some time {quiet} after telling.
      C<ways> {he} can think, "I am just right for me."
      C<door> {he} can think, "I belong here too."
      C<box> {he} can say, "You do not know all of me."
      A<ways> Brown and pink, feet and wheels, one home and the next. It would be wrong to want just one. Nobody needs to change. It is good to be who {he is}.
      A<ways> Mean words are not fair, and it is good to tell. There are as many ways to be as there are people. They do not run out. {Name has} a good one.
      A<door> The door is for big and small, for feet and wheels. A wrong thought does not shut it. Grown-ups help to keep things fair. {Name belongs} in the room.
      A<door> A door for all is not for one person to shut. When it is not fair, grown-ups can help. There is a place in there for each one. {Name belongs} inside.
      A<box> Outside the box there is a lot of room. There are songs and jokes and a good hug. {Name fits} there just right. It is not fair to be put in a box. A grown-up can help.
      A<box> It is an unfair word, and a wrong one. The box is too small, so it stays behind. {Name has} more to take along. There are songs and jokes and good ideas.
      D<wash> Skin comes in lots of colours. Some is light, and some is dark. Somebody said a wrong thing about {his} skin. Dirt is mud and jam, and it comes off. A skin colour stays, because it is not dirt. It is clean, and it is right.
      C<wash> {he} can say, "That is my skin, and it is just right."
      A<wash> In the bath the mud goes, and the skin stays. That is so for all people. It was not fair to say that. A grown-up can help. Then there is a game.
    `),
    '6-7': script(`
      D<ruler> A crooked ruler measures everything wrong. If {Name looks} short on it, the fault is in the ruler. Prejudice is like that. It is when people judge someone by skin, faith, family or a body. It is unfair, and it is also wrong.
      D<door> Whose school is it? It belongs to {him} and to every other child in it. Now and then somebody says that a person is not wanted there. If it is about skin, faith, family, body or mind, it is called prejudice. It is wrong, and schools do not allow it. The one who hears it did not cause it.
      D<box> It is unfair when somebody looks at {him} and thinks of one word. The word is about skin, or faith, or a wheelchair. Then everything else gets left out. It is like a shoe box for a bicycle.
      D<box> There are boxes that fit one shoe and no more. A word can be like that. Somebody looks at {him} and sees only skin, or faith, or a wheelchair. Everything else is left out of the box. That is unfair.
      P Nobody is born with prejudice. People hear it somewhere and pass it on. That is where it comes from, and it does not make it right.
      P The others who heard it may go quiet. Many of them know that it was wrong. One may come later and say so.
      P People at home may get angry when they hear about it. They are angry at what was said. They are glad that it was told.
      Q When it was said, {Name} may feel ____. It can be hot, cold or heavy.
      Q When nobody else said a word, {Name} may feel ____.
      Q Thinking of it later, {Name} may feel ____. It may come back in bed.
      H {helper} can listen, believe it and call it wrong. ~ It is good to hear that word.
      H {teacher} can talk to those who said it. ~ Stopping it is a job for grown-ups.
      H {helper} can tell good and true stories about the family. ~ It is good to know them.
      H<helper> {helper} can say what is good about {him}, one thing after another.
      H<adult> {helper} can end a hard day by {adult}. ~ Some things are good as they are.
      T {he} can tell a grown-up exactly what was said. ~ The words can be said again when it is to get help.
      T {he} can turn away from it and go to a grown-up. ~ There is no need to answer.
      T {he} can stay close to people who are kind. ~ There are a lot of them.
      T<comforter> {he} can sit with {comforter} and tell it in any order. ~ There is no hurry.
      T<quiet> After telling, {he} can spend some time {quiet}. ~ A hard thing takes strength.
      C<ruler> {he} can think, "It is the ruler that is wrong."
      C<door> {he} can think, "This is my school too."
      C<box> {he} can think, "I am more than one word."
      A<ruler> With a good ruler it looks different. There is nothing to change about {him}. Grown-ups can help when somebody uses the crooked one. To be fair is something that people can learn.
      A<ruler> A crooked ruler can be put away, and a good one can be found. It takes some people a while. Until then, a wrong number is still a wrong number. It says something about the ruler, and nothing about {Name}.
      A<door> The gate is open each morning, and it is for everyone. {Name belongs} there as much as the bell. What was said was wrong on Monday, and it is still wrong on Friday. There are people who say so.
      A<door> What somebody said does not change whose gate it is. It was not fair, and it has been told. Grown-ups can do their part now. {Name goes} in like everybody else. There is a peg with a name on it.
      A<box> A bicycle does not fit in a shoe box, and nobody blames the bicycle. There is so much that was not in that word. It was unfair, and telling about it was right. The people at home know the rest.
      A<box> The word was too small, and so it did not fit. It had no room for a joke, a song or a good idea. It was unfair to say it. {Name belongs} where there is room, and that is nearly everywhere.
      D<heard> Unfair words are sometimes said by somebody who is loved. {Name} may have heard some, about people's skin or where they come from. It is odd to like a person and not like the words. Both can be true. Words like that are wrong at any table, whoever says them.
      P<heard> People learn such words when they are small, from others. That is how the words got there. It does not make them right.
      P<heard> Those who are spoken about are people with names and breakfasts. The words leave all of that out.
      P<heard> Others in the family may not like it either. They may not know how to say it.
      Q<heard> When such words are said, {Name} may feel ____.
      Q<heard> Sitting next to that person, {Name} may feel ____.
      H<heard> {helper} can talk about it in the car or at bedtime. ~ Questions are welcome there.
      H<heard> {helper} can speak with the person alone. ~ That is a job for grown-ups.
      T<heard> {he} can ask {helper}, "Why was that said?" ~ It is a good question.
      T<heard> {he} can leave the room for a bit when such words come. ~ Nobody needs to listen to that.
      T<heard> {he} can say, "I do not think that is fair." ~ One short sentence is plenty.
      C<heard> {he} can think, "The words are wrong, and I can say so or not."
      A<heard> The words were unfair, and now somebody else knows about them. It is not a child's job to change a grown-up. It is fine to love a person and to think something better. Fair is fair, at each table.
      A<heard> What was said was wrong. There was a talk about it, and there may be another. People can unlearn things, and some do. Who people are is for them to tell.
      D<joined> Somebody says an unfair thing about skin, a scarf or how people talk. Others laugh. {Name} may have laughed too, or said it after them. It goes fast, faster than thinking. It was wrong, and somebody got hurt by it. What was done in a second can be put right more slowly.
      P<joined> The one it was about may not show it. It can hurt for long, because it is about who a person is.
      P<joined> People laugh along because they want to belong. Or they are scared to be next.
      Q<joined> Thinking of it now, {Name} may feel ____.
      Q<joined> When such a joke comes again, {Name} may feel ____.
      H<joined> {helper} can listen first and then help to find the next step. ~ Most things have one.
      H<joined> {helper} can say why such words hurt. ~ Not all children have been told.
      T<joined> {he} can say sorry with one true sentence. ~ It may be written down.
      T<joined> {he} can keep a straight face next time. ~ A joke needs people who laugh.
      C<joined> {he} can say, "I laughed, and it was not fair. I am sorry."
      A<joined> A joke like that needs people who laugh. One who does not is one fewer, and others notice. What was said stays wrong. {Name} can say so, and sit next to somebody at lunch.
      D<wash> Skin has its colour from something called melanin. Some people have a lot of it, and some have little. Somebody said a wrong thing about {his} skin, and it was unfair. Dirt comes off with soap. Melanin does not, because it belongs there.
      C<wash> {he} can say, "It is melanin, and it is mine."
      A<wash> Soap is for hands after the sandpit. Skin has the colour that it has, and it is right. What was said was wrong, and a grown-up can be told. That skin belongs in every game, and so does {Name}.
    `),
    '8-10': script(`
      D<ruler> A ruler that has warped gives wrong answers, however carefully it is read. Prejudice is a ruler like that. People use it to judge {him}, or anybody, by skin, faith, family, accent or the way a body works. It was made long ago and handed on. It has been wrong every time, and being old does not make it right.
      D<box> It takes about a second to put a person into a box, and it is unfair each time. The box has one word on it, such as a country, a religion or a wheelchair. Everything else about {him} stays outside: the jokes, the questions, the songs. Then people talk to the word. That is prejudice, even when somebody does it with a smile.
      D<record> When something unfair is said about skin or faith or family, people often pretend that they did not hear. {Name} may have heard it all the same. It has a name, which is prejudice, and in many countries there are laws against it. Schools are meant to write such things down and to act on them. Saying out loud that it was wrong is not making a fuss. It is making a record.
      P The person who said it learned it from somebody, at a table or from a screen. That explains how it arrived. It is still a wrong thing to say, and a person who says it can stop.
      P People who watched may feel bad afterwards because they kept quiet. Some did not know the right words. "That was not okay" would have been enough, and it still is the next day.
      P Some adults say that it was surely meant as a joke. They would like it to be small. The one it was said to knows its size.
      Q In the moment it was said, {Name} might feel ____. Bodies often go cold first and hot later.
      Q When others laughed or looked away, {Name} might feel ____. That part can hurt as much as the words.
      Q Going back to that place, {Name} may notice ____. It can help to have company.
      H {helper} can believe it, call it wrong and ask what would help now. ~ It is not {his} job to prove it.
      H {teacher} can speak to those who did it, and write it down. ~ Schools, clubs and shops have rules for this.
      H {helper} can talk about people in the family and in history who were proud of the same thing. ~ There are a great many.
      H<helper> {helper} can go along and let {him} decide how much to say. ~ It is good to have a choice.
      H<adult> {helper} can keep the evening for {adult}. ~ A day is larger than its worst minute.
      T {he} can tell a trusted adult the exact words, the place and who was there. ~ If the first adult makes it small, another one can be told.
      T {he} can call it prejudice, once, and join other people. ~ No discussion is owed.
      T {he} can spend time with people who share what was laughed at. ~ It is good to be in a room where it is ordinary.
      T<comforter> {he} can take {comforter} to a quiet place first. ~ Telling can wait until the breath is slow.
      T<quiet> After telling, {he} can spend an hour {quiet}. ~ It is fine to think about something else.
      C<ruler> {he} can think, "The ruler is wrong, and I am not."
      C<box> {he} can think, "One word is too small for me."
      C<record> {he} can think, "I noticed it, it was wrong, and I will say so."
      A<ruler> Prejudice can be put away like a warped ruler, and many people have done it. Until all of it is gone, there are adults to tell and friends to stand with. Nothing about {him} needs to change. All of it was right before anyone measured.
      A<ruler> It does not help to argue with a warped ruler, and it does not help to shout at it. People can put it down, and some do. What was measured with it was wrong from the start. {Name belongs} on the list of things that a ruler cannot measure.
      A<box> The box is still standing there, with its one word, and {Name is} somewhere else. People who take the trouble find out about the songs. What was done was unfair, and it is fair to be angry about it. Everyone belongs outside of boxes.
      A<box> A box is easy to carry, and so some people carry one around. It saves them the trouble of asking. {Name} has more sides than a box has, and the people who matter like to find them out. It was unfair, and it was theirs.
      A<record> Once it is on paper, somebody has the task of doing something about it. Wrong things last longest when nobody says that they are wrong. {Name belongs} here, by every rule that the place has. That was so before, and it is written down too.
      A<record> Some things get smaller when they are told, and this is one of them. A record cannot unsay what was said. It can say that it was wrong, on such a day, and that somebody noticed. {Name belongs} here, and now there is a page that takes it for granted.
      D<heard> It is confusing when unfair words come from somebody who also makes good pancakes. {Name} may have heard a person say something racist, or something of that sort, about a whole group of people. Liking the person and minding the words can happen in the same minute. It does not need to be settled at once. The words are wrong, whoever says them and however often.
      P<heard> People who talk like that mostly learned it long ago, and it was not taken out again. That is an explanation. It is not a permission.
      P<heard> Some adults look at their plates when it happens. They disagree, and they are afraid of a quarrel.
      P<heard> The people who were talked about are somewhere else, having an ordinary day. They have heard it before, and it is still tiring.
      Q<heard> At the moment when it was said, {Name} might have felt ____.
      Q<heard> Seeing that person again, {Name} might notice ____. It can be two things at once.
      H<heard> {helper} can say what they think of it, and why.
      H<heard> {helper} can take it up with the person, without {him} in the room.
      T<heard> {he} can say, "I do not like that sort of joke." ~ It is short, and it is heard.
      T<heard> {he} can ask, "What makes you say that?" and wait. ~ A calm question is hard to answer with a slogan.
      T<heard> {he} can leave it alone and talk about it with {helper} later. ~ That is a choice as well.
      C<heard> {he} can think, "It is unfair, even in a voice I like."
      A<heard> Nobody needs to choose between a person and what is fair. It is possible to eat the pancakes and not the opinion. Adults can argue with adults, which is their job. What {Name} thinks about people is being made now, and prejudice needs no place in it.
      A<heard> It was said, and it was talked about, which does not happen in every family. Some people change their minds late, often because of somebody young. That cannot be ordered. It is unfair, and knowing that is already something.
      D<watched> Some people get looked at in shops as if they had already taken something. {Name} may know those eyes, two shelves behind. It is unfair, and it has a name, which is prejudice. Whoever does it has decided something about a person before the person has done anything. The mistake is in the eyes, and not in the one who is looked at.
      P<watched> Friends who are not followed often do not notice it. They can learn to, and some will stay close on purpose.
      P<watched> A shop has rules against it, and so has the law in many countries. Adults can remind them.
      Q<watched> With those eyes two shelves behind, {Name} might feel ____.
      H<watched> {helper} can ask for the manager and say what happened. ~ It is an adult's job, and there are words for it.
      H<watched> {helper} can listen first, all the way to the end.
      T<watched> {he} can tell an adult each time, even when it seems small.
      T<watched> {he} can stay with a friend and leave when it does not feel safe.
      C<watched> {he} can think, "I did nothing wrong. I belong here."
      A<watched> The shop is for everyone who comes in to buy a drink. What happened was unfair, and it has been said or can be said tonight. It may not be put right quickly. {Name} belongs on that side of the door as much as anybody.
      D<joined> An unfair joke works in two steps. One person says it, and others laugh, or repeat it. {Name} may have been a part of the second step, and that happens in half a second. It does not make anybody a bad person, and it was not harmless either. The one it was about has heard the laughing, or will hear of it.
      P<joined> People who are laughed at for their skin, their faith or their family hear the same joke from many mouths. To them it is not one laugh. It is the next one.
      P<joined> Many of those who laugh along feel odd while they do it. They look round to see if they are the only ones who mind. Mostly they are not.
      Q<joined> Remembering that laugh, {Name} might feel ____. Hot ears are a common answer.
      Q<joined> When it starts again, {Name} might notice ____.
      H<joined> {helper} can hear the whole of it before saying what was wrong. ~ It makes it possible to tell all of it.
      H<joined> {helper} can explain where such jokes come from and what they do. ~ It is easier to stop what one can see.
      T<joined> {he} can say to the one it was about, "I laughed, and that was wrong." ~ It takes four seconds.
      T<joined> {he} can ask, "What is funny about it?" ~ Such jokes do not survive being explained.
      C<joined> {he} can think, "I can be one fewer."
      A<joined> Nobody can take a laugh back, and anybody can leave the next one out. A joke that meets two straight faces gets shorter, and at the third it stops. What was said was unfair, and saying so late is better than not at all. {Name} can belong to people without laughing at others.
    `),
    '11+': script(`
      D<ruler> Prejudice presents itself as an opinion, as if it were about music or pizza. In fact it is a measuring error. It takes one thing about {him}, such as skin, faith, disability, language or who is in the family, and claims to know the rest. Whole theories were once built on it, and they have been shown to be false. It has survived because it is useful to some people, and not because there was ever anything in it.
      D<box> There is a tiredness that comes from prejudice, which is the tiredness of being treated as an example. Somebody hears a name or sees a scarf, and from then on {Name is} expected to explain a religion, a continent or a wheelchair. Some of it is hostile, and some of it is only clumsy. Both reduce a person to one word. Being asked "but where are you really from?" for the tenth time is loud in the way a dripping tap is loud.
      D<record> Unfair remarks about skin, faith or family are often followed by a second remark: it was only a joke, or nobody meant it like that. {Name} may then be the one who is accused of spoiling the mood. It helps to know that there is a word for it and, in many countries, a law. Schools are expected to record such incidents and to act. What was said can be named without anybody's permission.
      P People pick up prejudice the way they pick up an accent, from those around them. It explains how a decent person can say a vile thing. It does not turn the thing into a decent one, and it does not oblige anyone to be patient.
      P Friends who have not experienced it may miss it completely. They are not lying when they say they noticed nothing. Some of them want to learn to see it, and some would rather not, and it is useful to find out which is which.
      P Parents who know it from their own lives may react with advice that sounds hard, or with silence. Others learn about it from their own child. Behind both there is usually the wish that it had ended one generation earlier.
      Q After a remark like that, {Name} might feel ____. Anger, exhaustion and wanting to laugh it off may all be there together.
      Q When nobody else reacted, {Name} might notice ____. Silence from friends has a weight of its own.
      Q Walking in there again, {Name} may feel ____. It is reasonable for a body to be on guard.
      H {helper} can believe it at once and ask what is wanted: company, advice or action. ~ It is not {his} task to prove that it happened.
      H {teacher} can record it, deal with it and report back what was done. ~ That is a duty and not a favour.
      H {helper} can put a complaint in writing if talking leads nowhere. ~ Letters have dates and expect answers.
      H<helper> {helper} can share how it was handled in the family before, including what failed. ~ Experience is worth more than slogans here.
      H<adult> {helper} can offer {adult} on an evening like that, and accept a no. ~ Nobody is obliged to process everything at once.
      T {he} can tell one trusted adult the exact words and who was present. ~ If that person plays it down, the next one may not.
      T {he} can answer with a question, such as "What do you mean by that?", or not answer at all. ~ Safety comes first, and nobody is owed a debate.
      T {he} can look for people who share the experience, in a family, a club or a book. ~ It is a relief not to begin by explaining.
      T<comforter> {he} can close the door and have {comforter} for company. ~ Strong people also need a place where they are off duty.
      T<quiet> After telling, {he} can spend an hour {quiet}. ~ Being allowed not to think about it is part of being free of it.
      C<ruler> {he} can think, "It is their measuring that is off."
      C<box> {he} can think, "I am not an example of anything."
      C<record> {he} can think, "It has a name, and I can use it."
      A<ruler> An error does not become true by being repeated, and it does not become {hers} to correct alone. Laws, schools and a good many ordinary people are on the other side of it. It was unfair. There is nothing here that {he needs} to apologise for, tone down or grow out of.
      A<box> There is no need to represent anyone. {Name} may explain on some days, refuse on others and talk about something else entirely, which is a freedom that most people have without noticing. What was unfair stays unfair, and telling somebody about it is sensible. Outside the box there is a whole person, and plenty of people who prefer to meet that one.
      A<record> It may not be settled quickly, and sometimes the answer will be disappointing. It still matters that it was said out loud, because wrong things thrive on politeness. Those who belong to a place are allowed to insist on being treated fairly in it. {Name belongs}, and that was not up to anybody else.
      D<heard> Prejudice is easier to recognise in strangers. {Name} may have heard it where it was not expected, in the same voice that asks about the journey. It leaves a particular discomfort, since affection does not switch off at a sentence, and agreement does not switch on. Those two can be held side by side. What was said is wrong on its own account, and it would be wrong if it were said charmingly.
      P<heard> People carry opinions from the time and place in which they learned to talk. It explains a good deal. It does not oblige anybody to pass them on.
      P<heard> The silence round a table is seldom agreement. It is mostly the wish to get to the pudding.
      P<heard> Those who are the subject of such talk would recognise every word. They would also recognise the one person who did not laugh.
      Q<heard> While it was being said, {Name} might have felt ____.
      Q<heard> On the next visit, {Name} might notice ____. Embarrassment on somebody else's behalf is a real feeling.
      H<heard> {helper} can say plainly where they stand, and listen to what made it hard.
      H<heard> {helper} can take the argument on, adult to adult. ~ It does not need an audience.
      T<heard> {he} can say one sentence, such as "I see that differently", and stop there. ~ It marks a place without starting a war.
      T<heard> {he} can ask a real question about where the opinion comes from. ~ Stories are easier to argue with than slogans.
      T<heard> {he} can decide that today is not the day. ~ Choosing the moment is not cowardice.
      C<heard> {he} can think, "I can love the person and decline the opinion."
      A<heard> Nothing has been settled, and something has been said. People have changed their minds at eighty, usually because of somebody they were fond of. That is not a duty, and it does not fall to the youngest person at the table. Unfair remains unfair, in any accent, and thinking so is one's own.
      A<heard> The pudding was eaten, and the sentence is still in the air, a little smaller. It will come up again. By then there may be a question ready, or a way of leaving the room. Who people are is not decided by what is said about them at lunch, and that is wrong in any family.
      D<watched> Being followed round a shop is a message without words, and therefore hard to answer. {Name} may know the guard who tidies the next shelf, and the glance at the hands. It is called racial profiling when it is about skin, and it is unfair and in many places unlawful. The judgement was made before anybody did anything. It describes the person who makes it.
      P<watched> Friends who have not experienced it may think that it was chance. Some can be asked to look for themselves, and most of those do not doubt it again.
      P<watched> Staff may say that they follow instructions. Instructions come from somebody, and that somebody has an address.
      Q<watched> Two aisles further on, {Name} might notice ____. Anger and tiredness are both reasonable.
      H<watched> {helper} can write to the company, with date, time and branch. ~ Complaints on paper get counted.
      H<watched> {helper} can talk through beforehand what is safest to do and say.
      T<watched> {he} can note the time and the place, and tell an adult the same day.
      T<watched> {he} can choose calm because it is safe, and be as angry as necessary afterwards. ~ Nobody is owed a debate.
      C<watched> {he} can think, "Their mistake. My place as much as theirs."
      A<watched> It may not be settled quickly, and sometimes the answer is disappointing. It still counts that it was noticed and named as unfair. Being careful in such a moment is not the same as agreeing. {Name} belongs in the shop, in the street and in the argument about it.
      D<joined> Prejudice seldom travels alone. It is carried by a joke, and a joke is carried by those who laugh. {Name} may have laughed along at something that was not funny, because it is quicker than objecting and the friend was looking. Most people have done it. It is neither a crime nor nothing. Somewhere in the room or outside it is the person whom it was about, and that person can count.
      P<joined> The one who makes such jokes often takes the laughter for agreement. A friend who stops laughing is harder to dismiss than any assembly on the subject.
      P<joined> For the person concerned it is not a matter of humour. It is the question who in this school would say something, and so far the answer has been silence.
      Q<joined> Replaying the moment, {Name} might feel ____. Discomfort is a sign of being awake.
      Q<joined> Before the next joke of that kind, {Name} might notice ____.
      H<joined> {helper} can talk it through without a sermon, from what was said to what could be said. ~ A sentence that has been tried out is there when it is wanted.
      H<joined> {helper} can help to judge when it is time to tell a teacher. ~ Some of it is a case for adults.
      T<joined> {he} can tell the friend in private, "I laughed, and I will not do it again." ~ In private there is no audience to win.
      T<joined> {he} can go to the person concerned and say one plain sentence. ~ It need not become a conversation.
      C<joined> {he} can say, "I don't get it. Explain it to me."
      A<joined> A laugh cannot be returned, but the next one can be withheld, and that is noticed on both sides. Friendships survive a raised eyebrow more often than feared. What was unfair remains so, and somebody has said it aloud who did not need to. That is roughly how a room changes its mind.
    `),
  },
};

/**
 * Prejudice: words or rules against somebody because of skin, faith, disability, language or family. It is named as
 * unfair and never explained away; who somebody is needs no reason; telling a trusted adult is part of every story.
 */
export const prejudice: Frame = withScenes(
  own,
  shoutedInTheStreet,
  aNameThatIsALie,
  saidAsAnInsult,
  aWordThatIsThrown,
  forGirlsAndForBoys,
  // Where it is asked unkindly this is the situation, and what is asked stays the same.
  { ...twoColoursInOneFamily, decides: false },
  hairThatIsTouched,
  askedAboutMySkin,
  ownSkin,
  pulledAtIt,
  whatFaithWears,
  nameOfAFaith,
  ownCountry,
  remarksOnHair,
  twoMumsOrTwoDads,
);
