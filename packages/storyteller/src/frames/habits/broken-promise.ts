import { script, type Frame } from '../../frame.ts';

/** A day that mattered, and nobody came or called. */
const FORGOTTEN =
  /\b(?:dad\w*|mum\w*|mom\w*|father|mother|gran\w*|nan\w*|uncle|aunt\w*|brother|sister|friend|teacher|we|i|everyone|nobody)\b[^.!?]{0,20}\b(?:forgot|forgets|forgotten|did(?:n'?t| not) remember|remembered)\b[^.!?]{0,24}\b(?:birthday|school play|show|match|assembly|concert|sports day|parents'? evening|to (?:come|pick|ring|phone|call|collect)|pick (?:him|her|them) up)\b/i;

/** Who was to come, or where a family was to go: only then is a coat by the door, or a day marked in a calendar. */
const OUT_OF_DOORS =
  /\b(?:turn(?:s|ed|ing)? up|visit\w*|trips?|zoo|com(?:e|es|ing)|came|cancel\w*|called off|outings?|holidays?|parties|party|camping|parks?|beach|cinema|farm|days? out|saturdays?|sundays?|weekends?|pick(?:s|ed)? (?:him|her|them) up|collect\w*|play|match|concert|take (?:him|her|them|us)|missed it|window)\b/i;

/** What went on without the one who was to come: nobody's coat went back on its hook, and no day was crossed out. */
const HELD_WITHOUT_THEM = String.raw`\b(?:come|came|coming|get|make it|turn up|be|watch(?:ed)?|see|missed|misses|missing)\b(?: (?:to|at|for))?(?: \w+){0,2} (?:match|game|show|play|concert|assembly|recital|race|gala|performance|sports day|parents'? evening|graduation|prize ?giving)\b`;
const OFF_BEFORE_IT_BEGAN = new RegExp(`^(?!${'[^]*'}${HELD_WITHOUT_THEM})${'[^]*?'}(?:${OUT_OF_DOORS.source})`, 'i');

/** A grown-up said yes and could not keep it: the coat that was on, the square in the calendar, and what a yes can know. */
export const brokenPromise: Frame = {
  id: 'broken-promise',
  name: 'A promise that could not be kept',
  says: [
    'her dad does not turn up on saturdays',
    'broken promise',
    'i broke a promise to my son',
    'dad promised to come and didnt',
    'we promised a trip and had to cancel',
    'promised her the zoo and then had to work',
    'daddy didnt turn up again',
    'mum didnt come to the school play though she said she would',
    'i could not keep my promise',
    'says you promised',
    'grandpa promised a bike and it is not coming',
    'had to cancel his birthday party',
    'his dad keeps letting him down',
    'she waited at the window and nobody came',
    'i promised to be there and missed it',
    'we said we would get a dog and now we cant',
    'promises that were not kept',
    'uncle said he would visit but cancelled',
    'i let her down',
    'doesnt trust us after a broken promise',
    'feels let down by her mum',
    'holiday got cancelled',
    'camping trip called off',
    'promised the theme park then couldnt afford it',
    'brocken promise',
  ],
  claims: {
    strong: [
      'will visit and does not',
      'will visit and doesnt',
      'he will visit and',
      'missed his school play',
      'missed her school play',
      'missed his show',
      'missed her show',
      'cancelled the visit',
      'cancelled his visit',
      'cancelled her visit',
      'cancelled the weekend',
      'cancelled again',
      'cancels visits',
      'cancels again',
      'keeps cancelling',
      'cancelled contact',
      'cancels contact',
      'dad cancelled',
      'mum cancelled',
      'dad cancels',
      'mum cancels',
      'broken promise',
      'break promise',
      'broke promise',
      'break a promise',
      'keep promise',
      'keep my promise',
      'promise to be',
      'promise to come',
      'promised to come',
      'promise trip',
      'promised her',
      'promised him',
      'i promised',
      'we promised',
      'dad promised',
      'mum promised',
      'grandpa promised',
      'grandma promised',
      'you promised',
      'promises that were',
      'let him down',
      'let her down',
      'letting him down',
      'letting her down',
      'feel let down',
      'didnt turn up',
      'does not turn up',
      'doesnt turn up',
      'not turn up',
      'does not show up',
      'doesnt show up',
      'never shows up',
      'never turns up',
      'did not turn up',
      'didnt show up',
      'did not show up',
      'nobody came',
      'said he would come',
      'said she would come',
      'said he would visit',
      'said she would visit',
      'trip called off',
      'holiday got cancelled',
      'cancel birthday party',
      'cancel his birthday',
      'cancel her birthday',
      'broke my promise',
      'broke the promise',
      'break my promise',
      'said we would and',
      'went back on my word',
      'kept my word',
    ],
    cues: ['promise', 'cancel', 'cancelled', 'called off', 'trust', 'missed', 'couldnt make it', 'waited'],
    not: [
      'promised to stop',
      'promise to stop',
      'breaks his promises',
      'breaks her promises',
      'promises to stop',
      'promised he would behave',
    ],
  },
  topicWords: ['plan', 'plans', 'planned', 'yes', 'word'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Adults break their word for many reasons: work, illness, money, a mistake about time, or forgetting.',
    'It is not caused by anything that a child said or did.',
    'Being let down is felt in the body and gets smaller with time; being sad, cross or both is usual.',
    'It helps when the adult says what happened, says sorry, and does not blame the child for being upset.',
    'Trust comes back through small plans that are kept.',
    'A yes is said about a time that nobody has seen yet; "maybe" and "if" are different from yes.',
    'A child may say that it hurt; this is not rude.',
    'When it happens again and again, it is fine to talk to another adult about it.',
  ],
  threads: {
    forgot: 'a day that somebody forgot, and the day on which it is remembered',
    own: 'a promise that the child made and did not keep, and what can still be done with it',
    coat: 'a coat that was on, by the door, and goes back on its hook',
    square: 'the square in the calendar with something crossed out',
    yes: 'what a yes knows about the day it speaks of',
    word: 'a word that somebody gave, light to say and heavy to keep',
    wait: 'the waiting, which is work',
  },
  threadCues: {
    forgot: FORGOTTEN,
    yes: OUT_OF_DOORS,
    word: OUT_OF_DOORS,
    wait: OUT_OF_DOORS,
    coat: OFF_BEFORE_IT_BEGAN,
    square: OFF_BEFORE_IT_BEGAN,
    own: /\bforgot\b[^.]{0,40}\b(?:though|although|after|when) (?:he|she|they) (?:had )?promised\b|^(?![^]*\b(?:dad\w*|mum\w*|mom\w*|father|mother|uncle|aunt\w*|grand\w*|nan|we|i|friend) (?:had |has |have )?(?:promised|promises|said|broke|cancel\w*)\b|[^]*\b(?:dad|mum|father|mother) cancel\w*)[^]*?(?:^\W*|\b(?:he|she|they|my (?:son|daughter|child)) (?:had |has |have )?)(?:promised|promises|gave (?:his|her|their) word)(?: [\w']+){0,14} (?:forgot|forgets|let (?:him|her|them|it) down)|^(?![^]*\b(?:dad\w*|mum\w*|mom\w*|uncle|aunt\w*|grand\w*|we|i|friend) (?:had |has |have )?(?:promised|promises|said|broke))[^]*?\b(?:(?:he|she|they|my (?:son|daughter|child)) (?:had |has |have )?(?:promised|promises|gave (?:his|her|their) word|said (?:he|she|they)(?:'d| would))(?: \w+){0,12} (?:forgot|forgets|but (?:did|does|has|he|she|they)|and (?:did|does)n'?t|and (?:did|does) not|never did|hasn'?t|didn'?t)|(?:breaks|broke|keeps breaking|didn'?t keep|doesn'?t keep|can'?t keep) (?:his|her|their) (?:own )?(?:promises?|word))\b/,
  },
  onlyWhenSaid: ['forgot', 'own', 'coat', 'square'],
  tellsAlone: ['forgot', 'own'],
  roles: {},
  titles: {
    young: [
      { text: 'The Day That Was Forgotten', thread: 'forgot' },
      { text: 'The Coat Goes Back', thread: 'coat' },
      { text: 'A Coat by the Door', thread: 'coat' },
      { text: 'One Square, Crossed Out', thread: 'square' },
      { text: 'Yes, and Then No', thread: 'yes' },
      { text: 'All That Waiting', thread: 'wait' },
      { text: 'A Word to Hold', thread: 'word' },
      { text: 'Not Today' },
      { text: 'When a Plan Goes Away' },
    ],
    older: [
      { text: 'A Day That Slipped', thread: 'forgot' },
      { text: 'Remembered Late', thread: 'forgot' },
      { text: 'A Word That Waits', thread: 'own' },
      { text: 'What a Word Can Still Do', thread: 'own' },
      { text: 'The Coat on Its Hook', thread: 'coat' },
      { text: 'A Square, Crossed Out', thread: 'square' },
      { text: 'What a Yes Can Know', thread: 'yes' },
      { text: 'The Work of Waiting', thread: 'wait' },
      { text: 'Given and Not Kept', thread: 'word' },
      { text: 'When a Plan Is Gone' },
      { text: '{name} and the Plan That Was' },
    ],
  },
  benefits: [
    'Says plainly that a word was given and not kept, and what that is like.',
    'Leaves room for being sad, cross or anything else.',
    'Offers {name} words to say what it was like.',
  ],
  talk: {
    young: [
      'What was the plan in this story?',
      'How may it feel when a plan goes away?',
      'Shall we choose one small thing to do together today?',
    ],
    older: [
      'Which part of the story was true for us as well?',
      'Which word went into the blank?',
      'Shall we say to each other how it was?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: null,
    props: ['coat', 'clock'],
  },
  text: {
    '2-3': script(`
      D<coat> A plan is on. {Name} may have a coat on. Then the plan is off. Off comes the coat.
      D<square> Here is a plan on paper. {Name} may see a sun on it. Then it is crossed out. Not today.
      D<yes> A grown-up said yes. {Name} may hear a no now. It was yes. Then it was no.
      D<word> A grown-up gave a word. {Name} may hear it still. Then it was not so. It is not {his} fault.
      D<wait> {Name} may wait for a plan. Wait, wait, wait. It does not come. That is hard.
      P Grown-ups can get it wrong.
      P Grown-ups can be sad about it too.
      P Lots of children cry then.
      P A grown-up may be busy or ill.
      Q With no plan, {Name} may feel ____.
      Q With nothing to do, {Name} may feel ____.
      Q After a no, {Name} may feel ____.
      H {helper} can say sorry.
      H {helper} can sit here too.
      H {helper} can give a long hug.
      H<helper> {helper} can stay and read.
      T {he} can cry a bit.
      T {he} can stamp one foot.
      T {he} can look at a book.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<coat> {he} can say, "Bye-bye, coat."
      C<square> {he} can say, "Not today."
      C<yes> {he} can say, "No is hard."
      C<word> {he} can say, "I am sad about it."
      C<wait> {he} can say, "I did wait a lot."
      C<topic> {he} can think about {topic}.
      A<coat> The coat is on its hook. The plan is gone. That is hard. A grown-up is near.
      A<square> The plan is crossed out. The day is still here. There is a book. There is a hug, too.
      A<yes> It was yes, and then no. That is hard. Here is a small yes. Yes to a hug?
      A<word> The big word did not hold. That is hard. A small word can hold. Here is one. It says hug.
      A<wait> The wait is over. The plan did not come. Here is a lap. A lap has time.
    `),
    '4-5': script(`
      D<coat> The plan is to go out, and {his} coat is on. Then the plan is off, and nobody goes out. So a coat goes back on its hook. A coat does not mind, but people do.
      D<square> A plan can be a square on a calendar. {Name} may have looked at it each day. One sleep, two sleeps, three. Then the day comes, and a grown-up says, "Not today." Now there is a line across the square.
      D<yes> A grown-up said yes to a plan. That was good for {him} to hear. Then something happened, and the yes became a no. Nothing that a child did made it so. It came from somewhere else.
      D<word> A grown-up gives a word, and {Name} may hold on to it. It is like a cup in two hands. Then the word is not kept, and the cup is empty. That hurts. A child did not make it so.
      D<wait> To wait for a good plan takes long. {Name} may think of it at breakfast and in bed. Then somebody says that it is off. All that waiting has no place to go. It may come out as tears, or as a stamp.
      P Grown-ups like to keep a plan too. Sometimes work or a cold is in the way. They may be sad when they say no.
      P Grown-ups make mistakes as well. They can forget, or say yes too fast. A mistake like that hurts somebody.
      P Some children cry when a plan is gone. Others go quiet. All of that is how people are.
      P Rain, work or a cold can spoil a plan. No child did that. It is sad all the same.
      Q When the plan is gone, {Name} may feel ____.
      Q With no plan today, {his} tummy may feel ____.
      Q If a sorry comes, {Name} may feel ____.
      H {helper} can say what happened in plain words. ~ It helps to know why.
      H {helper} can say, "I am sorry. That was hard." ~ It is good to hear.
      H {helper} can listen to all of the cross words. ~ Then they do not stay inside.
      H<helper> {helper} can choose a small thing for today. ~ Small things are easy to keep.
      H<adult> {helper} can help on a day like this. ~ A way that is known already is {adult}.
      T {he} can say, "I am cross that it is off."
      T {he} can draw the thing that did not happen.
      T {he} can ask, "What can we do now?"
      T<comforter> {he} can tell {comforter} all about it.
      T<quiet> {he} can spend some time {quiet}.
      T<doing> {he} can try {doing} on a day like this.
      C<coat> {he} can say, "Back on the hook, coat."
      C<square> {he} can think, "There are more squares."
      C<yes> {he} can say, "I liked that yes."
      C<word> {he} can say, "I was holding on to that word."
      C<wait> {he} can say, "I waited, and now I am cross."
      C<topic> Later, {he} can think about {topic}.
      A<coat> The coat is on its hook, with one arm inside out. The plan is gone for today. It is fine to be cross. Somebody can sit close by and listen.
      A<square> The square has a line on it, and that plan is gone. Under it there are more squares, white and empty. Nobody knows yet what will be in them. Today there is time for a story.
      A<yes> The big yes is gone, and it is hard. There are small ones, too. Yes to a song, or yes to some jam. Small ones are easy to keep.
      A<word> The word was not kept, and it is right to mind. Somebody can say sorry and mean it. Small words are easy to keep. One of them can be kept today.
      A<wait> The waiting is over, and it was a lot. Tears and stamps have come out. The plan is gone, and that is a pity. Here is somebody to sit with.
      D<forgot> A plan was big for {Name}, and somebody forgot it. Heads can be full, and then a thing falls out. It hurts a lot to be the one who waits. It is not because of {Name}. A yes or a day can be told again.
      P<forgot> Grown-ups forget keys, and bread, and days. They are sorry when they find out. They can say so.
      P<forgot> To forget a day is not to forget a child. It can feel the same.
      Q<forgot> When nobody called, {Name} may have felt ____.
      Q<forgot> When that sorry comes, {Name} may feel ____.
      H<forgot> {helper} can say that it was not fair. ~ It helps to hear it.
      H<forgot> {helper} can tell the one who forgot. ~ That is a job for grown-ups.
      T<forgot> {he} can tell what it was like.
      T<forgot> {he} can draw the day as it was planned.
      T<forgot,comforter> {he} can hug {comforter} for a long time.
      C<forgot> {he} can think, "It was a big day to me."
      A<forgot> The day went by, and one person did not think of it. Others did. A word of sorry can come late. {Name} may be sad about it and then go and play.
    `),
    '6-7': script(`
      D<coat> A plan can be off when {his} coat is on already. Somebody says so, or nobody comes. It is strange to take off a coat that has not been anywhere. It hangs on the hook as before. Nobody can see that it was nearly out of the door.
      D<square> Each square in a calendar is one day. One of them may have a plan in it, and {Name} may know which. People count the squares and think of that day in each of them. Then the day comes, and the plan is crossed out. All that counting seems to be for nothing. That is why one day can seem so big.
      D<yes> A yes is said on one day, and it is about another day. When a grown-up said yes to {Name}, that day was not there yet. Nobody could look into it. Then it came, with work in it, or a cold, or no money. So the yes could not be kept. A child did not make it so.
      D<word> A word is light to say and heavy to keep. {Name} may have been given one by a grown-up. People hold on to it as if it was a thing. When it breaks, there is no noise, and nobody sees the bits. It can hurt a lot all the same. The one who held on did nothing wrong.
      D<wait> Waiting for something good is a kind of work. {Name} may have done a lot of it for this plan. People who wait look at the clock, the door or the phone. When nothing comes, all that work was for nothing. It is no wonder that a body gets cross or sad.
      P Grown-ups who break their word mostly know that it hurts. They may talk too much then, or too little. It is hard to look at a sad face.
      P Some grown-ups forget, some get called to work, and some say yes too often. None of that is about the child who waits.
      P Friends may say, "That happened to me too." It does not bring back the plan. It is still good to hear.
      Q When the plan is off, {Name} may feel ____. There may be two feelings at once.
      Q If a sorry comes, {Name} may feel ____.
      Q With a free day and no plan, {Name} may feel ____.
      H {helper} can say what happened, and if it was a mistake. ~ Then a child does not need to guess.
      H {helper} can listen without saying "but". ~ First come the feelings, and the reasons can wait.
      H {helper} can make one small plan and keep it. ~ A small one that is kept is worth a lot.
      H<helper> {helper} can say, "I am sorry that it is off." ~ Plain words are easy to believe.
      H<adult> {helper} can help by {adult}. ~ It does not bring back the plan, but it is something.
      T {he} can say, "I was looking forward to it." ~ That is true, and it is not rude.
      T {he} can write down what was so good about the plan. ~ It may be useful for another day.
      T {he} can ask, "Is that a yes or a maybe?" ~ It is good to know before the counting starts.
      T<comforter> {he} can sit with {comforter} for a while. ~ Nothing needs to happen for some minutes.
      T<quiet> {he} can spend the free time {quiet}. ~ A hard hour goes by that way too.
      T<doing> {he} can try {doing} when it is hard. ~ It helped before.
      C<coat> {he} can think, "The coat was ready, and so was I."
      C<square> {he} can think, "One square is gone, and I miss it."
      C<yes> {he} can say, "Next time, say maybe if it is a maybe."
      C<word> {he} can think, "It was not my word that broke."
      C<wait> {he} can say, "I waited for that, and it was long."
      C<topic> After a while, {he} can think about {topic}.
      A<coat> The coat is on its hook, and the plan is not coming back today. It is fine to look at the coat and be sad. Somebody can sit close by. The coat can go out on another day.
      A<square> A line goes through the square, but the plan can still be read. It was a good one. Next to it there are white squares. Some of them will get plans too, big ones or small ones.
      A<yes> A big yes is gone, and it takes time. Small ones can be said and kept on the same day. Yes to one more story, or yes to soup with stars in it. That is how a yes gets easier to believe.
      A<word> The word is broken, and it can be talked about. A sorry does not mend all of it, but it helps. Next there can be a small word that gets kept. It may take some of those.
      A<wait> Nobody needs to wait for that plan any more. It is sad, and it is also a bit of a rest. What was hoped for can be told to somebody. After a while there are other things to look forward to. Some of them are small.
      D<own> A yes is a plan that somebody else is waiting for. {Name} gave one and meant it, and then it slipped away. It happens, because a day is full and a head is small. Now there is a small heavy feeling, or somebody is cross. A word that was not kept can still do something. It can say so.
      P<own> The other one had counted on it. To that person it may look as if nobody cared.
      P<own> Grown-ups forget what they said they would do. They use lists and strings and notes on the door.
      P<own> People are often kinder about it when they hear it early. Waiting makes it grow.
      Q<own> When it comes to mind, {Name} may feel ____.
      Q<own> Before saying it, {Name} may feel ____.
      H<own> {helper} can come along when it is told. ~ The first words are the hardest.
      H<own> {helper} can help to think what can still be done. ~ Often there is a part of it left.
      T<own> {he} can say, "I said I would, and I forgot. I am sorry." ~ Then it is out.
      T<own> {he} can ask, "What can I do about it now?"
      T<own> {he} can write the next plan on a note by the door. ~ Paper does not forget.
      C<own> {he} can think, "I can say it, and I can still do a part."
      A<own> It was said, and the air is lighter. Often a part of the plan can still be done. The next word that is given may be a smaller one. Small words are easier to keep.
      A<own> Somebody may be cross for a while, and then not. A note on the door can help the next time. A yes that is kept is worth a lot. So is a sorry that comes by itself.
      D<own> A plan with two people in it needs both of them. {Name} gave a word, and the other one counted on it. Then it did not happen. That can be put into one sentence, and the sentence is hard to say. After it, there is often still something to do.
      D<forgot> Some days are marked in red in one head and not in another. {Name} waited, and somebody forgot the plan. That hurts, even if it was not on purpose. It is not about how much {Name} is worth. It is about a head that let a plan slip.
      P<forgot> Whoever forgot feels hot and bad when it comes back. Some say sorry at once. Some get quiet, because they do not know how to begin.
      P<forgot> Others may say, "It was only a mistake." It was one, and it hurt as well. Both are true.
      Q<forgot> While waiting, {Name} may have felt ____.
      Q<forgot> When that person is on the phone, {Name} may feel ____. It may be two things at once.
      H<forgot> {helper} can tell the person plainly what the day was like. ~ {Name} does not need to do that alone.
      H<forgot> {helper} can put the next day of that kind on two calendars. ~ Paper does not forget.
      T<forgot> {he} can say, "I waited for you, and I was sad." ~ It is a good short sentence.
      T<forgot> {he} can write or draw it and give it to them later. ~ Words on paper keep.
      T<forgot,comforter> {he} can hold {comforter} for a while.
      C<forgot> {he} can think, "The day mattered, and I can say so."
      A<forgot> The day cannot be had again. It can be talked about, and something can be made good. People who care can forget a plan, and they can learn from it. There will be another red day in the calendar.
    `),
    '8-10': script(`
      D<coat> A plan has a time, a place and probably a coat. {Name} may be ready before anyone else is. Then comes a phone call, or nothing comes at all, and it was off. There is an odd moment after that, with a coat on and nowhere to go. The body is still on its way. It takes a while until the news has reached the feet.
      D<square> Looking forward to something is a kind of saving up. With each day the plan in {his} calendar was worth a little more. When it is crossed out, all of that is lost at once, and not only the day itself. That explains why a person can be so upset about one afternoon. It may have been there for weeks. So "it is only a trip" does not get it right.
      D<yes> There is a small problem with every yes. It is given on one day and used on another, and nobody has seen the second one yet. When an adult said yes to {Name}, it was probably meant. Then something came along that was stronger, such as work, illness or a bank account. Or it was a plain mistake, because adults make those too. None of it was caused by a child.
      D<word> Giving somebody one's word is an odd custom, because nothing changes hands. {Name} may have been given one and counted on it. It works as long as both believe in it. When a word is not kept, the thing itself is missing, and something else is too. It gets harder to believe the next one. Nobody is being difficult then, because that is how trust works.
      D<wait> There is a kind of waiting in which ears do most of the work. {Name} may know it from a plan: each car could be the one, and each ring. The time comes, and then it goes by. Nobody can decide when to stop hoping, and it may take all evening. It is tiring, although from outside a person is only sitting there.
      P Adults who have broken their word often feel worse about it than they show. Some explain for too long. Others act as if nothing had happened, because they do not know how to begin.
      P There are adults who let people down quite often. They may be ill, or overloaded, or bad at saying no. It says something about them, and nothing about the person who waited.
      P Friends may not see why it matters so much. They did not do the counting. Someone who has waited at a window for an hour will understand at once.
      Q When the news came, {Name} might have felt ____. It may be something else by now.
      Q If an adult says sorry, {Name} may feel ____. It is fine if it does not help straight away.
      Q When the next plan is made, {Name} might feel ____. Caution is a sensible reaction.
      H {helper} can say what happened without making it smaller. ~ A true reason is easier to carry than a nice one.
      H {helper} can listen first and explain second. ~ The order matters more than people think.
      H {helper} can say "maybe" when it is a maybe. ~ Then a yes means something again.
      H<helper> {helper} can make one small plan for this week and keep it. ~ Trust is built from things of that size.
      H<adult> {helper} can help by {adult}. ~ It cannot replace the plan, and it can still be good.
      T {he} can say, "It hurt, because I had been looking forward to it." ~ It is a fair thing to say to an adult.
      T {he} can write a letter about it and decide later whether to send it. ~ A letter can be crosser than a conversation.
      T {he} can ask what would need to happen for the plan to work. ~ The answer shows whether there is still a chance.
      T<comforter> {he} can spend the evening with {comforter} and no plan at all. ~ That is also a way to get through one.
      T<quiet> {he} can fill the empty afternoon with {quiet}. ~ It passes more easily with busy hands.
      T<doing> {he} can try {doing} when it comes up again. ~ Feelings about it may return a few times.
      C<coat> {he} can think, "I was ready. That part was right."
      C<square> {he} can think, "It was weeks, not one afternoon."
      C<yes> {he} can say, "Please say maybe when it is a maybe."
      C<word> {he} can think, "I believed it, and that was not the mistake."
      C<wait> {he} can think, "I waited, and that was my part."
      C<topic> Later on, {he} can think about {topic}.
      A<coat> The coat hangs on its hook again, and the plan is something that did not happen. It may come up at odd times, in the bath or on the bus. There are people who can listen to it then. Being ready for something good was not a mistake.
      A<square> The calendar has a crossed-out square, and it will stay there until the page is turned. Next month has thirty of them, all blank. Some plans will be put in with a pencil at first. That is only sensible, and pencil can turn into pen.
      A<yes> Nobody can see into the day that a yes is about. People can only say it with care and keep as many as they can. The small ones count, and there are several each day. After a row of those, a big yes is easier to believe again.
      A<word> Believing somebody was not a mistake. A word can be given again, in a smaller size and with a date on it. If it is kept, the next one weighs a little more. It takes as long as it takes, and nobody can order it.
      A<wait> At some point the ears go off duty. The evening that is left can have something in it that needs nobody else. To have waited shows that it mattered, and that can be said to the person concerned. A plan that fails more than once may need to be made in another way.
      D<own> Giving one's word is easy, because it is about a day that is not there yet. Then the day comes, with other things in it. {Name} gave a word and it did not get kept. It may have been forgotten, or it was too much, or something better came up. Which of these it was makes a difference, and it is worth finding out. The plan is broken either way, and there is somebody at the other end of it.
      P<own> The person who relied on it has probably thought of three explanations. The true one is usually better than those.
      P<own> Trust is not all or nothing. It goes down a step when a word is broken, and goes up a step each time one is kept.
      P<own> Adults break their word more than they would like to. The ones who are forgiven tend to mention it before they are asked.
      Q<own> On remembering it, {Name} might feel ____. It often comes at night.
      Q<own> When the other person brings it up, {Name} might notice ____.
      H<own> {helper} can help to work out what can still be repaired.
      H<own> {helper} can tell of a word that they broke, and what came of it. ~ Everyone has one.
      T<own> {he} can say it first, before being asked. ~ That halves the damage.
      T<own> {he} can offer something exact, with a day. ~ "Soon" is what started it.
      T<own> {he} can give smaller words from now on, and write them down. ~ "I will try" is honest too.
      C<own> {he} can say, "I said yes, and I did not do it. That was wrong of me."
      A<own> It has been said out loud, and the day after is an ordinary one. Some of it can be made good. The next yes will be thought about for three seconds longer. That is how people get a name for being reliable, and it takes a while.
      A<own> The person at the other end may be annoyed and then relieved to know. Nothing else needs to be hidden. A broken plan can be followed by a kept one. It is the second that people remember, if it comes soon.
      D<own> Some broken plans are somebody else's, and this one is not. {Name} said yes and did not do it. There is usually a reason, and reasons come easily to the one who has them. The person who waited got only the waiting. It can be said in plain words, and some of it can often still be done.
      D<forgot> Memory keeps what it is reminded of, and it loses the rest without a sound. When {Name} was waiting for somebody who had forgotten the plan, it did not feel like a matter of memory. It felt like being less important than everything else on that day. That conclusion is natural, and it is often wrong. People forget their own appointments, their keys and the names of their neighbours.
      P<forgot> To find out that one has forgotten somebody is one of the worst moments of a week. It makes some people apologise at once and others avoid the subject. The second looks like not caring.
      P<forgot> Someone who takes their side too early means well. Explanations help more when the disappointment has had its turn.
      Q<forgot> On realising that it had been forgotten, {Name} might have felt ____.
      Q<forgot> When an explanation comes, {Name} might notice ____. It need not be accepted on the same day.
      H<forgot> {helper} can tell the person what it was like, without softening it. ~ It is not a child's task to do that alone.
      H<forgot> {helper} can agree on a reminder for next time, in two places. ~ A plan in two places is hard to lose.
      T<forgot> {he} can say, "I waited, and nobody came." ~ Five words can be enough.
      T<forgot> {he} can choose how to have what was missed, later and in another way. ~ A late celebration is allowed to be small.
      T<forgot,comforter> {he} can keep {comforter} near that evening.
      C<forgot> {he} can think, "A forgotten day is about a head. It is not about my worth."
      A<forgot> It happened, it hurt, and it has been said. The yes that was forgotten cannot be kept any more, and a new one can be given with more care. Whether it is kept will be seen. The people who did remember were there all the time.
    `),
    '11+': script(`
      D<coat> Everyone knows the moment, and there is no word for it. The plan has been called off, and a person is standing in a hallway with a coat on. For {Name}, as for anybody, the body takes longer than the mind to hear about it. It is still leaning towards the door. Then come the explanations, and it is hard to say why even a good one does so little in the first hour.
      D<square> Psychologists who study happiness have noticed that much of the pleasure in a plan comes before it. {Name} may have had weeks of that already, which is why the calendar looks so bare now. What was cancelled is one day. What was lost is larger, because every day before it had pointed in that direction. An adult who says "we can do it some other time" is right about the day and has overlooked the rest.
      D<yes> Somebody said yes, and then the yes was not kept. Whatever the reason was, {Name} did nothing to cause it and could have done nothing to prevent it. It may have been a good reason, such as work, money or illness, or a poor one, such as forgetting. A yes is a statement about a day that nobody has seen. Honest people know that, and they say it anyway, because they want it to be true.
      D<word> A word is the cheapest thing there is to give, and one of the dearest to break. {Name} may have been given one and arranged some hopes around it. There is probably an explanation, and it may even be a good one. It does not fill the place where the thing was going to be. What has gone down is not affection but credit, and that is a sensible reaction.
      D<wait> Waiting for a plan that comes to nothing has a shape of its own. For {Name}, as for most people, it may begin with looking at the time and end with being angry at oneself for having hoped. That last step can be left out. The plan was somebody else's to keep. Hoping is simply what people do when they have been told yes.
      P Guilt makes adults behave oddly. They may bring presents, or become strict about something unrelated, or explain the traffic in detail. Underneath there is usually one short sentence that they find hard to say.
      P Some adults let people down repeatedly, and it is not a matter of love in any simple sense. Illness, chaos and shame can all look like indifference from the outside. A person who is waiting is entitled to be angry and to stop making excuses for them.
      P Other people tend to measure the loss by its price. A cancelled film seems small to them, and a cancelled holiday large. They do not know who was going to sit in the next seat, and that was probably the point.
      Q When it did not happen, {Name} might have felt ____. It may have turned into something else since then.
      Q When an apology comes, {Name} might notice ____. Accepting one and being finished with it are different things.
      Q When the next plan is suggested, {Name} may feel ____. Being careful is a reasonable reaction to evidence.
      H {helper} can tell the whole reason, as far as it is known, including the embarrassing part. ~ Half a reason invites the other person to fill in the rest.
      H {helper} can say once, properly, "I am sorry about this", and leave room for an answer. ~ Repeated apologies ask the other side to do the comforting.
      H {helper} can be exact from now on about what is certain and what is hoped for. ~ People can live with a maybe if it is labelled.
      H<helper> {helper} can keep three small agreements in a row. ~ It is dull, and nothing else works as well.
      H<adult> {helper} can help by {adult}. ~ It is no substitute, and it does not pretend to be one.
      T {he} can say what exactly was lost, such as the hours together. ~ People can only repair what they have understood.
      T {he} can wait a day before answering an apology. ~ It is allowed to take as long as it takes.
      T {he} can talk to another adult, if it happens again and again. ~ It is not disloyal, and it is easier than carrying it alone.
      T<comforter> {he} can spend the evening with {comforter} and without company. ~ Not every bad evening needs to be rescued.
      T<quiet> {he} can give the empty hours to {quiet}. ~ They pass, and something may come of them.
      T<doing> {he} can try {doing} when it comes back. ~ It tends to return in smaller pieces.
      C<coat> {he} can think, "I kept my side of it."
      C<square> {he} can think, "It was a good plan, and I am right to miss it."
      C<yes> {he} can say, "I would rather have a true maybe than a nice yes."
      C<word> {he} can think, "I am not ungrateful. The credit is used up."
      C<wait> {he} can think, "Hoping was the reasonable thing to do."
      C<topic> When the first hour is over, {he} can think about {topic}.
      A<coat> At some point the coat goes back on its hook, and the evening goes on without the plan. Being ready on time, and glad about it, was no mistake. It showed that the thing mattered. Whoever called it off can be told that, and may have something to say about it.
      A<square> The next pages of the calendar are blank, which can look like emptiness or like room. Plans will go in again, perhaps in pencil. Trust returns in about the same way as savings do, slowly, in small amounts, and with an eye on the balance. It does not need to be rushed by anybody.
      A<yes> It is possible to be fond of somebody and disappointed in them on the same afternoon. Both can be said aloud. A yes is worth what follows it, and the person who gave this one has a chance to show that with smaller ones. Until then a little caution is fair, and so is hope.
      A<word> Credit can be rebuilt, in small amounts and on time, by the person who spent it. Until then a yes may be heard as a perhaps, which is no insult. It is possible to be fond of somebody and to plan around them. A word that is kept gets noticed, even a small one.
      A<wait> Nobody is obliged to go on waiting, and nobody is obliged to stop hoping either. The next plan can be made in such a way that the evening does not depend on it. What was missed can be named, once, to whoever caused it. After that there are the people who have turned up.
      D<forgot> Being forgotten is a peculiar kind of disappointment, because nobody did anything. {Name} waited, and somewhere else a day went by in which the plan simply did not come up. There may be reasons, such as work, illness or a life that is coming apart, and there may be none worth the name. Explaining it does not undo it. It says something about another person's attention and nothing about what anybody is worth.
      P<forgot> The discovery tends to produce either too many words or none at all. Presents may appear. What would help is a plain sentence, and that seems to be the hardest thing to say.
      P<forgot> People nearby may be furious on somebody's behalf, which is kind and also tiring. It can be answered with "I know".
      Q<forgot> When it became clear, {Name} might have felt ____.
      Q<forgot> At the next message from that person, {Name} might notice ____. Wanting to answer and not wanting to are compatible.
      H<forgot> {helper} can have the conversation with that person, if {he} would like that. ~ It need not be carried alone.
      H<forgot> {helper} can mark the day after all, at short notice. ~ Late is a real date.
      T<forgot> {he} can send one sentence about how it was, and leave it there. ~ It is easier to answer than silence.
      T<forgot> {he} can decide how much to expect next time, and keep that private. ~ It is a way of looking after oneself.
      T<forgot,comforter> {he} can have {comforter} within reach that evening.
      C<forgot> {he} can think, "Their calendar, not my value."
      A<forgot> A day that was forgotten stays forgotten, and what comes after it can still be decided. There may be an apology, and a yes that is written down this time. There may also be a habit, in which case it is wise to plan around it. Those who remembered deserve a message as well.
      D<own> A word once given leads a life of its own in somebody else's head. {Name} gave one and did not keep it, and the other person has been counting on it in the meantime. It seldom happens out of malice. A yes is cheap at the moment it is said, and the cost arrives later, on a day that is full. Knowing that explains it, and it leaves the other person where they were.
      D<own> There are two sides to a broken plan, and this time {Name} is on the one that broke it. That side is less comfortable than it looks. It comes with reasons, most of them true, and with a wish that nobody will bring it up. Somebody usually does. It goes better when it is the person who gave the word.
      P<own> The other person has probably gone through several explanations already, and the kindest of them was not the first. Hearing the true one is mostly a relief. It may still take that person a while to say so.
      P<own> Adults break their word regularly and have developed a large vocabulary for it. The ones people go on trusting use none of it. They say what they did, and what they will do about it.
      Q<own> When it comes to mind, {Name} might feel ____. It may be guilt, or irritation at being reminded.
      Q<own> Before the conversation, {Name} might notice ____.
      H<own> {helper} can listen without adding to it. ~ Whoever broke a word can usually recite the lecture alone.
      H<own> {helper} can help to think through what can still be made good. ~ There is often more of it than expected.
      T<own> {he} can bring it up first, in two sentences and without the word "but". ~ It takes less than a minute.
      T<own> {he} can offer one exact thing, with a day and a time. ~ A date is worth more than an apology in general.
      T<own> {he} can say "I will let you know" next time, where a yes would be too quick. ~ It is an honest answer.
      C<own> {he} can say, "I said yes and I did not do it. I am sorry."
      C<own> {he} can think, "Say it first, and say it short."
      A<own> Trust goes down in one step and comes back in several smaller ones, each of which is a word that was kept. The first can be very small. Nobody's character was settled by one afternoon. The next yes can be given more slowly, which tends to make it a better one.
      A<own> What was promised may still be possible in part, or on another day, or not at all. Having said so puts two people back on the same side of the facts. The other may be annoyed for a while, and that is their right. After that, a yes can be an ordinary word again.
    `),
  },
};
