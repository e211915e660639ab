import { sillyWhenTold } from './silly-when-told.ts';
import { didItOnADare } from './did-it-on-a-dare.ts';
import { notAllowedThatGame } from './not-allowed-that-game.ts';
import { ordersFromAFriend } from './orders-from-a-friend.ts';
import { whatEveryoneHas } from './what-everyone-has.ts';
import { script, type Frame } from '../../frame.ts';
import { alreadyVaping } from './already-vaping.ts';
import { TEACHER } from '../../school-roles.ts';
import { withScenes } from '../scene.ts';
import { askedToSmoke } from './asked-to-smoke.ts';
import { askedToSteal } from './asked-to-steal.ts';

/** It was done already: nobody is told how to say no to it. */
const DONE = String.raw`\b(?:and (?:he|she|they) (?:did|went|tried|took|drank|smoked|climbed|jumped|joined)\b|(?:he|she|they) (?:did it|went along|joined in|gave in)\b|^\W*(?:did|went along|joined in|gave in)\b|(?:caught|suspended|excluded|brought home)\b|(?:got|came home) (?:drunk|high)\b|(?:shoplifted|smoked|vaped|drank|trespassed|egged)\b|(?:they|friends|mates|boys|girls|others) (?:all )?(?:made|got|talked|egged) (?:him|her|them) (?:to |into |on)?)`;
/** Told where it may still come. */
const TO_COME = new RegExp(`^(?![^]*${DONE})`, 'i');

