import { script, type Frame } from '../../frame.ts';

/**
 * No phone yet, where others have one: what others seem to have, why families differ, what can be had instead, and when it
 * will be talked about again. Nothing is promised and nobody else's family is judged.
 */
export const noPhoneYet: Frame = {
  id: 'no-phone-yet',
  name: 'No phone yet',
  says: [
    'everyone in her class has a phone except her',
    'no phone yet and all his friends have one',
    'the only one without a phone',
    'begs for a phone every day',
    'we said no to a smartphone until 14',
    'feels left out because she has no phone',
    'waiting until secondary school for a phone',
    'he is not in the class chat because he has no phone',
    'too young for a phone and she is furious',
    'keeps asking when he will get a phone',
    'we are not giving her a phone',
    'wants a phone like her cousin',
    'why can my brother have a phone and not me',
    'no social media until 16',
    'not allowed tiktok like the others',
    'misses out on the group chat',
    'told him no phone until he is twelve',
    'my son says we are the only parents who say no to phones',
    'phone free childhood but she hates us for it',
    'brick phone instead of a smartphone and he is embarassed',
    'she wants my old phone and the answer is no',
    'toddler wants a phone like mummy',
    'not ready for a smartphone',
    'doesnt have a phone and gets teased',
  ],
  claims: {
    strong: [
      'without a smartphone',
      'without a smart phone',
      'no smartphone',
      'not have a smartphone',
      'took her phone away',
      'took his phone away',
      'phone away for',
      'phone taken away',
      'took his phone',
      'took her phone',
      'taken her phone',
      'taken his phone',
      'phone was confiscated',
      'asking for a phone',
      'ask for a phone',
      'asks for a phone',
      'begging for a phone',
      'nagging for a phone',
      'everyone in year has a phone',
      'everyone in his year has one',
      'everyone in her year has one',
      'everyone has one',
      'wants a phone like',
      'wants a phone because',
      'wants his own phone',
      'wants her own phone',
      'no phone',
      'no phone yet',
      'no smartphone',
      'no mobile',
      'without a phone',
      'only one without a phone',
      'only one without',
      'except her has a phone',
      'has a phone except',
      'has a phone but',
      'have phones except',
      'doesnt have a phone',
      'does not have a phone',
      'doesnt have a smartphone',
      'not have a phone',
      'no to a phone',
      'no to a smartphone',
      'no to phones',
      'beg for a phone',
      'begs for a phone',
      'not giving her a phone',
      'not giving him a phone',
      'too young for a phone',
      'friends have a phone',
      'friends have phones',
      'friends have a smartphone',
      'friends have one',
      'everyone has a phone',
      'everybody has a phone',
      'everyone in her class has a phone',
      'everyone in his class has a phone',
      'all have phones',
      'brick phone',
      'dumb phone',
      'not in the class chat',
      'not in the group chat',
      'until secondary school for a phone',
      'not ready for a phone',
      'not ready for a smartphone',
      'phone free childhood',
      'no social media',
    ],
    cues: ['phone', 'smartphone', 'everyone', 'friends', 'chat', 'yet', 'wait', 'left out', 'mobile', 'beg'],
    not: [
      'no phone signal',
      'on his phone',
      'on her phone',
      'on their phone',
      'off his phone',
      'off her phone',
      'his phone until',
      'her phone until',
      'phone all night',
      'phone in bed',
      'phone at night',
      'phone till',
      'no phone calls',
      'no phones at the table',
      'no phone at dinner',
      'phone died',
      'lost his phone',
      'lost her phone',
      'new phone',
      'got a phone',
      'got her first phone',
    ],
  },
  topicWords: ['phone', 'ring', 'message', 'chat', 'call'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'activity'],
  facts: [
    'Families decide at different ages; in many countries most children get a phone of their own between about ten and twelve, and a good many later.',
    '"Everyone has one" is how it looks from inside a group, because those who have one are noticed.',
    'Reasons for waiting are sleep, attention, unkind messages and pages not made for children.',
    'Being left out of a chat is a real loss; families can help with other ways to be reached.',
    'A decision that has a date on which it is talked about again is easier to bear than a bare no.',
    'Wanting what others have is no fault; comparing is what brains do.',
    'Small children want what they see in the hands of grown-ups.',
    'Many people who have phones say that they would like to spend less time on them.',
  ],
  threads: {
    ring: 'other ways to reach somebody: a bell, a shout, a note',
    count: 'how many "everyone" is, when it is counted',
    why: 'the question why, and an answer with a date',
    letter: 'a fair word to somebody who has been told to wait',
    taken: 'an empty pocket, and a time that has a length',
    app: 'an app with an age in its rules, and what can be had without it',
  },
  threadCues: {
    app: /^(?![^]*\b(?:no|have an?|has an?|has no|own|gets? an?|wants? an?|without an?|for an?|the only one without an?) (?:smart ?)?phone)[^]*?\b(?:snap ?chat|snap|tik ?tok|insta(?:gram)?|whats ?app|discord|social media|you ?tube|be ?real)\b/i,
    taken:
      /\b(?:caught (?:with|on|using) (?:his|her|their|a) (?:phone|mobile))\b|\bphone\b[^.]{0,40}\bconfiscat\w*|\b(?:took|taken|takes?|taking|confiscat\w*|lost|loses?|losing|banned|removed|stopped)\b[^.]{0,24}\bphones?\b|\bphones?\b[^.]{0,16}\b(?:taken|took|away|bann?ed|ban|confiscated)\b/i,
  },
  // What was refused is an app, whatever it was answered with.
  decidedBy: [
    /\b(?:phone|mobile)\b[^.!?]{0,40}\bconfiscated\b|\bconfiscat\w+\b[^.!?]{0,20}\b(?:phone|mobile)\b/i,
    /^(?![^]*\b(?:phones?|bull(?:y|ied|ying)|strangers?|nudes?|photos?|posted)\b)[^]*?\b(?:(?:won['’]?t|will not|do(?:es)?(?: not|n['’]?t)|not|never) (?:let|allow)\w*|(?:isn['’]?t|is not|not) allowed|said no|say no|too young|asks? for|asking for|begg\w+ for|nagg\w+ for|wants?)\b[^.!?]{0,24}\b(?:snap ?chat|tik ?tok|insta(?:gram)?|whats ?app|discord|social media|be ?real)\b/i,
  ],
  onlyWhenSaid: ['taken', 'app'],
  tellsAlone: ['taken', 'app'],
  roles: {},
  titles: {
    young: [
      { text: 'Ring, Ring, Banana', thread: 'ring' },
      { text: 'A Shout and a Wave', thread: 'ring' },
      { text: 'Who Has One?', thread: 'count' },
      { text: 'One, Two, and Some With None', thread: 'count' },
      { text: 'Not Yet, Phone' },
      { text: '{name} and No Phone Yet' },
    ],
    older: [
      { text: 'Ways to Reach a Friend', thread: 'ring' },
      { text: 'How Many Is Everyone?', thread: 'count' },
      { text: 'Counting Everyone', thread: 'count' },
      { text: 'Why Not, and Until When', thread: 'why' },
      { text: 'A No With a Date on It', thread: 'why' },
      { text: 'To Somebody Who Was Told to Wait', thread: 'letter' },
      { text: 'An Empty Pocket', thread: 'taken' },
      { text: 'Not That App, Not Yet', thread: 'app' },
      { text: 'A No to an App', thread: 'app' },
      { text: 'Days to Cross Off', thread: 'taken' },
      { text: 'Without a Phone' },
    ],
  },
  benefits: [
    'Says that waiting while others have something is hard, and does not talk it away.',
    'Tells why families decide in different ways.',
    'Gives {name} ways to reach friends and a way to ask again.',
  ],
  talk: {
    young: [
      'How can somebody be called without a phone?',
      'How does it feel to wait for a thing?',
      'Shall we write a note to somebody?',
    ],
    older: [
      'Which ways of reaching a friend are in this story?',
      'Which word went into the blank?',
      'Shall we find a date on which we talk about it again?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'think',
    feeling: 'determined',
    companion: 'grown-up',
    props: ['telephone', 'letter', 'pencil'],
  },
  text: {
    '2-3': script(`
      D<ring> Ring, ring! It is a phone. {Name} may want it. It goes in a bag. A banana can ring too.
      D<ring> A grown-up has a phone. {Name} has none yet. Ring, ring, goes a banana. Hello?
      D<count> Who has a phone? {Name} looks. One has it. Two have it. Some have none.
      P Grown-ups use phones for work.
      P Small hands like what big hands have.
      P Some wait well. Some cry a bit.
      Q With no phone, {Name} may feel ____.
      Q When it is away, {Name} may feel ____.
      Q In the wait, {Name} may feel ____.
      H {helper} can call with {him}.
      H {helper} can put the phone away.
      H {helper} can play telephone.
      T {he} can call with a block.
      T {he} can wave and shout hello.
      T {he} can play with hands.
      T<comforter> {he} can hug {comforter}.
      C<ring> {he} can say, "Ring, ring, hello."
      C<ring> {he} can say, "Not now, phone."
      C<count> {he} can say, "Not yet. Me later."
      C<topic> {he} can think about {topic}.
      A<ring> Ring, ring! It is the banana. Hello, hello! Then the phone is eaten. Yum!
      A<ring> The phone sleeps in a bag. Hands can play now. Wave, wave, wave. Hello, friend!
      A<count> One has a phone. Some have none. All have a hello. Hello, hello!
    `),
    '4-5': script(`
      D<ring> A phone is a way to call somebody. {Name} knows more ways. There is a shout out of the window. There is a knock, and a note, and a wave. A box and a banana can play phone. Those all work with no phone at all.
      D<ring> Ring, ring! That is a phone in a grown-up's bag. {Name} would like one too, perhaps. Phones are for big people. They use them for work and talk. A banana or a box can be one for now.
      D<count> It may look as if all have a phone but not {Name}. So somebody counts. One big child has one. One grown-up has two. Most children that age have none.
      P Families make their own plans. One says yes, and one says not yet. It is the same with bedtimes.
      P Grown-ups look at phones a lot. Some of them would like to do it less. It is hard for them, too.
      P It is hard to want what another has. That is so for big people as well.
      Q When another has a phone, {Name} may feel ____.
      Q When the answer is "not yet", {Name} may feel ____.
      Q In the long wait, {his} tummy may feel ____.
      H {helper} can make a call for both to talk.
      H {helper} can say why it is not yet.
      H {helper} can put away the phone at play time. ~ Then both have free hands.
      H<adult> {helper} can help by {adult}.
      T {he} can draw a note and take it to a friend.
      T {he} can ask to join in a call.
      T {he} can build a phone from a box.
      T<comforter> {he} can hold {comforter} for a bit.
      T<quiet> {he} can spend some time {quiet}.
      C<ring> {he} can say, "Ring, ring, box phone here."
      C<ring> {he} can think, "There are more ways to say hello."
      C<count> {he} can think, "Not yet is not the same as no."
      C<topic> {he} can think about {topic}.
      A<ring> The box phone rings, and somebody picks up the banana. They talk for a long time. Nobody pays for that call. In the end, one phone gets eaten.
      A<ring> A note went to a friend, and a note came back. It had a cat on it. A phone would have been faster. It would not have had the cat.
      A<count> When all are counted, some have a phone and some have none. Both kinds can come out to play. The wait goes on, and so does the game.
    `),
    '6-7': script(`
      D<count> "Everyone has a phone." {Name} may have said that, and it may feel true. So somebody could count. Two or three in the class may have one and talk about it. The others have none, and that makes no sound.
      D<ring> Long before there was a phone, people found each other. {Name} knows some of the ways. There is a knock at the door, or a note in a bag. There is the phone at home, which belongs to all. None of them needs a charger.
      D<why> Why do others get a phone, and {Name} not yet? It is a fair question. Grown-ups think about sleep, and about words that hurt. Some things on it are not for children. They do not all come to the same answer. A "not yet" can have a date on it.
      P In some families, phones come early, because a child goes a long way alone. In others they come late. Neither of them is doing it wrong.
      P Somebody who has a new phone talks about it all day. After a few weeks it is just a thing in a bag. That part is not so easy to see.
      P Grown-ups know how it is to want a phone in their hand. They look at theirs more than they mean to. That is one reason why they worry.
      P It can hurt to miss a joke that went round on phones. The others may not have meant to leave anyone out. They can be asked to tell it.
      Q When a friend takes out a phone, {Name} may feel ____.
      Q Hearing "not yet" again, {Name} may feel ____.
      Q When others talk about their phones, {Name} may feel ____.
      H {helper} can say why, and set a day to talk again. ~ Waiting is easier when it has an end.
      H {helper} can lend a phone for a call to a friend. ~ Then nobody is out of reach.
      H {helper} can ask other families how they do it. ~ Many of them wonder as well.
      H<adult> {helper} can help by {adult}. ~ It makes a wait shorter.
      T {he} can fix a time and a place with a friend. ~ It works when both turn up.
      T {he} can write down what a phone would be for. ~ Some of it may be possible now.
      T {he} can ask a friend, "What did I miss?" ~ Most people like to tell it.
      T<comforter> {he} can hold {comforter} while being cross about it. ~ Being cross is allowed.
      T<activity> {he} can spend some time {activity}. ~ It goes well with two free hands.
      C<count> {he} can think, "Everyone can be counted."
      C<ring> {he} can say, "I have no phone yet. Come and knock."
      C<why> {he} can think, "Not yet, and we talk about it again."
      C<topic> In the meantime, {he} can think about {topic}.
      A<count> After the count, some have a phone, and more have none. Wanting one is still fine. It does not need to be everyone for that. At playtime the phones are in the bags anyway.
      A<ring> At four o'clock there is a knock at the door. It was agreed in the morning, and it worked. Phones will come some day, and nobody knows yet exactly when. The knock will still be good then.
      A<why> There may be a date on the calendar now, marked "phone talk". It may end in a yes or in another date. Until then, the question can rest a bit. There is plenty to do that does not light up.
      D<app> Some apps and chats have an age in their rules. {Name} knows of one that others talk about. The answer at home is "not yet". The age is there for a reason. Strangers can write in such places, and even grown-ups find that hard.
      P<app> Grown-ups who say no have often heard a story about it. They may not tell all of it. They would like it to be safe first.
      P<app> Some of the others may have it, and some may only say so. From outside, nobody can tell.
      Q<app> When others talk about it, {Name} may feel ____.
      Q<app> After a "not yet", {Name} may feel ____.
      H<app> {helper} can say why, and when they will talk about it again. ~ A "not yet" is easier with a month on it.
      H<app> {helper} can help to call a friend. ~ Talking works without any app.
      T<app> {he} can tell a friend another way to send a message. ~ A note or a call gets there too.
      T<app> {he} can ask what is so good about it. ~ Some of that may be there without it.
      C<app> {he} can think, "Not yet means later."
      A<app> It will be there next year, with other pictures in it. Friends are also at school, in the park and at the door. A message on paper can go round in a pocket. Anyone of any age can send it.
    `),
    '8-10': script(`
      D<count> "Everyone" is a slippery word. {Name} may feel surrounded by phones, and there is a reason. A person who has one holds it, shows it and talks about it. A person who has none does nothing that could be noticed. So a third of a class can look like all of it. In some classes it really is nearly all, and that is hard.
      D<why> Two questions come up when somebody is to do without a phone. {Name} may have asked both: why not, and until when? The first concerns sleep, messages that hurt and pages made for adults. The second often gets no answer at all. That is a pity, since a wait with a date is half as long as one without.
      D<ring> Chats have rubbed out an old skill, and {Name} may be one of the few who still practise it. It consists of finding people without a phone. There may be a bench where they are after four, a classmate who passes things on, or a landline. Spies and pirates managed with less.
      P Parents disagree about phones even with each other. Doctors give advice, newspapers give different advice, and each family has one child of exactly this sort. They are guessing with care.
      P Friends with phones rarely think about who has none. They write, laugh, and assume that everybody knows. They forget, far more often than they mean any harm.
      P People who got a phone early tell two stories about it. One is how good it was. The other is about nights, quarrels in chats and not being able to stop, and it is told less.
      P It stings to be the exception. It would sting with shoes as well. Brains compare because groups used to be a matter of life and death. That makes it a strong feeling over a small device.
      Q When a friend takes out a phone, {Name} might notice ____.
      Q After hearing the same no again, {Name} might feel ____. It is fine to be angry about it.
      Q On an afternoon when nobody missed anything, {Name} might feel ____.
      H {helper} can give a reason and a month in which it will be discussed again. ~ A question with a date can be left alone.
      H {helper} can offer the family's phone for arranging things. ~ Being within reach matters more than owning something.
      H {helper} can talk to other parents, who may be waiting for somebody to begin. ~ It is easier for three than for one.
      H<adult> {helper} can help by {adult}. ~ It has made other waits shorter.
      T {he} can make a list of what it would be for and hand it in as a proposal. ~ Reasons are harder to refuse than sighs.
      T {he} can give friends clear directions: which bench, which number, until when. ~ People are busy, and a clear instruction helps.
      T {he} can ask a friend to pass on what was planned. ~ One ally is enough.
      T<quiet> {he} can spend the time {quiet}. ~ Nobody interrupts a person who cannot be rung.
      T<activity> {he} can spend some time {activity}. ~ Two free hands are an advantage there.
      C<count> {he} can think, "Everyone is a number, and it can be counted."
      C<why> {he} can say, "All right, and when do we talk about it next?"
      C<ring> {he} can say, "I am not in the chat, so tell me in person."
      C<topic> In the meantime, {he} can think about {topic}.
      A<count> Counted properly, everyone turns into a number, and a number can be lived with. A phone will come in some year, and it will be an ordinary object three weeks later. Until then it is fine to want one. It is also fine to forget about it for a whole afternoon and notice only at supper.
      A<why> There may be a proposal on the table by now, and a date in the calendar. What comes of it is open, and it is honest to say so. Somebody who can argue for a phone calmly has already shown something. In the meantime the doorbell still works.
      A<ring> A bench fills up after four, and the message gets through. It takes one classmate and a note. When there is a phone one day, things will be quicker, and some of them less funny. People who can be found without one will be found with one too. They also know where the bench is.
      D<taken> A phone that has been taken away is louder than one in a pocket. {Name} may reach for it and find nothing there. Messages go on without the person they were meant for. There was a reason, and it may seem fair, unfair or a bit of both. What counts now is that the time without it has a length, and a length can be counted.
      P<taken> Adults who take a phone may be unsure of it afterwards. They want something to change, and a phone is what they could reach. It is fine to ask what that something is.
      P<taken> Friends write into a chat and see no answer. Most of them think of a flat battery. It takes one sentence at school to tell them.
      Q<taken> When a hand goes to the empty pocket, {Name} might notice ____.
      Q<taken> At the thought of all the messages, {Name} might feel ____.
      H<taken> {helper} can say on which day it comes back, and what that depends on. ~ A day can be crossed off.
      H<taken> {helper} can listen once to the whole of it, without taking anything else away. ~ Anger needs somewhere to go as well.
      T<taken> {he} can tell one friend how to pass things on until then. ~ One is enough for a whole chat.
      T<taken> {he} can write down one rule for the time after it. ~ A rule of one's own is easier to keep.
      C<taken> {he} can think, "It has a last day, and I can count."
      A<taken> One after the other, the days get crossed off. Most of the messages that are waiting will be old jokes by then. A phone that comes back is the same phone. Whoever gets it may know a bit better when to put it down, and at which door to ring.
      D<app> Every app for messages has an age in its rules, even if nobody reads them. {Name} has heard no to one that others seem to use. It hurts to miss the jokes, and that part is real. The other part is harder to see. Messages there can come from people nobody knows, and they can go on all night. What was sent cannot be called back.
      P<app> A parent who says no hears about it every day as well. Saying yes would be easier for a week. It is the year after it that makes them careful.
      P<app> Some of the others are there with a false birthday, and not all of them like what they find. They hardly mention that part at lunch.
      Q<app> When the others talk about something from the app, {Name} might feel ____.
      Q<app> After hearing no again, {Name} might notice ____. It can be in the face or in the stomach.
      H<app> {helper} can explain the reason once, properly, and name a month for the next talk. ~ A question with a date can be left alone.
      H<app> {helper} can think of another way to reach two or three friends. ~ Most of it is about not missing plans.
      T<app> {he} can ask one friend to pass on what was planned. ~ Plans matter more than yesterday's jokes.
      T<app> {he} can write down what exactly would be missed, and show the list at home. ~ A list gets a better answer than a slammed door.
      C<app> {he} can think, "It is a no to an app, and not to me."
      A<app> Apps change faster than shoe sizes. The one that everybody talks about may be gone by the time the answer is yes. Until then there are the old ways, a call, a bike and a bell. A friend who gets the message a day later is still a friend.
    `),
    '11+': script(`
      D<letter> Here is an attempt at a fair account of having no phone, written for somebody who has been told to wait. {Name} is missing something, and it would be dishonest to deny it. Plans are made in chats, jokes start there, and a person who is not in them hears everything second-hand. On the other side are the reasons, which are also real, and which concern sleep, attention and things that cannot be unseen. Both columns are true at once, and neither cancels the other.
      D<count> Statistics about "everyone" tend to be collected in corridors. {Name} may have reported to the family that there is nobody left without a phone. That is how it looks, since those who have one are visible and those without are not. In most classes the proportion rises through these years like a tide, at different times on different streets. Being on the late side of it is hard, and it is not a judgement on anybody's sense or charm.
      D<why> A no without a reason invites daily attempts, as any negotiator knows. {Name} may have noticed that the discussion about a phone goes in circles. It would gain from three pieces of information: what exactly is feared, what would change the answer, and when it will be discussed again. Adults are seldom ready with those. Asking for them in writing is unusual, and it works surprisingly often.
      P Parents are the first generation with this decision to make, and they have no one to copy. Some were too early with an older child, and some have read too much about it at night. What looks like a hard heart is often fear with a firm voice, and fear can be talked to.
      P Friends do not exclude somebody from a chat on purpose, in most cases. They forget that it is a room with a door, and that somebody may be outside it. One of them can be asked to act as a bridge, and most people rather like the job.
      P People with phones complain about them a good deal: the tiredness, the pressure to answer, the rows that go on until midnight. They would not give them back. It is worth hearing both halves of that before making up one's mind.
      P A simple phone without internet is regarded as embarrassing for about a week. After that it is a character trait. Several adults have gone back to one and talk about it all the time.
      Q When everybody looks at a screen at the same time, {Name} might feel ____. Invisible is a word some people use.
      Q After a talk that ended as usual, {Name} might notice ____. The jaw is a good witness, and so are the stairs.
      Q Thinking about it on a free afternoon, {Name} might feel ____.
      H {helper} can name the conditions and a date, and keep to both. ~ It turns a dispute into a timetable.
      H {helper} can provide another channel, such as a family number or a messenger on a shared computer. ~ Taking part need not depend on owning a device.
      H {helper} can admit how difficult it is to put one's own phone away. ~ That makes the reasons more convincing.
      H<adult> {helper} can help by {adult}, and take a no for an answer. ~ It has a good record.
      T {he} can write a one-page proposal with uses, limits and a trial period. ~ Adults find it hard to resist a trial period.
      T {he} can tell two friends how to pass on plans, and thank them for it. ~ Bridges need some maintenance.
      T {he} can use the hours for something that others have no time for. ~ In two years it will show.
      T<quiet> {he} can spend some time {quiet}. ~ Uninterrupted hours have become rare.
      T<activity> {he} can spend some time {activity}. ~ It is one of the things that a phone would eat first.
      C<letter> {he} can think, "Both columns are true, and one of them is mine."
      C<count> {he} can think, "Visible is not the same as everyone."
      C<why> {he} can say, "What would need to be different, and when do we talk again?"
      C<topic> For now, {he} can think about {topic}.
      A<letter> No account of it makes the waiting pleasant. It has an end, at a date that two sides can agree on, and what happens until then is by no means nothing. A phone will be useful on the day it comes and ordinary soon after. The person who gets it will be a little older and somewhat harder to distract.
      A<count> Tides come in everywhere in the end. Whoever got a phone in the last third usually remembers having been furious, and little else. It is possible to be angry about it on Monday and to have a good week. The friends who matter may have found the doorbell by now, and some of them even prefer it.
      A<why> A proposal, a date and a clear condition: that is how treaties are made, and phones too. It may still come out as "later". Nobody can make it certain, and it is reasonable to dislike that. The argument itself, at least, may stop going in circles, and supper would be quieter for it.
      D<taken> Losing a phone as a consequence is odd, because it carries on in rooms where nobody did anything. {Name} may have a view on whether it was fair, and it may be a good one. Meanwhile the chat goes on, plans are made, and a hand keeps going to an empty pocket. None of that is imagined. It has a length, though, and a thing with a length can be dealt with differently from a thing without one.
      P<taken> Parents take phones when they have run out of other ideas, and some would admit it. Behind it is usually one particular worry. It can be asked for by name, at a time when nobody is shouting.
      P<taken> A chat does not notice an absence for long, and it does not take it personally. Friends who matter find another way within days, or can be told that there is one.
      Q<taken> On an evening without it, {Name} might notice ____.
      Q<taken> When others laugh about something from the chat, {Name} might feel ____.
      H<taken> {helper} can name the date, the condition and nothing else. ~ A time with an end is easier to get through.
      H<taken> {helper} can offer another way of reaching one or two people. ~ The point was presumably not loneliness.
      T<taken> {he} can ask for ten minutes to talk about the reason, and bring a proposal. ~ Proposals get further than slammed doors.
      T<taken> {he} can tell two friends how plans can be passed on until then. ~ Most people like being a messenger.
      C<taken> {he} can think, "It has an end date, and so has this mood."
      A<taken> By the time the phone is back, it holds some three hundred messages, of which about four still matter. Whether it was fair can go on being discussed, and distance may improve the discussion. In between there were evenings of unusual length. Some of them were long in a bad way, and not all.
      D<app> An argument about an app is seldom about the app alone. {Name} would like to be where the messages, the jokes and the plans are, and at home the answer is no. Both sides have a point, which is what makes it tiring. Being left out of a chat costs something every day. Being in it costs something too, only later, at midnight, or in a screenshot, or with somebody who is not the person in the picture.
      P<app> A parent who says no to something that everyone else appears to have does not enjoy it. The words that are used on such evenings are usually bigger than what is meant. On both sides most of them could be taken back by breakfast.
      P<app> Friends who are already there tend to advertise it. What they report less often is how many evenings they would have liked to leave and did not dare.
      Q<app> When the others laugh about something from the app, {Name} might feel ____.
      Q<app> An hour after the argument, {Name} might notice ____. It may no longer be anger.
      H<app> {helper} can say what exactly the worry is, and what would change the answer. ~ A worry with a name can be discussed.
      H<app> {helper} can suggest a month in which it is talked about again, and keep to it. ~ It spares both sides the daily round.
      T<app> {he} can put the case in writing: what for, with whom, and with which settings. ~ Adults read proposals, and complaints they only hear.
      T<app> {he} can arrange with two friends how plans get passed on until then. ~ Most people like being a messenger.
      C<app> {he} can think, "This is about an app. It is not about the two of us."
      A<app> It may stay a no for some time, and it is reasonable to dislike that. What was said in anger can be taken back in one sentence by either side, without settling anything else. Plans still travel by call and by corridor. The app, in all likelihood, will have been replaced by another before anybody has won.
    `),
  },
};
