import { voiceOut } from './deeds/voice-out.ts';
import { orderedIt } from './deeds/ordered-it.ts';
import { toldOfOneself } from './deeds/told-of-oneself.ts';
import { script, type Frame } from '../../frame.ts';
import { handUp } from './deeds/hand-up.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { firstWords } from './deeds/first-words.ts';
import { greetingSaid } from './deeds/greeting-said.ts';
import { toldSomebody } from './deeds/told-somebody.ts';

/** Said for another person: no trouble of the child's own was told. */
const STOOD_UP_FOR =
  /\b(?:st(?:uck|ood|icks?|ands?|icking|anding) up for (?!(?:him|her|them)sel(?:f|ves)\b|(?:his|her|their) (?:own )?(?:rights?|needs?|turn))|defended (?!(?:him|her|them)sel)|took (?:the )?(?:side|part) of|stood by (?:a|an|his|her|their) |told (?:some|the|two|three|a few|those|other) (?:\w+ )?(?:kids?|boys?|girls?|children|lads?|bullies|bully) to (?:stop|leave|be nice)|told (?:his|her|their) (?:\w+ )?(?:friends?|mates?|group|team|classmates?) (?:to stop|to leave|it (?:was|is)n.?t (?:ok|okay|fair|funny|kind|nice))\b[^.!?]*|(?:said|told|shouted)\b[^.!?]{0,40}\bto stop (?:laughing at|picking on|teasing|being mean|calling|bullying)\b)/i;