const own: Frame = {
  id: 'peer-pressure',
  name: 'Peer pressure',
  says: [
    'peer pressure',
    'easily led by other kids',
    'copies the naughty ones at nursery',
    'does whatever his friends tell him',
    'friends dared her to steal sweets',
    'goes along with the crowd',
    'got into trouble because the others told him to',
    'cant say no to her friends',
    'friends pressure her to skip class',
    'follows the other boys and gets told off',
    'bad influence friend',
    'wants to fit in so badly',
    'dares in the playground',
    'does silly things to impress older kids',
    'her friends are vaping and ask her to try',
    'everyone else is allowed so he wants to as well',
    'they said she is a baby if she doesnt do it',
    'do it or you are not our friend',
    'copycat behaviour in class',
    'joined in with teasing because the others did',
    'tiktok challenge his mates want him to do',
    'hanging around with the wrong crowd',
    'peer presure at secondary',
    'pressured into sending a photo',
  ],
  claims: {
    strong: [
      'should drink at the party',
      'drink at the party',
      'drink at parties',
      'tells her what to wear and who',
      'tells him who to play with',
      'tells her who to play with',
      'want her to be mean',
      'want him to be mean',
      'want them to be mean',
      'wants her to be mean',
      'wants him to be mean',
      'everyone has a boyfriend',
      'everyone has a girlfriend',
      'everybody has a boyfriend',
      'all have boyfriends',
      'all have girlfriends',
      'friends have boyfriends',
      'copies what the popular',
      'copies the popular',
      'copying the popular',
      'smells of weed',
      'smelling of weed',
      'smells of smoke',
      'smelling of smoke',
      'smoking weed',
      'smokes weed',
      'found weed',
      'cannabis',
      'smells of cigarettes',
      'smelling of cigarettes',
      'peer pressure',
      'pressured',
      'pressure her to',
      'pressure him to',
      'easily led',
      'easily influenced',
      'bad influence',
      'wrong crowd',
      'goes along with',
      'go along with',
      'follow the crowd',
      'follows the crowd',
      'dared him',
      'dared her',
      'dare him',
      'dare her',
      'dares',
      'egged on',
      'egg him on',
      'egg her on',
      'say no to her friends',
      'say no to his friends',
      'say no to friends',
      'whatever his friends',
      'whatever her friends',
      'the others told him to',
      'the others told her to',
      'friends told him to',
      'friends told her to',
      'impress older',
      'impress his friends',
      'impress her friends',
      'fit in',
      'copies the naughty',
      'vaping',
      'vape',
      'skip class',
      'not our friend',
      'to fit in',
      'copies the bad',
      'copies bad',
      'copies the other',
      'bad boys',
      'bad crowd',
      'follows others',
      'follow the others',
      'does what the others',
      'mates tell him',
      'friends tell him',
      'friends tell her',
      'so they think hes cool',
      'to look cool',
      'look cool',
      'cool kids',
      'daring him',
      'dared',
      'dared to',
      'a dare',
      'everything her mates say',
      'everything his mates say',
      'everything her friends say',
      'everything his friends say',
      'whatever her mates',
      'whatever his mates',
      'does what his friends',
      'does what her friends',
      'friends made him',
      'friends made her',
      'follow his friends',
      'follow her friends',
      'easily swayed',
    ],
    cues: [
      'friend',
      'copy',
      'follow',
      'dare',
      'crowd',
      'trouble',
      'influence',
      'pressure',
      'older kids',
      'challenge',
      'join',
      'cool',
      'everyone else',
      'told',
    ],
    not: [
      'weed the',
      'weeding',
      'flowerbed',
      'flower bed',
      'copies everything',
      'copies her',
      'copies him',
      'copying her',
      'copying him',
      'under pressure at school',
      'exam pressure',
      'blood pressure',
      'clothes fit in',
      'fit in the car',
      'pressure to perform',
      'pressure washer',
    ],
  },
  topicWords: ['friend', 'others', 'dare', 'go along', 'follow', 'no', 'group', 'crowd'],
  takes: ['helper', 'comforter', 'topic', 'activity', 'quiet', 'doing', 'adult'],
  facts: [
    'People of all ages tend to go along with a group, even against what they see; in experiments about a third of answers followed a wrong group.',
    'One single other person who says something else makes it much easier to do the same.',
    'Teenagers take more risks when people of their age are watching.',
    'People overestimate how many of the others do a thing or like it.',
    'A short no, said once, and walking away work better than long explanations; planning a sentence beforehand makes it easier to say.',
    'A family can agree on a word or message that means "please fetch me", with no questions at that moment.',
    'Telling a trusted adult helps when somebody is in danger, threatened or asked for pictures of their body.',
    'Groups can also make people kinder and more careful.',
  ],
  threads: {
    row: 'a row, in which each goes after the one before',
    no: 'the word no, which is short',
    minute: 'a small wait between hearing and doing',
    done: 'the one second in which somebody went along, and what can be done after it',
    smoke: 'a smell that comes home in a jacket',
    beside: 'a bench, on which one does something that the other does not do',
    dare: 'a dare, in which one risks something and the others watch',
    second: 'the second person, who makes it easier',
    count: 'how many "all the others" are, when they are counted',
  },
  // Whose friends steal has taken nothing.
  decidedBy: [
    /^(?:\W|i |we |he |she |is |has |found out |just |that |says |worried |scared |upset |knows |thinks |because )*(?:(?:his|her|their|some of (?:his|her|their)|a|one of (?:his|her|their)|the) )?(?:\w+ )?(?:friends?|mates?|bestie) (?:(?:is|are|has|have|been|started|begun|always|keeps?) )*(?:shop-?lift(?:s|ing)?|steals?|stealing)\b(?! (?:from )?(?:him|her|them|his|me|us)\b)(?![^]*\b(?:and|so|but|now) (?:he|she|they) (?:does|did|do|too|joined|steals?|took|stole|has)\b)/i,
  ],
  threadCues: {
    done: new RegExp(DONE, 'i'),
    row: TO_COME,
    no: TO_COME,
    minute: TO_COME,
    second: TO_COME,
    count: TO_COME,
    beside:
      /^(?![^]*\b(?:(?:want|wants|wanted|asks?|asked|told?|tells?|pressur\w+|push\w*|forc\w+|dar(?:e|es|ed|ing)|get|trying to get) (?:him|her|them) to|offer\w*|pressur\w+|join in)\b)[^]*?\b(?:(?:best )?friends?|mates?|bestie|bff|boyfriend|girlfriend|cousin)\b (?:has |have )?(?:\w+ ){0,3}?(?:vap\w*|smok\w*|drinks|drinking|weed|cannabis|shoplift\w*|(?:steals?|stealing)(?! (?:from )?(?:him|her|his|them|their)\b))\b/i,
    smoke:
      /^(?![^]*\b(?:friends?|mates?|bestie|bff|boyfriend|girlfriend|cousin)\b (?:has |have )?(?:\w+ ){0,3}?(?:vap\w*|smok\w*|weed|cannabis))[^]*?\b(?:weed|cannabis|marijuana|joints?|vap(?:e|es|ing)|smok(?:e|es|ing)|cigarettes?|smells? of (?:smoke|weed|drink|alcohol))\b/i,
    dare: /^(?![^]*\b(?:friends?|mates?|bestie|bff|boyfriend|girlfriend|cousin)\b (?:has |have )?(?:started |begun |is |are )?(?:vap|smok|steal|shoplift))(?![^]*\b(?:and (?:he|she|they) (?:did|went|tried|took|drank|smoked|climbed|jumped|joined)|did it|went along|joined in|gave in|(?:got|was|were|been) (?:caught|suspended|excluded)|came home drunk|got drunk|shoplifted|smoked|vaped|drank)\b)[^]*?\b(?:dar(?:e|es|ed|ing)|jump\w*|climb\w*|steal\w*|stole|shoplift\w*|vap\w*|smok\w*|drink\w*|challenge\w*|stunts?|roof|risk\w*|danger\w*|trespass\w*|tracks?|fire|kniv?f?es?|drugs?|silly things|trouble)\b/i,
  },
  onlyWhenSaid: ['smoke', 'dare', 'done', 'beside'],
  tellsAlone: ['smoke', 'done', 'beside'],
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'One Bench, Two Friends', thread: 'beside' },
      { text: 'Quack, Quack, in a Row', thread: 'row' },
      { text: 'One Goes, All Go', thread: 'row' },
      { text: 'I Went Along', thread: 'done' },
      { text: 'After It Was Done', thread: 'done' },
      { text: 'A Small Word', thread: 'no' },
      { text: 'No, No, Not Me', thread: 'no' },
      { text: 'Stop and Look', thread: 'minute' },
      { text: 'Look First', thread: 'minute' },
      { text: '{name} and the Others' },
      { text: 'Friends Can Wait' },
    ],
    older: [
      { text: 'One Bench, Two Friends', thread: 'beside' },
      { text: 'What the Jacket Said', thread: 'smoke' },
      { text: 'Not for Me Today', thread: 'smoke' },
      { text: 'One Second, and After', thread: 'done' },
      { text: 'Everybody Was Looking', thread: 'done' },
      { text: 'Two Letters', thread: 'no' },
      { text: 'The Shortest Answer', thread: 'no' },
      { text: 'What a Dare Is Made Of', thread: 'dare' },
      { text: 'Who Watches a Dare', thread: 'dare' },
      { text: 'The Second Person', thread: 'second' },
      { text: 'How Many Are the Others?', thread: 'count' },
      { text: 'Counting the Others', thread: 'count' },
      { text: 'Somebody Says It First', thread: 'second' },
      { text: '{name} and the Others' },
      { text: 'Going Along or Not' },
    ],
  },
  benefits: [
    'Explains why going along with others is easy, for nearly everybody.',
    'Shows small ways out that do not need a speech.',
    'Keeps a grown-up within reach for what is not safe.',
  ],
  talk: {
    young: [
      'What did the others do in the story?',
      'How does it feel when all the others go?',
      'Shall we practise a small no, with a hand and a face?',
    ],
    older: [
      'What makes it easier to say no in the story?',
      'Which word went into the blank, and where was it in the body?',
      'Shall we agree on a word that means "please come and fetch me"?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'think',
    feeling: 'curious',
    companion: 'child',
    props: [],
  },
  text: {
    '2-3': script(`
      D<row> Quack, quack, in a row. {Name sees} ducks go like that. Friends may go in a row. One goes, and one goes. Then all go.
      D<no> Others call, "Come, come!" {Name} may not want to. No is a small word. It is a good word. It can be soft.
      D<minute> The others may throw sand. Up it goes. {Name} may see it. Sand can get in eyes. Stop, and look.
      P Some children go along. Some stay. Both like friends.
      P The others like a lot of fun. They may not look first.
      P Grown-ups copy friends too. They get the same hat.
      Q When the others go, {Name} may feel ____.
      Q With friends near, {Name} may feel ____.
      Q Saying no, {Name} may feel ____.
      H {helper} can come and look too.
      H {helper} can find a new game.
      H {helper} can say, "No is okay."
      H<helper> {helper} can play with {him}.
      T {he} can shake {his} head.
      T {he} can go to a grown-up.
      T {he} can wait and look.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<row> {he} can say, "Quack, I stay here."
      C<no> {he} can say, "No, not me."
      C<minute> {he} can say, "Stop, look, and then go."
      C<topic> {he} can think about {topic}.
      A<row> Ducks go in a row. Some ducks stay and splash. Friends can go, and friends can stay. Quack, quack.
      A<no> No is a small word. It does a lot. Friends can hear it. Then comes a yes. Yes to a new game.
      A<minute> Stop, look, and then go. The sand stays down. The others stop too. Friends can play with sand and hands.
    `),
    '4-5': script(`
      D<row> Ducks walk in a row. The first one goes, and the others follow. Children do that too, and so may {Name}. It is fun to follow friends. Sometimes the first one goes to a place that is not safe.
      D<no> Sometimes the others want to do a silly thing. They say to {him}, "Come on, you do it too." It is hard to say no to friends. No is a short word. It fits in any mouth or hand.
      D<minute> The others may pick all the flowers by a gate. {Name} may see it, and hands may want to do it too. Hands are fast when friends do a thing. Heads are slower. So it helps to wait.
      P The one who goes first wants the others to come too. It is no fun to be silly alone.
      P Some of the others do not want to do it. They do not say so. Each one thinks, "It is just me."
      P Teachers know that children copy their friends. They want to know if a thing is not safe.
      Q When all the others do it, {Name} may feel ____.
      Q When friends say "come on", {Name} may feel ____.
      Q When it is not right, {his} tummy may feel ____.
      H {helper} can listen and not be cross first. ~ It is good that it was told.
      H {teacher} can stop it if it is not safe. ~ That is part of the job.
      H {helper} can play "come on" and let {him} say no. ~ It gets easier.
      H<helper> {helper} can find a game to say yes to.
      H<adult> {helper} can help by {adult}. ~ It is good after a hard day.
      T {he} can put both hands in {his} lap and wait.
      T {he} can shake {his} head and start a new game.
      T {he} can go and stand by a grown-up.
      T<comforter> {he} can tell {comforter} about it.
      T<quiet> {he} can spend some time {quiet} and let the others go.
      T<doing> {he} can try {doing} when it is hard.
      C<row> {he} can think, "I can be a duck that stays."
      C<no> {he} can say, "No, not me, not now."
      C<minute> {he} can think, "Wait for my head."
      C<topic> {he} can think about {topic} and let them go.
      A<row> A duck can step out of the row. It is still a duck. It can swim with the others after that. Friends can do two things at one time. It is okay to follow, and it is okay to stay.
      A<no> No was said, and the sky is still up there. Good friends hear a no. They may be cross for a bit. Then there is a next game, and it may be a yes.
      A<minute> The head has come along, and now it can pick. Some things the others do are fun and safe. Some are not. Flowers stay up when hands wait.
      D<done> The others did a thing, and a friend called, "You too!" {Name} may have gone along. It was fast. Then it was done, and it did not look so good. Many children go along before they think.
      P<done> The others wanted somebody to come with them. It is less scary with many. They may feel odd about it now.
      P<done> Grown-ups are mostly glad that nobody is hurt. They may say it in a cross voice. Cross and glad can go together.
      Q<done> Now that it is done, {Name} may feel ____.
      Q<done> When a grown-up asks about it, {Name} may feel ____.
      H<done> {helper} can hear all of it, from the start. ~ It is good when somebody knows.
      H<done> {helper} can help to put it right.
      T<done> {he} can tell a grown-up how it went.
      T<done> {he} can say, "I went along, and I am sorry."
      T<done,comforter> {he} can hold {comforter} while telling it.
      C<done> {he} can think, "Next time, I look first."
      A<done> It is done, and it has been told. What can be mended gets mended. The others are still there, and so is the next game. Friends can call, and feet can wait a little.
    `),
    '6-7': script(`
      D<no> No has just two letters, and it can be the hardest word of all. It is easy to say about soup. With friends, {Name} may find that it gets stuck. "Come on, everybody does it," they say. It is not a good reason, but it is a loud one.
      D<dare> What is a dare? The others say to {him}, or to anyone, "I bet you are too scared." One person does the thing, and the rest look on. If it goes wrong, somebody gets hurt. It may be the one who did it, or another child.
      D<second> Here is a true story for {Name}. Some people were shown lines on a card. All the others picked the wrong line on purpose. Many people went along with the others. Then one other person said, "I see it another way." With two, it was much easier to say no.
      D<count> "All the others do it." {Name} may have heard that, or thought it. All is a big word. If somebody counts, it is often four, or six. The rest do not do it, and nobody talks about them.
      P The others are often not sure either. Each of them looks at the rest. So a whole group can do a thing that nobody wants.
      P The one with the idea wants to look big. It works only if the others go along. That is why they push so much.
      P Grown-ups know how it is. They buy shoes because their friends have them. So they are good people to tell.
      Q When they all say "come on", {Name} may feel ____. It may be in the tummy.
      Q When it is time to choose, {Name} may feel ____.
      Q After going along with something, {Name} may feel ____. That feeling can be told.
      H {helper} can listen to the end before saying what was wrong. ~ It makes telling easier next time.
      H {teacher} can help if somebody is pushed to do unsafe things. ~ It is right to tell about that.
      H {helper} can think up some easy ways to say no. ~ "Not for me" is one of them.
      H<helper> {helper} can be the excuse: "I was told to come home."
      H<adult> {helper} can help after a hard day by {adult}. ~ Then it is easier to talk.
      T {he} can give one short no and go on with something else. ~ A long answer gives them more to push.
      T {he} can look for one person who does not want to do it. ~ Two can walk off together.
      T {he} can count to three before doing what the others do. ~ Heads are slower than hands.
      T<comforter> At home, {he} can think it over with {comforter}. ~ It does not say "come on".
      T<quiet> {he} can spend a break {quiet} and let the group go by. ~ It is fine to miss one thing.
      T<doing> {he} can try {doing} when the pushing starts. ~ It buys a bit of time.
      C<no> {he} can say, "No thanks, I am off to play."
      C<dare> {he} can think, "They watch, and I would get hurt."
      C<second> {he} can think, "I may not be the only one."
      C<count> {he} can think, "All is a big word, and I can count."
      C<topic> {he} can say no and then talk about {topic}.
      A<no> The two letters got out, and the others shrugged. Some friends get cross for a day. Friends who stay are the ones to keep. A yes is worth more from someone who can say no.
      A<dare> A dare that nobody takes is just a sentence. The others can find something else to look at. If it was not safe, a grown-up can be told. {Name is} not there to make a show.
      A<second> Where one says it, a second one can. Next time {Name} may be the second person for a friend. Groups can do good things as well. They are best when each of the others can say no.
      A<count> When they are counted, the others are just some. A person can leave a thing out and be a friend. What is left out makes no noise. There are more people like that than one can hear.
      D<done> It can take one second to go along with others. Somebody calls, and everybody looks. {Name} may have done it before there was time to think. Afterwards there is a lot of time. Thoughts come then that would have been useful before. That is how it goes for most people.
      P<done> The others may have been scared too. When there are several, each one thinks that the rest are brave. Nobody says the true thing first.
      P<done> Grown-ups think of what could have happened. That is why they sound louder than usual. Under it they are glad that {Name} is here to hear it.
      Q<done> When {Name} thinks of it now, it may feel ____.
      Q<done> Before telling about it, {his} tummy may feel ____.
      H<done> {helper} can listen to the whole story before talking. ~ The middle of it matters too.
      H<done> {helper} can help to plan one sentence for next time. ~ A sentence that is ready is faster.
      T<done> {he} can tell how it began and who said what. ~ It is not about blame. It helps to see it.
      T<done> {he} can help to put right what was broken or taken. ~ Hands can do that better than words.
      T<done,comforter> {he} can keep {comforter} near while telling it.
      C<done> {he} can think, "It was one second. Next time I take two."
      A<done> It has been told from the beginning. What can be put right is being put right. The others will have ideas again, good ones and bad ones. There is a sentence ready for the bad ones now. Friends who are worth having can hear it.
    `),
    '8-10': script(`
      D<no> Somewhere between the ears and the mouth, the word no can get lost. {Name} may mean it, and "okay" comes out. It happens because the others are standing there. Human brains are built to stay with the group, which once kept people alive. They cannot tell a hunting party from five people behind a shed.
      D<dare> A dare looks like a question about courage. In fact it is a deal, and a poor one. {Name} would get the risk, the trouble and the long evening after it. The others would get something to watch. If they were asked to swap places, most of them would suddenly remember that supper is early.
      D<second> It is hard for {him}, as for anybody, to be the only one against all the others. In a well-known experiment, people were asked which of three lines was as long as a fourth. It was easy to see. But everybody else in the room gave a wrong answer on purpose. About a third of the time people went along with it. When just one other person told the truth, far fewer did.
      D<count> It is hard to see what people do not do. {Name} may believe that all the others are in on something, whatever it is at the moment. Those who do it show it and talk about it. Those who leave it are just having lunch. So the number in the head is mostly too high.
      P The person who pushes hardest is often least sure. If nobody joins in, it is just one person with a bad idea. That explains the pushing.
      P Several people in the group may be hoping that somebody says no. They cannot see each other's thoughts. Each believes that the rest are keen.
      P Adults at home would usually rather fetch somebody at a bad time than hear about it at a worse one. Many forget to mention it. It can be asked in advance.
      Q With everyone looking, {Name} might feel ____. It is often in the stomach before there are any words.
      Q When friends say "or you are not one of us", {Name} may feel ____. Two feelings may pull in two directions.
      Q Looking back on having gone along, {Name} might feel ____. Most people have a story like that.
      H {helper} can agree on a code word for the phone that means "fetch me". ~ The questions can wait until the next day.
      H {helper} can be blamed for everything: "My family would know by breakfast." ~ It is a free excuse, and adults have broad shoulders.
      H {teacher} can be told if somebody is threatened or in danger. ~ It is not telling tales when it keeps a person safe.
      H<helper> {helper} can admit to something foolish that was done because of friends. ~ There is at least one.
      H<adult> {helper} can make time for {adult} after such a day. ~ Difficult things get said when hands are busy.
      T {he} can give a short no and ask about something else. ~ A changed subject is stronger than an argument.
      T {he} can use a small delay, such as a shoelace or the toilet. ~ One minute is enough for a head to catch up.
      T {he} can stand next to the other person who looks unhappy. ~ Two people make a different group.
      T<comforter> At home, {he} can sit with {comforter} and think it through. ~ Late is a good time for thinking.
      T<activity> {he} can keep a place in the week for {activity}. ~ People with a second group can afford to leave the first.
      T<quiet> {he} can spend a break {quiet} now and then. ~ Nobody is obliged to be part of everything.
      T<doing> {he} can try {doing} while the others argue. ~ It keeps the head clear.
      C<no> {he} can think, "My brain thinks it is a hunting party."
      C<dare> {he} can think, "Bad deal, no thanks."
      C<second> {he} can think, "Somebody else is hoping that I say it."
      C<count> {he} can think, "That is the number in my head, and nobody has counted."
      C<topic> After a no, {he} can start talking about {topic} as if nothing had happened.
      A<no> The word got through, and the afternoon went on. Perhaps somebody made a face. By Thursday, the others will have another plan, and it may be a good one. A friend is somebody with whom both answers are possible.
      A<dare> A dare without a taker lasts about a minute and a half. It leaves no story behind, which is a fair price. Courage can be used for better things, such as saying so. The others were there, and they saw that too.
      A<second> It takes one person to begin and one more to make it normal. The one who begins is often not the loudest. Groups have got whole classes to be kind in just this way. {Name has} a vote in what the others do.
      A<count> Counted one by one, the others turn out to be a mixture. Some like it, some go along, and some are hoping for a reason to stop. Nobody needs to be that reason. It is enough to be one of those who are having lunch.
      D<done> Some things get done because several people are looking. For {Name}, the moment itself may have been short: a shout, some faces, and then it had happened. Brains weigh risks badly while friends are watching, and there are studies about it. The same brain does much better an hour later, which is a pity. It would have known all this beforehand, if somebody had given it a minute.
      P<done> The others wanted to see it, and none of them would have wanted to do it. That is how such an idea keeps going. Some of them were relieved to be in the audience.
      P<done> Adults imagine the version that ends in an ambulance. They saw it in their heads as soon as they heard. It makes them strict at first, and it is a form of being glad.
      Q<done> Thinking back to that second, {Name} might feel ____. It can be pride and fright in one.
      Q<done> When somebody at home wants to know all about it, {Name} might feel ____.
      H<done> {helper} can hear it to the end without interrupting. ~ What happened before it is the useful part.
      H<done> {helper} can agree on a message that means "fetch me". ~ The questions can wait until the next day.
      T<done> {he} can tell it once in full, with the part that is embarrassing. ~ After that it need not be guarded any more.
      T<done> {he} can work out which sentence would have fitted into that second. ~ A sentence that has been chosen in peace is there when it is needed.
      T<done,comforter> {he} can have {comforter} close that evening. ~ Nobody is keeping score.
      C<done> {he} can think, "They would not have done it themselves."
      A<done> It happened, it has been told, and it is smaller than it was in the head. The group will come up with something again, because groups do. Then there will be a second to use, and a sentence to put into it. People who matter will still be there after hearing no.
      D<beside> Two friends can sit on one bench, and one of them does something that the other does not do. {Name} knows such a friend. It is strange to say no to a thing and yes to a person at the same time. It can be done, though. A bench has room for both, as long as nobody is pushed.
      P<beside> Somebody who starts with such things often does it in order to belong, or to look older. It says little about what kind of friend that person was before.
      P<beside> Worrying about a friend is not the same as telling tales. Some things are too heavy for two children to carry.
      Q<beside> Next to that friend, {Name} might feel ____. There may be two words.
      H<beside> {helper} can listen first, and plan with {him} what to do about it. ~ A plan made by two is calmer.
      T<beside> {he} can say, "I like you, and I will not do that." ~ It is a whole answer.
      T<beside> {he} can tell one grown-up who keeps calm. ~ That is looking after a friend.
      C<beside> {he} can think, "Yes to the friend, no to that."
      A<beside> The bench is still there, and there is room on it. Friends may be cross about a no, and mostly not for long. A grown-up knows about it now, so nobody needs to watch over it alone. Yes to the friend and no to the thing is an answer for the next time as well.
    `),
    '11+': script(`
      D<no> Saying no to friends is a small sentence with a large shadow. {Name} may know exactly what is right and hear another answer come out. This is not weakness of character. Brains at this age are especially alert to what people of the same age think, and being left out registers as a threat. Most of the time that is useful, because it is how people learn to live with others. It works less well at the back of a bus shelter.
      D<dare> Pressure from friends has been studied, and {Name} may find one result useful. Alone, teenagers took about as many chances in a driving game as adults did. With friends watching, they took a good many more. Nobody in that moment feels influenced. It simply seems like a better idea than it did five minutes ago. The audience rarely gets hurt, and it is seldom around when the letter from school arrives.
      D<second> A whole group can do something that none of the others wanted. Each person looks round, sees calm faces and concludes that the rest are in favour. {Name looks} calm as well, so the calculation includes one more wrong face. Psychologists have a name for it, and committees suffer from it too. It falls apart as soon as one person says, "I don't actually fancy this."
      D<count> Surveys have asked people what they do and what they believe the others do. The second number is higher nearly every time, whether it is about parties, diets or not caring. {Name} may be comparing a private doubt with a public impression. Everyone in a group can do that at once. The result is a custom that hardly anybody likes.
      P Whoever is pushing usually needs company more than courage. A thing done alone is embarrassing, and a thing done by five is a plan. This is why a quiet refusal can produce so much irritation.
      P Friends may test each other without knowing it. "If you were really one of us" is a sentence that tells more about the speaker's worries than about anybody's loyalty. Real loyalty seldom has conditions attached to it in advance.
      P Parents tend to imagine the worst, and they tend to prefer a phone call at midnight to no call at all. Few of them say this aloud. It is worth asking while everyone is calm and nobody needs a lift.
      Q When the whole group is waiting for an answer, {Name} might notice ____. It may be a dry mouth before it is a decision.
      Q The morning after going along with something, {Name} might feel ____. Regret and a certain pride can both be in it.
      Q Afterwards, whichever way it went, {Name} may feel ____. It can be lonely for an evening, and lighter after that.
      H {helper} can agree on a message that means "call me with an excuse", and keep to it. ~ No questions until the next day is part of the deal.
      H {helper} can be the strict one in every story told to the group. ~ It costs a reputation and nothing else.
      H {teacher} can be told when there are threats, or when somebody wants pictures of a person's body. ~ That is not pressure among friends, and adults need to act on it.
      H<helper> {helper} can describe a time when going along went badly. ~ Honest versions are more useful than improved ones.
      H<adult> {helper} can offer {adult} afterwards, and accept a no. ~ Not every conversation needs to be about it.
      T {he} can decide beforehand on one sentence, such as "Not my thing, but you carry on." ~ Prepared sentences survive an audience.
      T {he} can leave for five minutes and come back, or not. ~ Ideas like this have a short life when somebody goes for air.
      T {he} can ask one of the others quietly, "Do you actually want to?" ~ There is a fair chance that the answer is no.
      T<comforter> {he} can have {comforter} and a closed door at the end of such a day. ~ Independence is tiring.
      T<activity> {he} can hold on to {activity} and the people who belong to it. ~ It is easier to disagree with one group from inside another.
      T<quiet> {he} can spend an evening {quiet} instead of following what the rest are up to. ~ Missing one of their evenings is quickly forgotten.
      T<doing> {he} can try {doing} before giving an answer. ~ An answer that took a minute is usually a better one.
      C<no> {he} can think, "It is only my brain counting heads."
      C<dare> {he} can think, "It seemed a worse idea before there was an audience."
      C<second> {he} can think, "Those calm faces may look just like mine."
      C<count> {he} can think, "I am comparing my inside with their outside."
      C<topic> After saying no, {he} can bring up {topic} and let the subject drop.
      A<no> Most refusals are forgotten sooner than the things people went along with. Friends may need an evening to get used to somebody who decides for themselves. A few may not manage it. The rest will know that a yes from {him} is a real one, which makes it worth having.
      A<dare> The moment passes, as an audience does when nothing happens. There will be risks worth taking, and some of them will also be watched by others. It is useful to be able to tell the two kinds apart. A good test is whether it would still seem clever at home, by daylight, alone.
      A<second> It takes a first person to say it and a second to make it respectable, and both positions are usually free. Groups are not the enemy here, since the same force makes people recycle, revise and look after each other. What the others do is partly decided by {him}. That has been true all along.
      A<count> The real number is usually smaller, and it includes several people who look convinced. It can be found out by asking one of the others alone. Nobody is required to announce a decision or to defend it. Going along is one way of belonging, and being good to talk to is another.
      D<done> There is a moment in which everybody is looking, and afterwards there is what was done in it. {Name} may have noticed how little deciding took place. In experiments, young people take roughly the usual number of risks when they are alone, and far more as soon as friends are watching. The friends need not say anything. It does not excuse what happened, and it does explain why it felt like the obvious thing to do for about four seconds.
      P<done> The audience is seldom as impressed as it sounds. Several of them will have hoped that somebody would stop this, and waited for somebody else to do it. They may be wondering about that too.
      P<done> Adults react to what might have happened, which is worse than what did. The length of the lecture is a fair measure of the fright.
      Q<done> Going over it again, {Name} might notice ____. It need not be only regret.
      Q<done> When the subject comes up at home, {Name} might feel ____.
      H<done> {helper} can ask how it came about before asking why. ~ The first question can be answered.
      H<done> {helper} can agree to fetch {him} from anywhere, with no discussion the same night. ~ It is an offer that works best when it is made in advance.
      T<done> {he} can give a full account once, including the flattering and the unflattering part. ~ A thing that is known cannot be found out.
      T<done> {he} can choose one sentence for the next time, dull enough to be said quickly. ~ Dull sentences attract no discussion.
      T<done,comforter> {he} can have {comforter} near that evening.
      C<done> {he} can think, "Four seconds, and they were watching. Next time I count to five."
      A<done> What was done is known and is being dealt with, and neither took as long as expected. There will be others who look on again, and a moment that seems to allow only one answer. It allows two, as it turns out. Those who go on being friends after the second one are the ones to keep.
      D<smoke> A jacket remembers where it has been. {Name} may have said one thing about an evening while the jacket said another. What began it was probably a small moment: others, a bench, something passed along, a shrug. Nobody signs up for a habit. Then come the explanations at home, and those weigh more than the jacket.
      D<smoke> Most people who start with something of that kind do so with friends, for a quarter of an hour, to see what it is. {Name} may be past the first quarter of an hour. Brains at this age learn fast, and they learn that as well, more firmly than older ones do. It is not a question of character. It is a question of what gets practised.
      P<smoke> Parents smell it and think of everything at once: lungs, exams, police, somebody it went badly with. What comes out may be a shout, and what is behind it is mostly fear.
      P<smoke> In any group some would rather not. They go along because everyone seems to want it, and they look as if they wanted it too.
      Q<smoke> When somebody asks, "Where have you been?" {Name} might notice ____.
      H<smoke> {helper} can listen to the true version without making anyone sorry that it was told.
      H<smoke> {helper} can find somebody to talk to who is not family, such as a doctor or a youth service. ~ They keep it confidential within clear limits.
      T<smoke> {he} can tell one person the whole of it, once. ~ Keeping versions apart is tiring work.
      T<smoke> {he} can have a sentence ready that is too dull to argue with, such as "Not for me today".
      C<smoke> {he} can think, "I can still be one of the others, and say no to this."
      A<smoke> The jacket hangs outside in the wind, and somebody at home knows more than the jacket told. It was not a pleasant evening, and it is better than guessing. If it is hard to leave off, there are people who help with exactly that, and they are not shocked by anything. Friends who stay after a no are the ones to keep.
      A<smoke> What needed saying was said at the kitchen table, and some of it was hard to say. It is known now, and so it can be dealt with, one weekend after another. The group will still be there. There is room in it for one who says no, and often for a second one who was waiting for it.
      D<beside> On a bench sit two friends, and one of them does something that the other does not do. {Name} knows somebody who has begun with it. Nobody has asked for an opinion, and it is difficult not to have one. It is possible to be against a thing and for a person at the same time. It only takes some practice, since both are said with the same face.
      P<beside> People rarely begin with such things because they have weighed them up. They begin because somebody held it out. Most of them would be relieved by a friend who stays and does not join in.
      P<beside> Adults who hear of it tend to think of the worst case first. It helps to tell them what is known and what is only guessed.
      Q<beside> Next to that friend, {Name} might feel ____. Loyal, worried and annoyed can all be in it.
      Q<beside> When it is offered round, {Name} might notice ____.
      H<beside> {helper} can listen without turning it into a lecture or a phone call to other parents. ~ A step can be agreed on first.
      H<beside> {helper} can find out what actually helps people to stop. ~ There are services for exactly that, and they are used to friends asking.
      T<beside> {he} can say once, in private, "I worry about that, and I am still your friend." ~ Once is heard better than ten times.
      T<beside> {he} can have a dull sentence ready, such as "Not for me". ~ Nobody can argue with dull.
      C<beside> {he} can think, "For the person, against the thing."
      A<beside> It is still the same bench, with the same two people on it. What a friend decides is not in anybody else's hands. Being told the truth by somebody who stays is worth a good deal, even when it is answered with a shrug. If it gets dangerous, a grown-up is told, and that is a part of staying.
    `),
  },
};

/** Peer pressure: going along with others, what a dare is made of, and small ways out that keep friends. */
export const peerPressure: Frame = withScenes(
  own,
  sillyWhenTold,
  notAllowedThatGame,
  ordersFromAFriend,
  alreadyVaping,
  whatEveryoneHas,
  askedToSmoke,
  didItOnADare,
  askedToSteal,
);
