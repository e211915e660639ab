import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';

/**
 * Bullying: what it is, that it is not the fault of the one it is done to, and that telling a trusted adult, and telling
 * again until somebody helps, is the way it ends. Every story ends with being told about and helped.
 */
export const bullying: Frame = {
  id: 'bullying',
  name: 'Bullying',
  says: [
    'being bullied at school',
    'bullies at school',
    'a boy in his class is bullying him',
    'bullied by a girl in year four',
    'she is scared to go to school because of bullies',
    'he comes home with bruises and wont say who',
    'kids push him around at break',
    'they take her lunch money',
    'somebody keeps hurting him at school',
    'older kids threaten him on the bus',
    'picked on every day',
    'picks on him constantly',
    'group of girls turned everyone against her',
    'they hide his bag and trip him up',
    'cyberbullying on the class chat',
    'nasty messages from classmates',
    'wont tell the teacher because they said they would get her',
    'how do i explain bullying to my daughter',
    'bulllied for months',
    'the same kid hits him every day at nursery',
    'spreading rumours about her',
    'being ganged up on',
    'my son is the victim of a bully',
    'they break his things and laugh',
  ],
  claims: {
    strong: [
      'bullying',
      'bullied',
      'bullies',
      'a bully',
      'bully him',
      'bully her',
      'bullying him',
      'bullying her',
      'cyberbullying',
      'cyberbully',
      'picked on every',
      'picks on him',
      'picks on her',
      'pick on him',
      'pick on her',
      'gang up on',
      'ganged up on',
      'push him around',
      'push her around',
      'threaten him',
      'threaten her',
      'threatens him',
      'threatens her',
      'hits him every day',
      'hits her every day',
      'hurting him at school',
      'hurting her at school',
      'take her lunch',
      'take his lunch',
      'trip him up',
      'trip her up',
      'turned everyone against',
      'spreading rumours',
      'spreading rumors',
      'nasty messages',
      'victim',
      'tormented',
      'harassed',
      'bully',
      'mean girls',
      'punched at school',
      'hit at school every day',
      'kicked at school',
      'beaten up',
      'takes his lunch',
      'takes her lunch',
      'lunch money',
      'getting picked on',
      'gets picked on',
      'picked on',
      'threatened',
      'pushed around',
      'shoved',
      'being hurt at school',
      'being hit at school',
      'hides his bag',
      'steal his lunch',
      'a bruise',
      'bruises',
      'torn shirt',
      'torn clothes',
      'three boys wait',
      'boys wait for him',
      'girls wait for her',
      'waits for him after school',
      'waits for her after school',
      'a gang',
      'make his life hell',
      'make her life hell',
      'scared to go to school because of',
      'afraid of the big boys',
      'big boys',
      'pushes him down',
      'pushes her down',
      'pushes him every',
      'pushes her every',
      'push him down',
      'push her down',
      'kicks him every',
      'kicks her every',
      'every day at school',
      'hits him at school',
      'hits her at school',
      'locked him in',
      'chase him',
      'chases him at break',
      'mean to him every day',
      'mean to her every day',
      'being mean to him',
      'being mean to her',
      'are mean to him',
      'are mean to her',
      'kids are mean',
      'said they would get her',
      'said they would get him',
      'would get her',
      'going to get him',
      'shoving him',
      'shoving her',
      'hiding his bag',
      'hiding her bag',
      'posting stuff about',
    ],
    cues: [
      'bully',
      'school',
      'class',
      'older kids',
      'threat',
      'push',
      'trip',
      'hurt',
      'bruise',
      'rumour',
      'break',
      'bus',
      'every day',
      'on purpose',
    ],
    not: [
      'school bus',
      'school trip',
      'ski trip',
      'field trip',
      'class trip',
      'day trip',
      'the trip',
      'trip to',
      'residential trip',
      'trip on',
      'trip is',
      'is a bully',
      'bullies other',
      'bullies his',
      'bullies her',
      'bullying other',
      'my son bullies',
      'my daughter bullies',
      'picks on his brother',
      'picks on his sister',
      'picked on for his freckles',
    ],
  },
  topicWords: ['bully', 'bullying', 'tell', 'told', 'help', 'stop'],
  takes: ['helper', 'comforter', 'quiet', 'adult'],
  facts: [
    'Bullying is hurting somebody on purpose, more than once, by someone with more power: stronger, older, more popular or more of them. It may be done with hands, with words, by leaving out or on a screen.',
    'It is not the fault of the person who is bullied.',
    'Telling a trusted adult is the most important step; if the first one does not help, tell another, and keep telling.',
    'Schools must have a way of dealing with bullying; in Britain the law asks every state school for measures against it.',
    'Bullying often stops within seconds when somebody who watches steps in or fetches help.',
    'Hitting back often makes it more dangerous; going to where other people and adults are is safer.',
    'On screens: do not answer, save or photograph the message, block, and show an adult.',
    'Telling to get help for somebody is different from telling to get somebody into trouble.',
  ],
  threads: {
    voice: 'telling: one voice, then two, then more',
    chain: 'a row of grown-ups, so that the next one can be told when one is busy',
    list: 'a list with days on it, which makes the same thing look like what it is',
    rule: 'the rule that a school has, which is for everybody',
  },
  roles: { teacher: TEACHER },
  titles: {
    young: [
      { text: 'Tell, Tell, Tell', thread: 'voice' },
      { text: 'One Tells, Two Know', thread: 'voice' },
      { text: 'Grown-Up, Grown-Up, Grown-Up', thread: 'chain' },
      { text: 'A Row of Grown-Ups', thread: 'chain' },
      { text: 'A Rule for All', thread: 'rule' },
      { text: 'Hands Are Not for That', thread: 'rule' },
      { text: '{name} Can Tell' },
      { text: 'Telling Helps' },
    ],
    older: [
      { text: 'From One to Two', thread: 'voice' },
      { text: 'After It Was Told', thread: 'voice' },
      { text: 'The Next Grown-Up', thread: 'chain' },
      { text: 'One After Another', thread: 'chain' },
      { text: 'A List With Days on It', thread: 'list' },
      { text: 'Monday, Wednesday, Friday', thread: 'list' },
      { text: 'What the Rule Is For', thread: 'rule' },
      { text: '{name} Tells Somebody' },
      { text: 'Not Alone With It' },
    ],
  },
  benefits: [
    'Says in plain words what bullying is, and that it is not the fault of the one it is done to.',
    'Shows telling a trusted adult as the way to get help, and telling another one if the first does not help.',
    'Gives {name} a sentence to begin with.',
  ],
  talk: {
    young: [
      'Who can be told when somebody hurts?',
      'How does it feel to have that in the tummy and not tell?',
      'Shall we name three grown-ups who can be told?',
    ],
    older: [
      'Who can help against bullying, in this story?',
      'Which word went into the blank, and who else knows about it?',
      'Shall we write down three adults who can be told, and how to reach them?',
    ],
  },
  cover: {
    setting: 'classroom',
    time: 'day',
    pose: 'hold',
    feeling: 'calm',
    companion: 'teacher',
    props: ['book'],
  },
  text: {
    '2-3': script(`
      D<voice> A child hurts {him}. Push, push. That is the time to tell. It is not a game. It is not okay.
      D<chain> Somebody is mean to {him}. It hurts. Grown-ups can help. Here is one, and one more.
      D<rule> Hands can wave. Hands can help. A push hurts {him}. Hands are not for that. Grown-ups make it stop.
      P Grown-ups want to know. They like it when children tell.
      P Some children push. They can learn to stop.
      P Other children see it. They can call for help.
      Q When it hurts, {Name} may feel ____.
      Q Near that child, {Name} may feel ____.
      Q After a push, {Name} may feel ____.
      H {helper} can come right away.
      H {helper} can say, "Stop that."
      H {helper} can stay close.
      H<helper> {helper} can tell the teacher too.
      T {he} can go to a grown-up.
      T {he} can hold out a hand for stop.
      T {he} can pull on a sleeve.
      T<comforter> {he} can hug {comforter}.
      C<voice> {he} can say, "Help me, it hurts."
      C<chain> {he} can say, "Help, please, help."
      C<rule> {he} can say, "Stop, that hurts."
      A<voice> Tell, tell, tell. Now two know. Now three know. They help {him}.
      A<chain> One grown-up helps. If not, there is one more. Tell, tell, tell. {Name is} not alone.
      A<rule> Hands can wave. Hands can help. {Name did} nothing wrong. Grown-ups can stop the pushing.
    `),
    '4-5': script(`
      D<voice> Bullying is when somebody hurts a person again and again. It can be with hands or with words. If it happens to {him}, it is not a game. It is not {his} fault. What helps most is to tell.
      D<chain> If somebody keeps hurting {him}, a grown-up can help it stop. There is not just one grown-up. Some are at home, and some are at school. If one of them is busy, the next one can be told. Telling can be done two times, or ten.
      D<rule> School has a rule, and it helps {him} too. Nobody is there to be hurt. A push each day, or a mean name, is called bullying. Grown-ups at school know this rule. It is their job to stop it.
      P The one who bullies may look big. Inside, that child may not know how to play well. Grown-ups can help with that too.
      P Other children may see it and say nothing. They may be scared. They can fetch somebody.
      P A teacher has two eyes and a big yard. So a teacher may not see it. Teachers are glad to be told.
      Q When somebody hurts again, {Name} may feel ____.
      Q On the way to school, {Name} may feel ____.
      Q With it all still inside, {his} tummy may feel ____.
      H {helper} can listen and believe it. ~ Telling was right.
      H {teacher} can stay close and stop it. ~ That is what grown-ups at school do.
      H {helper} can go to school and talk to {teacher}.
      H<helper> {helper} can stay on the same side, with {him}. ~ Two are stronger than one.
      T {he} can go and stand by a grown-up.
      T {he} can tell one grown-up today.
      T {he} can hold up a hand and go to a grown-up.
      T<comforter> {he} can hold {comforter} and tell it in bits.
      T<quiet> After telling, {he} can spend some time {quiet}.
      C<voice> {he} can say, "Somebody hurts me, please help."
      C<chain> {he} can think, "If one is busy, I tell the next."
      C<rule> {he} can say, "Stop, that is not okay."
      A<voice> First one person knew, and now two know. It is smaller when two know. Grown-ups will work on it. Telling was a good thing to do.
      A<chain> The row of grown-ups is long. One of them can help. It is good to tell, and to tell again. It was not {his} fault. {Name is} not alone with it.
      A<rule> The rule is for small and big, for quick and slow. It is for {him} too. Bullying can be stopped. Grown-ups are there to help.
    `),
    '6-7': script(`
      D<voice> A quarrel is when two people both get cross. Bullying is something else. Someone stronger hurts {him}, or anyone, on purpose and more than once. It may be done with hands, with words or by leaving out. The one it is done to did not cause it. It often goes on because nobody says it out loud.
      D<chain> Who can be told about bullying? There are people at home, and {his} teacher, and others at school. Some grown-ups help at once. Some are busy, and some do not understand the first time. Then the next one in the row can be told, until one helps.
      D<rule> Every school has rules about bullying, and they are for {him} too. A push once is a push. A push each day, by someone bigger or by a group, is bullying. So is a mean name that does not stop. The rule says that grown-ups will step in.
      P A person who bullies may like to feel strong. It does not mean that the other person is weak. It means that somebody is using strength in a wrong place.
      P Children who watch often feel bad and do nothing. They are afraid to be next. One of them can walk off and get help, and then it stops sooner.
      P Grown-ups cannot see what happens behind a door. Many of them say later, "I wish I had known." They like to be told early.
      Q Before school, {Name} may feel ____. It may be in the tummy or in the legs.
      Q When it happens, {Name} may feel ____.
      Q With nobody told, {Name} may feel ____.
      H {helper} can listen, believe it and write it down. ~ Then it is not forgotten.
      H {teacher} can keep people apart and talk to each one alone. ~ It can be done without saying who told.
      H {helper} can go along and say it together with {him}. ~ Two people are easier to hear.
      H<helper> {helper} can say again and again that it is not {his} fault.
      H<adult> {helper} can help in the evening by {adult}. ~ It is good to rest from it.
      T {he} can tell one grown-up today, in one sentence. ~ The rest can come later.
      T {he} can go where other people are, near a grown-up. ~ Hurting is harder to do there.
      T {he} can draw what happened and show it. ~ A picture is a way to tell.
      T<comforter> {he} can hold {comforter} and tell it bit by bit. ~ There is no hurry.
      T<quiet> {he} can tell it first and then spend some time {quiet}. ~ A rest is good after hard words.
      C<voice> {he} can say, "It happens again and again, and I need help."
      C<chain> {he} can think, "If this one cannot help, I tell the next."
      C<rule> {he} can think, "The rule is for me too."
      A<voice> As soon as it is told, one more person knows. Then there may be three or four, and some of them are tall. Bullying is a job for grown-ups to stop. {Name was} right to speak about it.
      A<chain> A row of people is longer than one busy day. Somebody in it will listen and help. To tell again is not a bother. It is how help gets found.
      A<rule> The rule was made because bullying happens in many schools. It is for the tall and the small. {Name did} nothing to earn it. There is help, and {he has} a right to it.
    `),
    '8-10': script(`
      D<voice> Bullying has three signs: it is on purpose, it happens more than once, and one side has more power. The power may be muscles, age, friends or a phone full of followers. If {Name is} on the other side, it can seem as if nothing will change. One thing makes it last, which is that nobody speaks. Then the only people who know about it are those who do it.
      D<list> One push in a corridor looks like an accident. Bullying shows when the days are written down, by {Name} or by somebody else. Monday, bag hidden. Wednesday, tripped. Friday, the bag again. On a list like that, anyone can see that it is not bad luck. Adults can act on a list, because it has days and places in it.
      D<rule> Schools are not free to shrug about bullying. They have a written plan for it, and the plan counts for {Name} as for everybody else. It covers hitting, taking things, threats, leaving out and messages. It usually says who will listen, who will speak to whom and what comes next. Most pupils have not read it, which is a pity, because it is on their side.
      P People who bully often choose somebody who they think will not tell. It has nothing to do with what that person deserves. It is a guess, and it can be a wrong guess.
      P The others in the room may laugh or look away. Many of them dislike it and are afraid to be next. When one of them fetches help, it often stops within minutes.
      P Parents may get loud when they hear about it. They are angry at what happened, and not at the person who tells. They can be asked to sit down first.
      Q In the place where it happens, {Name} might feel ____. A body may notice it before the door is open.
      Q On Sunday evening, {Name} may feel ____. School days can begin the evening before.
      Q Keeping it inside, {Name} might feel ____. Many people are surprised at how tiring that is.
      H {helper} can listen, believe it and keep calm. ~ It is not {his} fault, and that can be said more than once.
      H {teacher} can speak with each person alone and watch the place where it happens. ~ Nobody needs to hear who told.
      H {helper} can go along to school, with the facts on paper. ~ The talking can be shared out.
      H<helper> {helper} can agree on each step with {him} before it is taken. ~ It is good to have a say.
      H<adult> {helper} can keep the evening for {adult}. ~ The day needs a part with no bullying in it.
      T {he} can tell one adult today: who, where and how often. ~ If that adult does not help, another one can be told.
      T {he} can stay near other people in the places where it happens. ~ It is not running away. It is good sense.
      T {he} can save a nasty message, leave it without an answer and show it to an adult. ~ Answers are what the sender hopes for.
      T<comforter> {he} can tell it at home, with {comforter} close by. ~ Hard things are easier to say in a soft place.
      T<quiet> After the telling, {he} can spend some time {quiet}. ~ A body that has been on guard needs a rest.
      C<voice> {he} can say, "This keeps happening, and I need an adult to stop it."
      C<list> {he} can think, "Facts, days, places, and then somebody acts."
      C<rule> {he} can think, "The plan is on my side."
      A<voice> The moment it is told, the secret is out and the numbers change. There is an adult, then a teacher, then perhaps a whole plan. It may take more than one try. Asking for help with bullying is a strong thing to do.
      A<list> The list may end with a line that says when it stopped. Until then, there are people who read it and do something. Nothing on that list was {his} fault. It is a record of what others did.
      A<rule> A plan on paper starts to work when somebody is told. That is all it waits for. No one earns bullying by being small, clever, new or different. {Name has} a right to help, and to ask twice.
    `),
    '11+': script(`
      D<voice> Bullying depends on an agreement that nobody signed: those who do it, those who watch, and the one it is done to all keep quiet. {Name} may have good reasons for keeping that agreement. Telling could make it worse, or nobody might believe it, or somebody might make a scene at the gate. These are serious thoughts. Still, in most cases silence is what allows it to continue, and it costs more each week.
      D<list> Each piece of bullying, taken alone, sounds too small to report. A shoulder in the corridor, a laugh, a screenshot passed around: who would ring a school about that? If {Name} put the last three weeks on one page, with dates, the picture would change. What it shows is a pattern, not an event. A page shows the pattern to people who were not there, and it is hard to argue with.
      D<rule> Schools are expected to act on bullying, whether it takes place in a corridor or on a phone at midnight. That includes what is being done to {him}. The word covers hitting, threats, rumours, humiliation and shutting somebody out, when it is deliberate, repeated and done from a stronger position. It is not "drama", and it is not a normal part of growing up. Schools have people whose job it is.
      P Those who bully are not all miserable inside, whatever posters say. Some simply enjoy the position. It means that understanding them is not the answer, and that nothing about the person they picked needs to change.
      P Bystanders are usually the largest group, and most of them are uncomfortable. They wait for somebody else to begin. A message from one of them, or one visit to a teacher, has ended a good many cases.
      P A parent who hears about this may react with fury, tears or a plan with eleven points. What lies behind it is the shock of not having known. It is fair to say which reaction would be useful.
      Q On the way in each morning, {Name} might notice ____. Bodies learn a place faster than minds do.
      Q At the thought of telling somebody, {Name} may feel ____. Fear and relief are often in it together.
      Q When others look away, {Name} might feel ____. It can be worse than the thing itself.
      H {helper} can believe it, keep calm and agree every step before taking it. ~ Control over what happens next is exactly what was missing.
      H {teacher} can act without revealing who reported it. ~ Schools do this more often than pupils suppose.
      H {helper} can keep copies of messages and write to the school if talking has not been enough. ~ A letter needs an answer.
      H<helper> {helper} can say plainly that it is not {his} fault, and mean it. ~ Some sentences are worth hearing more than once.
      H<adult> {helper} can offer {adult} in the evening, and accept a no. ~ It is good to keep part of each day free of it.
      T {he} can choose one adult and tell the facts: who, where, how often, since when. ~ If that adult does not act, the next one on the list may.
      T {he} can save messages without answering them, block the sender and show an adult. ~ Evidence is useful, and replies are what they are fishing for.
      T {he} can put the first sentence in writing if that is easier. ~ A note or a message counts as telling.
      T<comforter> {he} can have {comforter} within reach while talking about it. ~ Hard conversations go better in a safe place.
      T<quiet> After telling, {he} can spend the evening {quiet}. ~ Being on guard for weeks is exhausting, and rest is part of the repair.
      C<voice> {he} can say, "I am being bullied, and I need an adult to act."
      C<list> {he} can think, "It is a pattern, and a pattern can be shown."
      C<rule> {he} can think, "I am not asking for a favour, because this is their job."
      A<voice> Once a second person knows, the agreement is broken. What follows may be slow, and the first adult may not be the right one, so it can be worth telling again. It was not deserved. Nobody can undo what was done, but it can be stopped, and it does not need to be carried alone.
      A<list> A page of facts can be put on a table and leaves the arguing to others. After that the responsibility belongs to people who are paid to have it. Bullying says a good deal about a group and nothing reliable about the person it chose. The last line on the page has still to be written, and there is help with it.
      A<rule> The rule will not do anything by itself, but it gives everyone who is told a duty to respond. If one person fails, there is another: a head of year, a nurse, a children's phone line, a parent. To be safe at school is a right and not a reward. {Name} may insist on it for as long as it takes.
    `),
  },
};