const own: Frame = {
  id: 'spoke-up',
  name: 'Spoke up, asked for help or told the truth',
  says: [
    'asked for help',
    'asked the teacher for help',
    'told me what was wrong',
    'said no to a friend',
    'spoke up in class',
    'put up his hand',
    'told a grown-up about the bullying',
    'used her words',
    'said stop',
    'said hello to a neighbour',
    'ordered his own ice cream',
    'spoke to the new teacher',
    'gave a talk at school',
    'told us how he feels',
    'asked for a break with her talker',
    'signed more for the first time',
    'said what she needed',
  ],
  claims: {
    strong: [
      'said his own name',
      'said her own name',
      'said their own name',
      'used his talker',
      'used her talker',
      'used their talker',
      'with his talker',
      'with her talker',
      'on his talker',
      'on her talker',
      'his communication book',
      'her communication book',
      'on her aac',
      'on his aac',
      'order his own',
      'order her own',
      'ordered for himself',
      'ordered for herself',
      'order for herself',
      'order for himself',
      'appointment over the phone',
      'her own appointment',
      'his own appointment',
      'appointment herself',
      'appointment himself',
      'over the phone',
      'phone call',
      'phone calls',
      'rang up',
      'ball back',
      'rang the bell at',
      'rang the doorbell',
      'knocked on the',
      'knocked at the',
      'told his dad he didnt',
      'told her dad she didnt',
      'told their dad they didnt',
      'told his mum he didnt',
      'told her mum she didnt',
      'didnt want to go',
      'did not want to go',
      'no longer wanted to',
      'called me to pick',
      'rang me to pick',
      'phoned me to pick',
      'texted me to pick',
      'called us to pick',
      'rang us to pick',
      'called me to come',
      'rang me to come',
      'texted me to come',
      'came out to',
      'came out as',
      'his own order',
      'her own order',
      'his order to',
      'her order to',
      'told her form tutor',
      'told his form tutor',
      'told their form tutor',
      'told her tutor',
      'told his tutor',
      'told her head of year',
      'told his head of year',
      'told the head of year',
      'told the school counsellor',
      'told the counsellor',
      'told the school nurse',
      'emailed her teacher',
      'emailed his teacher',
      'emailed the teacher',
      'rang the doctors',
      'rang the doctor',
      'phoned the doctor',
      'rang the dentist',
      'phoned the dentist',
      'book her own appointment',
      'book his own appointment',
      'phone call to',
      'told her friends about',
      'told his friends about',
      'told their friends about',
      'told the class about',
      'asked to see',
      'told a boy to stop',
      'told a girl to stop',
      'told the boy to stop',
      'told the girl to stop',
      'asked a question in',
      'se atrevio a hablar',
      'se atrevió a hablar',
      'assembly lines',
      'his lines',
      'her lines',
      'defended',
      'didnt want to play',
      'did not want to play',
      'told her friend she didnt',
      'told his friend he didnt',
      'told her friend no',
      'told his friend no',
      'told them to stop',
      'told him to stop',
      'told her to stop',
      'said she didnt want to',
      'said he didnt want to',
      'told the dinner lady',
      'told a dinner lady',
      'told the lunchtime',
      'told the lifeguard',
      'told the coach that',
      'told a grown up that',
      'told the teacher that',
      'told the coach',
      'told her coach',
      'told his coach',
      'did not like being',
      'doesnt like being',
      'does not like being',
      'does not want a kiss',
      'did not want a hug',
      'did not want a kiss',
      'told her grandpa',
      'told his grandpa',
      'told her friend that',
      'told his friend that',
      'told the teacher',
      'told her teacher',
      'told his teacher',
      'to stop teasing',
      'stop teasing',
      'stuck up for',
      'stood up to',
      'spoke in assembly',
      'spoke in front',
      'read in assembly',
      'asked for help',
      'asked for',
      'spoke up',
      'speak up',
      'said no',
      'said stop',
      'put up his hand',
      'put up her hand',
      'raised his hand',
      'raised her hand',
      'used her words',
      'used his words',
      'told a grown-up',
      'told a teacher',
      'told me',
      'told me what',
      'told us',
      'gave a talk',
      'ordered his own',
      'ordered her own',
      'said hello',
      'spoke to',
      'signed',
    ],
    cues: ['asked', 'told', 'said', 'teacher', 'help', 'words', 'talker', 'class'],
    not: [
      'asked to join',
      'read a whole page',
      'read a page',
      'asked for more',
      'asked for seconds',
      'asked for another',
      'i said stop',
      'i said no',
      'we said no',
      'when i asked for',
      'told off',
      'asked nicely to stop',
      'without being asked',
      'without being told',
      'nobody asked',
      'was not asked',
    ],
  },
  topicWords: ['word', 'say', 'said', 'tell', 'told'],
  takes: ['helper', 'comforter'],
  facts: [
    'Asking for help early is a skill that goes with learning well.',
    'Children tell the truth more readily where telling it is met calmly.',
    'A message counts in any form: speech, signs, pictures or a device.',
  ],
  threads: {
    door: 'a small door, which a word opens from the inside',
    stone: 'a small stone in a shoe, and the moment it is taken out',
    bell: 'a small bell that is heard in a large room',
    beside: 'a few steps to stand beside somebody who is alone',
  },
  threadCues: {
    beside: STOOD_UP_FOR,
    // What other people do to a child, or what a child is, is no stone in a shoe.
    door: /^(?![^]*\b(?:talk|speech|presentation|presented|poem|assembly)\b)[^]*?\b(?:autis\w*|adhd|dyslex\w*|diagnos\w*|adopted|foster\w*|gay|lesbian|trans|bi|bull\w+|threat\w*|abus\w*|racis\w*|hit(?:s|ting)?|kick\w*|pinch\w*|bit(?:es|ing|ten)?|push(?:es|ed|ing)|shov\w*|scratch\w*|slap\w*|punch\w*|spat|spit\w*|teas\w*|laugh(?:s|ed|ing)? at|mock\w*|nam(?:e|es|ing)|nasty|mean to|horrible to|call(?:s|ed|ing) (?:him|her|them)|pick(?:s|ed|ing) on|touch\w*|grabb\w*|unkind|non[- ]?binary|queer|asexual|pansexual|gender\w*|pronouns?|self[- ]?harm\w*|cutting|anorex\w*|bulim\w*|depress\w*|suicid\w*|panic attacks?|sp(?:oke|eaks?|oken) (?:up|in|to|out)|said (?:no|stop|hello)|in class)\b/,
    bell: /\b(?:(?:rang|knocked|(?:called|phoned|texted) (?:me|us|home))|asked (?:the|a|an|for|if|her|his|their|whether|where|how)|over the phone|neighbou?r\w*|talk|speech|present\w*|poem|stage|assembly|read (?:out|aloud)|order\w*|hello|hi|answer\w*|put (?:up )?(?:his|her|their) hand|shop|waiter|van|phone|sign\w*)\b/,
    stone:
      /^(?!.*\b(?:autis\w*|adhd|dyslex\w*|diagnos\w*|adopted|foster\w*|gay|lesbian|trans|bi|bull\w+|threat\w*|abus\w*|racis\w*|hit(?:s|ting)?|kick\w*|pinch\w*|bit(?:es|ing|ten)?|push(?:es|ed|ing)|shov\w*|scratch\w*|slap\w*|punch\w*|spat|spit\w*|teas\w*|laugh(?:s|ed|ing)? at|mock\w*|nam(?:e|es|ing)|nasty|mean to|horrible to|call(?:s|ed|ing) (?:him|her|them)|pick(?:s|ed|ing) on|touch\w*|grabb\w*|unkind|non[- ]?binary|queer|asexual|pansexual|gender\w*|pronouns?|self[- ]?harm\w*|cutting|anorex\w*|bulim\w*|depress\w*|suicid\w*|panic attacks?)\b).*\b(?:told|asked (?:(?:\w+ ){0,3}for (?:help|a break|a hug|a moment|time)|to (?:stop|leave|talk|see|speak))|(?:for|got) help|hurt\w*|worr\w+|upset|problem|trouble)\b/,
  },
  onlyWhenSaid: ['stone', 'beside'],
  tellsAlone: ['beside'],
  comesFirst: ['beside'],
  decidedBy: [STOOD_UP_FOR],
  roles: {},
  titles: {
    young: [
      { text: 'A Word Like a Small Door', thread: 'door' },
      { text: 'Ding, Says a Word', thread: 'bell' },
      { text: 'Out Comes the Stone', thread: 'stone' },
      { text: 'One and One Is Two', thread: 'beside' },
      { text: '{name} and the Word' },
      { text: 'A Word' },
    ],
    older: [
      { text: 'A Door from the Inside', thread: 'door' },
      { text: 'A Small Bell', thread: 'bell' },
      { text: 'Heard in the Whole Room', thread: 'bell' },
      { text: 'The Stone in the Shoe', thread: 'stone' },
      { text: 'Three Steps to Somebody', thread: 'beside' },
      { text: '{name} Said It' },
      { text: 'The Words That Were Needed' },
    ],
  },
  benefits: [
    'Says that {name} found words for something, in whatever way {name} talks.',
    'Tells what a word like that does for the people around.',
    'Invites {name} to remember it in a way of {name} alone.',
  ],
  talk: {
    young: ['What was the word?', 'How did it feel to tell it?', 'Shall we find a word for tired and a word for help?'],
    older: [
      'What changed after it was said?',
      'Which word went into the blank?',
      'Shall we each tell of something that was hard to say?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'stand',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['star', 'book'],
  },
  text: {
    '2-3': script(`
      D<door> Knock, knock! A word wants to come out. {Name} let it out. Hello, word! Now people know.
      D<door> Inside there was a word. {Name} let it come out. It was like a small door. Knock, knock, hello!
      D<stone> A stone in a shoe hurts. A word can get it out. {Name} told it. Out, stone, out!
      D<stone> Ow, ow, there is a stone. It is in a shoe. {Name} told it. Then it can come out.
      P<stone> Now people know it. Before, they did not.
      P People hear a word. They turn and look.
      P Grown-ups like to know. Then they can help.
      P Words can be said or shown. Both are fine.
      Q With the word out, {Name} may feel ____.
      Q Before the word, {Name} may feel ____.
      H {helper} can hear it again.
      H {helper} can say, "Now I know."
      H {helper} can help a bit.
      T {he} can show it one more time.
      T {he} can tell a toy.
      T {he} can draw it on paper.
      D<bell> Ding! A bell is small. {Name} had a word. Out it went, like a bell. Ding!
      C<bell> {he} can say, "Ding, ding, my word."
      A<bell> The word went ding. People heard it. {Name} did that. Now it is quiet again. Ding!
      C<door> {he} can say, "Knock, knock, hello."
      C<door> {he} can say, "Come out, word."
      C<stone> {he} can say, "Out, stone, out."
      C<stone> {he} can say, "Ow, stone, bye-bye."
      A<door> The word is out. The door is open. {Name} did that. Hello, hello!
      A<door> Knock, knock, and open. In went some air, out went a word. {Name} knows how. Bye-bye, knock.
      A<stone> Out came the stone. The foot is fine now. A word did that. Walk, walk, walk.
      A<stone> There is the stone, on the floor. It was told, and it came out. {Name} told it. Bye-bye, stone.
      D<beside> One had it hard. {Name} saw it. {Name} had a word. Step, step, now there are two.
      P<beside> Two is better than one. People like that.
      Q<beside> Step, step. {Name} may feel ____.
      H<beside> {helper} can hear about it.
      T<beside> {he} can show it to a toy.
      C<beside> {he} can say, "Step, step, two."
      A<beside> First there was one. Then came a word, and there were two. {Name} did that. Hello, hello!
      D<beside> Somebody was sad. {Name} went there. {Name} had a word for it. Now they were two.
      A<beside> A word came out. It was for somebody. {Name} said it. Two can go on now.
    `),
    '4-5': script(`
      D<door> Inside a head there are words that nobody can see. {Name} let one of them out. That is like a small door with the handle on the inside. Nobody else can open it. Now people know what was behind it.
      D<door> Some words sit in the tummy and do not come up. {Name} said or showed one of those. Before that, it was only known in there. Then a door went open from the inside, and there was light. It was a short word, or a few.
      D<stone> Only the foot knows about a stone in a shoe. {Name} knew about a thing like that, and told somebody. It took one word, so the walk could stop. Off came the shoe.
      D<stone> A stone in a shoe is small. It hurts at each step. {Name} had a thing like that, and told it. People cannot see into a shoe. When they are told, they stop and wait. Then the stone can come out.
      P<stone> The other person did not know until then. It is hard to help when nobody says a word. After that it was much easier.
      P Someone heard it. A word that is heard can do its work. People like to hear what is in a head.
      P Grown-ups may have been a bit surprised. They may have said nothing for a moment. It was a good kind of quiet.
      P People talk with mouths, hands, pictures and buttons. A word is a word in all of them. It gets to where it wants to go.
      Q Just before it was out, {Name} may have felt ____.
      Q With the word out, {his} tummy may feel ____.
      H {helper} can listen to all of it. ~ There is time for it.
      H {helper} can give thanks for telling. ~ It is good when people know.
      H {helper} can think with {him} about what comes next. ~ Two heads are more than one.
      T {he} can tell how it was to say it.
      T {he} can show the word to somebody else, too.
      T {he} can choose one more thing to tell, or none.
      D<bell> A bell is small, and a room is big. When the bell goes ding, the room can hear it. {Name} said a word like that, or showed it. It did not need to be long. It only needed to come out.
      C<bell> {he} can think, "Small bell, big room."
      A<bell> A bell goes ding, and then it is quiet. But people have heard it. {Name} said what there was to say. The bell can hang there until it is needed.
      C<door> {he} can think, "It opens from my side."
      C<door> {he} can say, "There, now it is out."
      C<stone> {he} can say, "Stop, there is a stone."
      C<stone> {he} can think, "One word, and the shoe is off."
      A<door> The door was open, and the word went out. It did not need to be loud. {Name} has the handle in there. It can be used on other days.
      A<door> A word that is out cannot get bigger in the dark. Now it is in the room, with people and a lamp. {Name} said it. That was the news today.
      A<stone> The shoe is on, and the stone is not in it. It took just one word to stop. {Name} told it. Now the walk can go on.
      A<stone> What a small stone it was, and how it hurt. It is out because {Name} told. People can wait for a shoe. Then the walk goes on.
      D<beside> Somebody had a hard time, all alone. {Name} saw that and had a word for it. Then there were two of them. One and one is two, and two is not alone.
      P<beside> The one who stood alone may remember this for long. It is good when somebody says a word.
      Q<beside> Just before the word, {Name} may have felt ____.
      H<beside> {helper} can hear the whole of it. ~ Then a grown-up can help as well.
      T<beside> {he} can tell how it was.
      C<beside> {he} can think, "One and one is two."
      A<beside> It takes just one person to make two. {Name} was that person. The word was said, and it was heard.
      D<beside> Being alone is hard when others are not nice. {Name} did not look away. There was a word to say, and {he} said it. It does not need many words. It needs somebody who goes over there.
      A<beside> The others have gone home by now. One of them had {Name} next to them today. A word was said at the right time. That one will know it tomorrow as well.
    `),
    '6-7': script(`
      D<door> Other people cannot look into a head, however hard they try. {Name} had something in there and said it. It could be with a voice, a hand or a button. There is a door for that, and its handle is on the inside. So it was opened from there.
      D<door> Some words are heavy before they are said. {Name} said one of those, or showed it. They ask for help, or they say no, or they are true. Once they are out, they get lighter. It works like a door that lets warm air into a cold room.
      D<stone> Nobody sees a stone in a shoe, because it is too small. Only one foot knows about it. {Name} knew about something like that and told it. Then the others could wait, and a hand could help with the shoe. A stone does not come out by itself.
      D<stone> With a stone in the shoe, a whole walk goes wrong. {Name} had something like that, and told somebody. The others were walking along and knew nothing. After that they stopped, and somebody held an arm. A shoe can be emptied only when people stand still.
      P<stone> The person who heard it may have been glad to know. Guessing is hard work, and it often goes wrong. A few words can save a whole day of it.
      P Whoever was there had one job, and that was to listen. It sounds easy. Most people are busy with their own next word.
      P Grown-ups find such words hard, too. Some walk about for weeks and do not say them. They know what it takes to begin.
      P Listeners need a moment, even when they are kind. They may look serious, because they are thinking. It is not a cross face.
      Q In the second before it was said, {Name} may have felt ____. The throat may know the word for it.
      Q Now that somebody knows, {Name} may feel ____. It can change by tomorrow.
      H {helper} can listen to the end and ask later. ~ Words come better when nobody hurries them.
      H {helper} can do one thing about it today. ~ Then the word has done its work.
      H {helper} can give thanks for being told. ~ It was a gift to know it.
      T {he} can tell what made it easier to say. ~ It helps to know that for other words.
      T {he} can choose one person who is good to tell things. ~ It is good to know that before it is needed.
      T {he} can think of a sign for days without words. ~ Signs count as well.
      D<bell> In some old schools a small bell stood on the desk. It was no bigger than an egg, and the whole room could hear it. {Name} said something that was like that bell. Before a word comes out, it is only in one head. After that it is in all the others.
      C<bell> {he} can think, "It was small, and it was heard."
      A<bell> A bell does not need to be loud, or to ring for long. It was heard, and that was its work. {Name} said it. Now the room sounds a little different.
      C<door> {he} can think, "I opened it from the inside."
      C<door> {he} can say, "I said it, and now it is in the room."
      C<stone> {he} can think, "One word, and everybody waits."
      C<stone> {he} can say, "I told them, and they stopped."
      A<door> The word is out, and it stands in the room like a guest. People can look at it together. {Name} was the one who said it. From outside, nobody could have opened that door.
      A<door> Doors like that get easier with use, but they are still doors. On some days they stay shut for a while. This one opened. The word that came through it was true.
      A<stone> On the path lies a stone that is too small to be noticed. It was in a shoe until somebody told. Walking is much better now. {Name} may keep the stone or leave it there.
      A<stone> It was told, the others stopped, and out it came. That took about a minute. Without a word it would have been a long walk. {Name} knows which one is better.
      D<beside> When somebody has a hard time, the others often look at their shoes. {Name} looked up and said something. It is a short way to stand beside a person, perhaps three steps. Still, a word is needed to begin. After that, nobody stood there alone.
      P<beside> Whoever was helped may remember it for years. People forget a lot about school. They do not forget who came and stood beside them.
      P<beside> The others saw it as well. Some had the same word ready and did not say it. It is easier to be the second one.
      Q<beside> In the second before the word, {Name} may have felt ____. Knees can be in it as well.
      H<beside> {helper} can ask to hear all of it. ~ Keeping children safe is a job for grown-ups.
      T<beside> {he} can tell what made it easier to begin. ~ It may be good to know again.
      C<beside> {he} can think, "Three steps, and there were two of us."
      A<beside> Three steps are not far, and they change a whole playground. First somebody stood alone, and then there were two. {Name} said the word that did it. That is a thing to be glad about.
      D<beside> It is hard to be the only one that others laugh at. It is easier with somebody at one's side. {Name} said a word, and there was somebody. After that there was a place to look, and a shoulder near.
      A<beside> What the others thought about it does not matter so much. One person knows what was said, and by whom. {Name} said the word and stayed close by. That is how being alone stops.
    `),
    '8-10': script(`
      D<door> There is a kind of door that has its handle only on the inside, and every head has one. {Name} opened it and said something that needed to be said. It does not matter whether that was by voice, in signs or on a screen. From outside, people can knock, and they can wait. They cannot see what is in there, although they often believe they can.
      D<door> A sentence can be ready for days before anybody hears it. {Name} had one of those and said it in the end. Such sentences tend to be short. They ask for help, or they say no, and they stand behind a door that opens only from the inside. What makes them hard is the silence just before, which seems to have no floor.
      D<stone> A small stone can travel a long way inside a shoe, and from outside the walk looks like any other. {Name} had something like that and said it. People stopped for it. It hardly matters how big a stone is when it is under the foot.
      D<stone> It takes little to spoil a mountain walk, and a stone in the shoe is enough. {Name} had something of the sort and told somebody. The others had been walking along in a good mood, and they had no idea. It is uncomfortable to make a whole group stop. It is also the only way of getting a stone out.
      P<stone> Whoever heard it had been guessing until then, or had not even known there was something to guess. Most people would much rather be told. It spares them a long row of wrong ideas.
      P Those who heard it may have thought of a sentence that they once kept to themselves. It happens to most people about twice a week.
      P Adults practise such sentences in the car and then do not say them. They know exactly how far it is from the head to the mouth. When someone younger manages it, they remember one or two of their own.
      P A listener may need some seconds before answering. It can look like anger from the front, and in most cases it is only thinking. Good answers are slower than quick ones.
      Q In the silence before, {Name} might have felt ____. It may have been mostly in the throat.
      Q An hour later, {Name} might feel ____. Lighter is one word, and tired is another.
      H<stone> {helper} can do something about it soon, even something small. ~ A word that changes nothing is hard to repeat.
      H {helper} can see what it needs next, or whether it needs nothing. ~ Some sentences are complete, and some are a beginning.
      H {helper} can thank {him} for saying it and leave out the "but". ~ Thanks work best on their own.
      H {helper} can ask what made it possible. ~ That can be arranged for other times.
      T {he} can note which words were the right ones. ~ They may be useful again.
      T {he} can tell somebody else who has something to say how it was. ~ It is good to hear that from a person who knows.
      T {he} can decide who else is told, and who is not. ~ Whoever said it decides that.
      D<bell> On the desks of old hotels there is a bell that a finger can ring. It is tiny, and people in three rooms look up. {Name} said something that had this effect, in whatever way it was said. Most of the work is done before the sound, while the finger is in the air. Afterwards it is only a fact that something was said and heard.
      C<bell> {he} can think, "The finger in the air was the hard part."
      A<bell> The sound of a bell like that lasts two seconds, and then the lobby goes back to its newspapers. Something has been said, though, and it cannot be unheard. {Name} did that without shouting. Bells of that size seldom need to be rung twice.
      C<door> {he} can think, "It opens from the inside, and that was me."
      C<door> {he} can think, "Short sentence, large room."
      C<stone> {he} can think, "It is all right to stop a group for a stone."
      C<stone> {he} can think, "Small stone, short stop."
      A<door> What was said is now in the open, where several people can look at it. It has lost some of its size on the way. {Name} did that with a few words. The door has closed again, gently, as doors with good hinges do.
      A<door> A sentence of that sort changes something in the room. People move differently when they know something. {Name} said it, so they know. The silence before it turned out to be quite short.
      A<stone> The stone has been tipped out and looks like all its neighbours. Everyone had a drink of water while they were waiting, and somebody saw a bird. It was {Name} who told them. The stop was worth it.
      A<stone> On the rest of the path nothing hurts, at least not that foot. It would have been possible to go on without a word, as people do for miles. {Name} told it. That is what this walk may be remembered for, together with the weather and the sandwiches.
      D<beside> When somebody is being picked on, most people look at their shoes and hope that it stops. {Name} went over there and said a word. It is only a few steps from the edge of a crowd to its middle, and they are long ones. The heart is loud on the way. After the word there were two people standing there, and two is quite different from one.
      P<beside> The person it was for may not have said much. Such things are kept rather than talked about. Years later, people still know who came and stood beside them.
      P<beside> Among those who watched, some had a word ready and swallowed it. They will have noticed that it can be said. The second person has it much easier than the first.
      Q<beside> In the seconds before the first word, {Name} might have felt ____. It may have been mostly in the knees.
      H<beside> {helper} can hear it from beginning to end and see what is for adults to do. ~ Making it stop is their part.
      T<beside> {he} can keep the words that were used. ~ Good words can be used twice.
      C<beside> {he} can think, "One and one, and nobody stood alone."
      A<beside> A few steps and a word made the difference between one and two. It may not have looked like much from the far side of the room. To the person in the middle it looked like everything. {Name} saw it, and said it, and that was brave and kind at once.
      D<beside> When somebody gets picked on, the people nearby find that they are in a hurry. {Name} was not in a hurry and said something. Nobody becomes popular by it on the spot. What happens is that one person looks up and sees somebody standing there.
      A<beside> The matter may not be over, and grown-ups have their share to do in it. But one thing was settled on the spot. Somebody was not alone, because {Name} said a word and did not move away.
    `),
    '11+': script(`
      D<door> Every head has a door whose handle is on the inside, and other people spend a lot of time in front of it with theories. {Name} opened it and said something that needed saying, in whatever medium was to hand. That is harder at this age than at six, because by now it is clear how much can be made of a sentence. Until it is said, everything remains possible. That is precisely the problem with leaving it unsaid.
      D<door> Certain sentences are rehearsed for days, mostly in the shower, and get longer each time. {Name} had one of them and said it in the end, presumably in a shorter version. They ask for help, or decline something, or open a door that has its handle on the inside. The words themselves are seldom difficult. What costs something is the pause in front of them, in which one could still talk about homework.
      D<stone> People on a walk will tolerate a surprising amount of discomfort. There can be a stone in a boot for several kilometres, and from behind nobody would suspect it. {Name} had something of that kind and eventually told the others about it. That costs an interruption and a few curious looks, and the foot has been waiting for exactly that. The mountain, for its part, is in no particular hurry.
      D<stone> Hikers know that the size of a stone has nothing to do with its effect, once it is inside a boot. {Name} had something along those lines and told somebody about it. The temptation is to go on, because everyone else is making such good progress and it would be awkward to stop. Awkwardness lasts for about a minute and a half. A stone lasts until somebody takes it out.
      P<stone> The person who was told may have reacted clumsily. News of that kind needs to find a chair first. In the days that follow, people tend to act on it with more sense than their first expression would suggest.
      P Listeners generally assume that it was easy, because that is how it sounds from a chair. They are judging by the part that can be heard. Those who have done it know that most of it lies in front of the first syllable.
      P Adults are not, on the whole, better at this. They have larger vocabularies and longer excuses. Some of them have put off for years what could be said in eight words on a walk to the shops.
      P Friends can be relieved to hear that somebody else says such things. It lowers the price for the next one. Nobody mentions that, but it can be observed in almost any group within a week or two.
      Q In the pause before it, {Name} might have felt ____. The body usually has an opinion at that point.
      Q With some distance, {Name} might feel ____. Tired and relieved can turn up in either order.
      H {helper} can act on what was said, visibly and soon. ~ It is the most convincing form of thanks.
      H {helper} can resist adding to it. ~ What was said is complete as it is.
      H {helper} can ask whether anybody else may hear it, and accept a no. ~ Whoever said it owns it.
      T {he} can write down the sentence as it was said, not as it was rehearsed. ~ The short version is worth having.
      T {he} can decide how far it travels from here. ~ Telling one person is not the same as telling everyone.
      T {he} can notice what made it possible, such as a car, a walk or the dark. ~ Conditions can be arranged.
      D<bell> The bell on a hotel desk is about the size of an egg and can be heard on the stairs. What {Name} said had something of that proportion, a small movement with a large radius. It makes no difference whether it was done by voice, by hand or on a screen. The noticeable part is the instant before, with a finger above the button and every reason to read the fire regulations instead. It passes. There is a clear sound, and people look up.
      C<bell> {he} can think, "Small movement, large radius."
      A<bell> Nobody claps for a bell, since it is only meant to be heard. It was. Whatever happens next is up to the people who looked up, and {Name} can take the finger away. A sentence that has been said once is easier to find again, on whatever floor it may be wanted.
      C<door> {he} can think, "The handle was on my side all along."
      C<door> {he} can think, "Eight words. They can take it from there."
      C<stone> {he} can think, "Ninety seconds of awkward, and then walking."
      C<stone> {he} can think, "A short stop is cheaper than a long limp."
      A<door> The guesses in front of the door can be given up now, and some of them were rather far off. There is a sentence in the room instead, and people can do something with it. {Name} said it. What happens next is no longer the work of one person, and it may well be quicker.
      A<door> It may be followed by further sentences, or by a cup of tea and the weather. The important one has been said and does not need to be said better. A room with a fact in it is easier to be in. {Name} has heard what the silence sounds like afterwards, which is different from before.
      A<stone> The boot is laced up again, and on the path there is one more stone than there was. Nobody will remember the stop except as the place with the view. {Name} told them in time, or at least in the end. Both of these count on a mountain, and they count indoors too.
      A<stone> There is a kind of courage that consists of holding up other people for ninety seconds. It is not much sung about. {Name} told somebody, the stone came out, and the walk continued at a better pace. The view had been there the whole time, and now there was somebody to look at it.
      D<beside> When somebody is picked on, a whole group can stand there and wait for somebody else to say a word. {Name} did not wait and said something. One word breaks that spell, in any tone and at any volume. It costs more than it looks, because for a moment there is nobody else on that side.
      P<beside> The person it was meant for may have said little about it. Gratitude at that size is awkward. It tends to come out years later, in a sentence that begins with "you probably don't remember".
      P<beside> Several of the people who watched will have gone home with a sentence they did not say. It makes the next one easier for them. Being second is a far smaller step than being first.
      Q<beside> In the moment with nobody else on that side, {Name} might have felt ____. The body usually has an opinion at that point.
      H<beside> {helper} can listen to all of it and take on what belongs to adults. ~ Making it stop is their job.
      T<beside> {he} can write down the sentence as it was said. ~ The short version is worth having.
      C<beside> {he} can think, "I did not wait for somebody else."
      A<beside> For the crowd it was a moment that passed. For one person it was the moment when somebody came over and said something. {Name} was on that side when it was still empty. What is left for the adults to sort out is theirs. This part has been done, and done well.
      D<beside> It costs nothing to be on the right side in one's head. {Name} was on it out loud, and said so where others could hear it. There is a moment then in which it is not clear how the rest will take it, and that moment is the price. For the person concerned, the whole scene has changed, because there are two of them in it.
      A<beside> Others will say that they had been about to say something, and some of them may even have been. {Name} said it. What the adults make of it is their work, and they had better do it. One person went home that day with a different story to tell, because there was somebody else in it.
    `),
  },
};

/** Words that were found: asking for help, saying no, telling something true or putting it right. By voice, sign or talker. */
export const spokeUp: Frame = withDeeds(
  own,
  voiceOut,
  toldOfOneself,
  orderedIt,
  firstWords,
  greetingSaid,
  handUp,
  toldSomebody,
);
