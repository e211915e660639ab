import { script, type Frame } from '../frame.ts';
import { twentySwings } from './home/twenty-swings.ts';
import { withScenes } from './scene.ts';
import { dayOfAnother } from './school/day-of-another.ts';
import { saltForTheSpeaker } from './home/salt-for-the-speaker.ts';
import { roundOnTheTrike } from './home/round-on-the-trike.ts';
import { firstInTheLine } from './home/first-in-the-line.ts';
import { firstOnTheSlide } from './home/first-on-the-slide.ts';
import { notOffTheSwing } from './home/not-off-the-swing.ts';

const own: Frame = {
  id: 'taking-turns',
  name: 'Waiting for a turn',
  says: [
    'taking turns',
    'cannot wait for his turn',
    'wont wait her turn',
    'always wants to go first',
    'pushes in front of other children',
    'pushes in the queue',
    'cuts in line',
    'meltdown when it is somebody elses turn',
    'board games end in tears because she cannot wait',
    'will not get off the swing for other kids',
    'hogs the slide',
    'turn taking in games',
    'fights over whose turn it is',
  ],
  claims: {
    strong: [
      'take turn',
      'turn taking',
      'turn take',
      'whose turn',
      'else turn',
      'elses turn',
      'his turn',
      'her turn',
      'their turn',
      'a turn',
      'turn at',
      'turn on the swing',
      'turn on the slide',
      'get off the swing',
      'get off the slide',
      'push in',
      'push to the front',
      'cut in line',
      'jump the queue',
      'line up',
      'go first',
      'be first',
      'hog',
      'cant wait his turn',
      'cant wait her turn',
      'wait his turn',
      'wait her turn',
      'wait turn',
      'wait for turn',
      'waiting for a turn',
      'have a go',
      'anyone else have a go',
      'a go on the slide',
    ],
    cues: ['turn', 'wait', 'first', 'slide', 'swing', 'line', 'minute', 'board game', 'game', 'now', 'next'],
    not: [
      'turn off',
      'turn on',
      'turn around',
      'turn down',
      'turn up',
      'turn it off',
      'turn the tv',
      'turn the light',
      'turn the lamp',
      'turn the ipad',
      'turn the tablet',
      'turn into',
      'turn two',
      'turn three',
      'turn four',
      'turn five',
      'turn six',
      'turn seven',
      'turn eight',
      'turn nine',
      'turn ten',
      'cant wait to',
      'cannot wait to',
      'wait for the baby',
      'wait for baby',
      'no patience left',
      'my patience',
      'lose patience',
      'losing patience',
      'first day',
      'waiting list',
      'waiting room',
      'online',
      'communion',
    ],
  },
  topicWords: ['turn', 'wait', 'next'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Waiting is hard for young children; holding back and planning grow slowly, into the twenties.',
    'Time with nothing to do seems longer than time that is filled; the clock is the same.',
    'A wait of known length is easier to bear than one of unknown length.',
    'Long-rope skipping takes two to turn and one to jump, and the places are swapped.',
    'Some shops give out paper numbers, so that the order is kept without anybody having to remember it.',
    'Northern bald ibises on migration fly in a V and take turns in the tiring front place; two birds that swap spend about as long in front as behind.',
    'In an orchestra a triangle or cymbal player may wait for many minutes and counts the bars; rests are written in the music like notes.',
    'In conversation the gap between two speakers is about a fifth of a second on average, in all of the ten languages compared, so people plan their answer while the other still speaks.',
    'An often-told story: an airport had complaints about waiting for luggage, sent the bags to a belt further away, and the complaints went down because people walked instead of standing.',
    'Where two lanes become one, traffic flows best when cars go in turn, one from each lane, like a zip.',
    'How long children wait depends partly on whether waiting has paid off before: those who had met a reliable adult waited much longer.',
    'Two people who interrupt each other are often both eager; how much talking at once is polite differs between families and cultures.',
  ],
  threads: {
    board: 'a game in a box, and the minute between two goes',
    pushed: 'a place in the line, and a voice that keeps it',
    ball: 'a ball that rolls away and comes back',
    slide: 'one slide and a lot of feet',
    step: 'the feet in a line, step and stop',
    backs: 'the backs that people see in a line',
    dice: 'the dice on its way round the table',
    sand: 'the sand that falls for as long as a turn',
    rope: 'the long rope, with two who turn and one who jumps',
    ticket: 'the paper number that keeps the order',
    minute: 'the sixty seconds that are long in a line and short in a game',
    ibis: 'the birds that take turns at the front',
    triangle: 'the triangle player who counts the rests',
    fifth: 'the fifth of a second between two people who talk',
    sentence: 'the sentence that is ready before the other one is over',
    luggage: 'the airport that made people walk',
    zip: 'the two lanes that become one',
  },
  decidedBy: [
    /\b(?:won['’]?t|will not|can['’]?t|cannot|refus\w+ to|doesn['’]?t|does not|never|hates|struggl\w+ (?:to|with)|trouble|not good at) (?:want to |like )?(?:take|takes|taking|share) turns\b(?! (?:in|to) (?:talk\w*|speak\w*|conversation))/i,
    /\b(?:when|because|if|while) it(?:['’]?s not| is not| is ?n['’]?t) (?:his|her|their) (?:turn|go)\b(?! to (?:choose|pick|have))/i,
  ],
  threadCues: {
    slide: /\b(?:slides?|playground|park|climbing frame|ladder)\b/,
    board:
      /\b(?:board ?games?|card games?|cards|uno|monopoly|snakes and ladders|ludo|dice|game night|connect four|tips? (?:over )?the board)\b/,
    // Who pushes in loses no place.
    pushed:
      /^(?!\W*(?:(?:he|she|they|my \w+|our \w+) )?(?:always |often |constantly |keeps? |is )*push(?:es|ing)? (?:in|past|in front|ahead|to the front)\b)[^]*?\b(?:push(?:es|ed|ing)? (?:in|past|in front|ahead)|(?:push|shove|barge)s? (?:in|past|him|her|them)|gets? (?:pushed|shoved) (?:off|out|aside|away|back|past|over)|loses? (?:his|her|their) (?:go|turn|place)|cuts? in|queue[- ]?jump\w*|skip(?:s|ped)? (?:him|her|them|the (?:queue|line))|never gets? (?:it|on|one|(?:a|his|her|their) (?:go|turn))\b|misses (?:his|her|their) (?:go|turn)|lets? (?:everyone|everybody|others|all the others|them) (?:\w+ )?(?:first|before|in front)|always (?:the )?last|gets? (?:overlooked|forgotten|passed over))\b/,
  },
  onlyWhenSaid: ['pushed', 'board'],
  tellsAlone: ['pushed', 'board'],
  roles: {},
  titles: {
    young: [
      { text: 'I Am Next', thread: 'pushed' },
      { text: 'My Place in the Line', thread: 'pushed' },
      { text: 'Roll, Ball, and Come Back', thread: 'ball' },
      { text: 'Up, Whee, Next', thread: 'slide' },
      { text: 'Step and Stop', thread: 'step' },
      { text: 'A Row of Backs', thread: 'backs' },
      { text: 'Hand to Hand to Hand', thread: 'dice' },
      { text: 'As Long as the Sand', thread: 'sand' },
      { text: 'Who Is Next?' },
      { text: 'A Turn for {name}' },
      { text: '{name} and the Next Turn' },
    ],
    older: [
      { text: 'Once Round the Table', thread: 'board' },
      { text: 'The Minute Between Two Goes', thread: 'board' },
      { text: 'A Voice in a Line', thread: 'pushed' },
      { text: 'Two Turn and One Jumps', thread: 'rope' },
      { text: 'Thirty-One, Thirty-Two', thread: 'ticket' },
      { text: 'Sixty Seconds, Long or Short', thread: 'minute' },
      { text: 'Who Flies in Front', thread: 'ibis' },
      { text: 'One Note on the Triangle', thread: 'triangle' },
      { text: 'A Fifth of a Second', thread: 'fifth' },
      { text: 'The Other Half of a Sentence', thread: 'sentence' },
      { text: 'The Long Walk to the Luggage', thread: 'luggage' },
      { text: 'One From Each Lane', thread: 'zip' },
      { text: '{name} and the Wait' },
      { text: 'Waiting for a Turn' },
      { text: 'How Turns Go Round' },
    ],
  },
  benefits: [
    'Shows how turns go round, so that a wait has a shape and an end.',
    'Says honestly that waiting is long, and why it seems longer than it is.',
    'Gives {name} one small thing to do while waiting and one sentence to think.',
  ],
  talk: {
    young: [
      'What were people waiting for in the story?',
      'How does waiting feel in the feet and in the tummy?',
      'Shall we play one game with turns today?',
    ],
    older: [
      'Who or what takes turns in this story?',
      'Which word went into the blank, and where in the body is it?',
      'Shall we find out which wait of this week was the longest?',
    ],
  },
  cover: {
    setting: 'playground',
    time: 'day',
    pose: 'stand',
    feeling: 'curious',
    companion: 'child',
    props: ['ball'],
  },
  text: {
    '2-3': script(`
      D<ball> {Name} can have a turn with a ball. Roll! It goes away. Now a friend has it. Roll! It comes back again.
      D<ball> Roll, roll goes the ball. Now it is with a friend. {Name waits} for a turn. Here it comes! The ball rolls back.
      D<slide> {Name waits} at the slide. Up goes one child. Whee! Down comes the child. Then the next feet go up.
      D<slide> One slide, and so many feet! {his} feet wait there too. Up go two feet. Whee! Down they come. Then the next feet go.
      D<step> Feet stand in a line. {his} feet wait there too. One child goes. Step! All the feet move up. Then they stop.
      P A friend likes a turn too.
      P Grown-ups wait too. They tap, tap, tap.
      P Some children wait and hop. Some wait and hum.
      P One child is fast. One child is slow. Both like a turn.
      Q In a long wait, {Name} may feel ____.
      Q In a friend's turn, {Name} may feel ____.
      Q After a turn, {Name} may feel ____.
      H {helper} can say who is next.
      H {helper} can wait too.
      H {helper} can hold a hand.
      H<helper> {helper} can sing one song.
      H<adult> {helper} can try {adult}.
      T {he} can clap for a friend.
      T {he} can sit and look.
      T {he} can ask, "Me next, please?"
      T<comforter> {he} can hold {comforter}.
      T<comforter> {he} can wait with {comforter}.
      T<doing> {he} can try {doing}.
      C<ball> {he} can say, "Roll, ball, and come back."
      C<ball> {he} can say, "There it goes, and back."
      C<slide> {he} can say, "Up, whee, next!"
      C<slide> {he} can say, "Your feet, then my feet."
      C<step> {he} can say, "Step, and stop."
      C<topic> {he} can think about {topic}.
      A<ball> The ball goes away. The ball comes back. A turn goes, and a turn comes. Roll, ball, roll.
      A<ball> Here is the ball again. A wait is long. A turn is good. Then off it rolls.
      A<slide> Up and whee. Up and whee. One turn, and then the next. The slide is for all the feet.
      A<slide> The slide is still there. One child goes up. One child comes down. That is a turn, and then the next.
      A<step> Step, and stop. Step, and stop. A line goes like that. Then it is a turn for two feet.
      D<pushed> {Name waits} for a turn. Somebody comes. Oh! Now that one is in front. A voice can say, "My turn."
      P<pushed> Some children do not see a line. They just go.
      Q<pushed> With no turn yet, {Name} may feel ____.
      H<pushed> {helper} can come and help.
      T<pushed> {he} can put up a hand.
      C<pushed> {he} can say, "I am next."
      A<pushed> "I am next," says a voice. Feet stay in the line. Then it is time. Here is {his} turn. Whee!
    `),
    '4-5': script(`
      D<backs> In a line, people see a lot of backs. {Name} may wait behind a [x:hood|hat]. In front of that is a bag. The first person gets a turn and goes. So all the backs move up one step.
      D<backs> A line is a row of backs. {Name} may wait near the end of it. One person has a [x:hood|hat], and one has a bag. Somebody gets a turn. Then the row is one back shorter.
      D<dice> Click, click, goes the dice on the table. One person gets a turn, and {Name} may wait. The dice goes from hand to hand. It goes all the way round, so it takes some time. Then it is there again.
      D<dice> In a game, the dice goes round the table. {Name} may have a turn, and then comes the next person. Each hand gets the dice once. There are a lot of hands. So it takes a while to come back.
      D<sand> Some turns are as long as the sand in a timer. {Name} can see it fall in a thin line. At the top it gets less. At the bottom it gets more. When the top is empty, it is time for the next person.
      P A child who is having a turn is busy. Busy people look at the game. They do not see who waits.
      P Grown-ups wait a lot. They wait for buses, soup and phones. Some of them hum, and some tap a foot.
      P Some children like to go first. Some look for a while to see how it works.
      P A friend may think that no turn is left. So the friend may push. It helps to hear who is next.
      Q In a long wait, {Name} may feel ____.
      Q When a turn is over, {Name} may feel ____.
      Q When somebody else goes first, {his} feet may feel ____.
      H {helper} can say all the names in order. ~ It helps to know who comes when.
      H {helper} can stay close and wait as well. ~ A wait is shorter with someone to talk to.
      H {helper} can help people to take turns. ~ It is hard to keep the order alone.
      H<helper> {helper} can play a guessing game until it is time.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can ask, "Who is next?"
      T {he} can look for three round things.
      T {he} can cheer for someone else.
      T<comforter> {he} can hold {comforter} for a while.
      T<quiet> {he} can spend a long wait {quiet}.
      T<doing> {he} can try {doing} until it is time.
      C<backs> {he} can think, "One back less."
      C<backs> {he} can whisper, "Hello, [x:hood|hat], I am behind you."
      C<dice> {he} can think, "The dice is on its way."
      C<dice> {he} can say, "Hand to hand to hand to me."
      C<sand> {he} can think, "Fall, sand, fall."
      C<topic> {he} can think about {topic} for a while.
      A<backs> Then there is no back in front, and it is time. A turn is short. After that, the line starts again at the end. There are new backs to look at.
      A<backs> The bag gets a turn, and then the [x:hood|hat]. They go one by one, so there is room for each. A line is slow. It moves all the same, one back at a time.
      A<dice> Click, click, there it is. A turn is short, and a wait is long. It is like that for all the hands. Off goes the dice, to the next one.
      A<dice> The dice does not know whose turn it is. It can fall on a six or on a one. People know, and they pass it on. So it comes round, from hand to hand.
      A<sand> The last bit of sand falls. Someone turns the timer over, and the next turn begins. It has as much sand as before. That makes all the turns the same.
      D<pushed> {Name waits} for a turn. Then somebody goes past, and then one more. That is not fair, and it is not how a line works. Some children are fast and do not look. A voice can tell them.
      D<pushed> In a line, each one waits in one place. {Name} has one too. When somebody pushes in, that place is still {hers}. Next means next. It is okay to say that.
      P<pushed> The one in front may not know who was first. Eyes look at the fun, and not at the line.
      P<pushed> Grown-ups do not see it all. They can help when somebody calls.
      Q<pushed> When somebody goes first, {Name} may feel ____.
      H<pushed> {helper} can stand close and say who is next. ~ A big voice can help a small one.
      H<pushed> {helper} can play a line at home with toys. ~ Then the words are ready.
      T<pushed> {he} can hold up a hand and say, "Stop, I am next."
      T<pushed> {he} can go and get a grown-up to help.
      C<pushed> {he} can say, "I was here. I am next."
      A<pushed> A line is fair when all can have a turn. A small voice can be a clear one. If it is too loud there, a grown-up can say it too. Then it is {his} turn, and it is a good one.
    `),
    '6-7': script(`
      D<rope> A long rope needs three people. Two of them turn it, and one jumps in the middle. {Name} may wait at one end while somebody else jumps. From there, it can look as if the jumper has all the fun. But a rope with nobody at the ends lies on the ground.
      D<rope> Slap, slap, slap, goes a long rope on the ground. Two people turn it, and one person jumps. {Name} may be one of the two, and wait to jump. Arms get tired at the ends of a rope. Legs get tired in the middle. So after a while everybody swaps.
      D<ticket> In some shops, people take a paper number and wait for their turn. A sign says thirty-one, and then it says thirty-two. In most places {Name has} no number, so the end is hard to see. There is an order all the same. The first person is not more important, only sooner.
      D<ticket> Thirty-one, thirty-two, says a sign in a shop. People hold a paper number and wait for their turn. {Name} may wait in places where nobody has a number. There is an order there too, but it is only in heads. Heads forget. That is why two people sometimes think that they are next.
      D<minute> A minute has sixty seconds, in a wait and in a turn. Even so, {Name} may find that the one in the wait is longer. When there is nothing to do, people think about the time. When there is a lot to do, they forget it. So one minute is long and the other is short, by the same clock.
      P Somebody who is having a turn has a head full of it. That person is not thinking about who waits. It is not meant to be unkind.
      P Grown-ups wait for trains, for soup and for people on the phone. Not all of them are good at it. In slow traffic it shows.
      P Some people push in because they are afraid that nothing will be left. They would like to hear that the game goes on. A few calm words can tell them.
      P Teachers try to remember who has waited longest. With twenty children they sometimes get it wrong. They do not mind being told in a calm voice.
      Q In the middle of a long wait, {Name} may feel ____.
      Q When somebody else goes first, {Name} may feel ____. It can be in the hands or in the tummy.
      Q When a turn is over, {Name} may feel ____. People can feel two things at once.
      H {helper} can say how many people come first. ~ A wait is easier when its end is known.
      H {helper} can write down the order. ~ Paper does not forget who is next.
      H {helper} can stay close and talk about something else. ~ Time seems shorter with company.
      H<helper> {helper} can play a guessing game that needs nothing but eyes. ~ Time seems shorter that way.
      H<adult> {helper} can help by {adult}. ~ Things that worked once often work again.
      T {he} can ask, "After whom is it me?" ~ It is a fair question, and it gets a clear answer.
      T {he} can find five red things without moving. ~ Busy eyes make a wait shorter.
      T {he} can watch how other people do it. ~ There are often good tricks to see.
      T<comforter> {he} can hold {comforter} while it takes so long. ~ It is good to have something in the hands.
      T<quiet> {he} can spend the wait {quiet}, if there is room. ~ Then part of the time is gone already.
      T<doing> {he} can try {doing} until it is time. ~ It has helped before.
      C<rope> {he} can think, "Two turn, one jumps, and then we swap."
      C<rope> Holding one end, {he} can think, "I make it go round."
      C<ticket> {he} can think, "I have a number too, only it is not on paper."
      C<ticket> {he} can count, "Now I am four, and now I am three."
      C<minute> {he} can think, "A long minute has sixty seconds too."
      C<topic> {he} can think about {topic} and choose the best one.
      A<rope> A good jumper needs two good turners. Then the ends change hands, and somebody new is in the middle. Those who wait at the ends have a turn as well. Slap, slap, slap, it goes, for all three.
      A<rope> Everybody who jumps has arms that can turn. Everybody who turns has legs that can jump. A rope goes round because people wait for each other. After the swap it makes the same sound as before.
      A<ticket> The sign jumps from one number to the next. It does not care who is tall or who is loud. A turn comes because of the order, on paper or in heads. If two people are next, they can talk about it.
      A<ticket> Somebody is thirty-one, and somebody is thirty-six. Thirty-one only came through the door sooner. When all the numbers are done, everybody has had a turn. The next person takes a new one.
      A<minute> Sixty seconds go by, and then it is somebody's turn. The turn may be gone before anybody looks at a clock. It is an odd thing, and nearly everybody knows it. The long minutes and the short ones are the same size.
      D<pushed> A line works because people keep to it, and some do not. {Name} may wait for a turn and see one person after another go past. To let them go looks kind, but then no turn is left. Being patient is a good thing. It does not mean being last.
      D<pushed> It takes a second to push in and take a turn. {Name} may be so surprised that no word comes. Then the moment is gone, and so is the turn. It helps to have a short sentence ready. "I am next" has three words.
      P<pushed> People who push in look at the thing they want. Hardly any of them look at who was there. A voice makes them look.
      P<pushed> Grown-ups on duty see a lot of children at once. They miss many things that happen quickly. It is fine to tell them.
      Q<pushed> When somebody pushes in, {Name} may feel ____. It may be in the throat.
      H<pushed> {helper} can practise the sentence with {Name}, first quietly and then loud. ~ A voice gets stronger with use.
      H<pushed> {helper} can ask the grown-up there to keep an order. ~ A list of names is hard to push past.
      T<pushed> {he} can take one step forward and say, "I am next." ~ A step makes a sentence stronger.
      T<pushed> {he} can tell the grown-up on duty. ~ That is not telling tales, for it is about fairness.
      C<pushed> {he} can think, "My turn counts as much."
      A<pushed> A fair line has a turn in it for everybody. The short sentence is there the next time, and the time after that. Some people will say sorry, because they had not seen. The place in the line is {hers}.
      D<board> In a game, the turn goes round from one person to the next. For {Name}, it is just one minute of doing and four of waiting. The good move is ready, and the others are so slow. Hands would like to help. It is hard for them to sit there.
      D<board> Board games are made mostly of waiting for a turn. {Name} may find that out when the others think and think. And a six does not come when it is called. That is a lot for one body. Some games end on the floor, with all the little pieces.
      P<board> Somebody who thinks for a long time is not slow on purpose. They are having the best minute of the game.
      P<board> The others want to play on. They are cross about the pieces, and soon they want to play again.
      Q<board> While the others have their go, {Name} may feel ____. It may be in the hands.
      H<board> {helper} can choose a short game with a short round. ~ Ten minutes are enough for a start.
      H<board> {helper} can give {Name} a job between two goes. ~ A job makes a wait shorter.
      T<board> {he} can hold the edge of the chair until the turn comes round. ~ Hands like something to hold.
      T<board> {he} can say, "I need a break," and get up. ~ The pieces can wait on the board.
      C<board> {he} can think, "Round it goes, and back to me."
      A<board> The turn goes round, as it does each time, and it comes back. Pieces that fell can be put up again with more hands. Nobody knows who will have luck next. That is why people play it twice.
    `),
    '8-10': script(`
      D<ibis> Taking turns was not invented by teachers, although {Name} may have wondered. Some birds do it. Ibises fly south in the shape of a V, and the one in front has the hardest work. Those behind get a lift from the moving air and save strength. Scientists put small instruments on a flock and followed every bird. Two birds that swapped places spent about as long in front as behind.
      D<ibis> The front place is not the best one in a flock of ibises. While {Name} may wait in order to be first, an ibis in front is doing the hardest work of all. The others fly behind it in a V, where the air from its wings helps to lift them. Nobody could lead the whole way. So they change over, again and again, and two birds that swap share the time almost exactly. There is no referee up there.
      D<triangle> In an orchestra, the person with the triangle may wait for ten minutes to play one note. {Name} may know the feeling, with less music round it. The player cannot read a book in the meantime. Waiting in an orchestra means counting the bars, so that the note comes in the right place. The rests are even printed in the music. They are part of the piece, just as the notes are.
      D<triangle> Music has a sign for waiting, and it is called a rest. {Name} may think of a wait as time in which nothing happens, but a musician counts it. Somebody with a triangle can have ninety bars of rest and then a single note. If that note came early, the whole hall would hear it. If everyone played all the time, it would be a loud mess. Rests are the places where other people can be heard.
      D<fifth> A conversation has turns, although nobody hands out numbers. When {Name talks} with somebody, the gap between the two is about a fifth of a second. It is nearly the same in every language that has been compared. That is too short for thinking, so people plan their answer while the other one is still talking. The sentence is ready long before it is time. Waiting with a finished sentence is harder than waiting with none.
      P Someone in the middle of a turn is not counting the minutes. It is a strange fact that the same five minutes are short for one person and long for the next. Neither of them is cheating. They would just give different answers about the clock.
      P Adults are no experts in this. They sigh in lines, and they press the button at a crossing nine times. Most of them know it. They would like children to be better at it than they are.
      P A person who pushes in is seldom thinking about the others at all. There is one thought in that head, and it is about getting there before it is too late. The people behind see only a back and an elbow. Both sides are a little right about what they see.
      P Quiet people often wait longest, because nobody notices that they are waiting. Some of them have given up asking. They tend to be grateful when somebody says, "You were before me." It costs one turn, and it is remembered for weeks.
      Q In the middle of a wait, {Name} might feel ____. It often sits in the legs or in the hands.
      Q When somebody else gets to go first, {Name} might feel ____. It may be a different word when it is a friend.
      Q At the end of a long wait, {Name} may feel ____. It is not the same word for everybody.
      Q<fifth> With something important to say and no gap to say it in, {Name} may feel ____.
      H {helper} can say how long it is going to take, as exactly as possible. ~ People wait better when they know the length of it.
      H {helper} can agree on a quiet sign that means "I have seen that you are waiting". ~ After that, nothing needs to be said twice.
      H {helper} can notice who has waited longest, and say so. ~ A fair order is easier to accept when it is spoken out loud.
      H<helper> {helper} can talk about a long wait and how it ended. ~ Most people have a story about a train or a telephone.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      T {he} can ask for the place in the order and then do something else. ~ A known number is easier to live with than "soon".
      T {he} can guess how many seconds it takes, count them, and compare. ~ Many people guess far too high.
      T {he} can think up a name for everybody who is waiting too. ~ It is quiet work, and it takes a while.
      T<fifth> {he} can hold on to one word of what there is to say. ~ One word is enough to bring back the rest.
      T<comforter> {he} can keep {comforter} within reach for the long ones. ~ Something in the hands makes waiting easier.
      T<quiet> {he} can spend part of the wait {quiet}. ~ Time that is used seems shorter than time that is empty.
      T<doing> {he} can try {doing}, because that has helped before. ~ It fits into almost any gap.
      C<ibis> {he} can think, "Even an ibis goes to the back."
      C<ibis> When it is time to swap, {he} can think, "Front, behind, and front again."
      C<triangle> {he} can think, "This is a rest, and I am counting it."
      C<triangle> With nothing to do yet, {he} can think, "My note comes later, and it is mine."
      C<fifth> {he} can think, "Mine is ready, and there will be a gap."
      C<topic> {he} can think about {topic} and put the best ten in order.
      A<ibis> At the end of the trip the whole flock has arrived, and nobody can say who was first. It was one bird for a while, and then the next. Waiting behind was not lost time, because that was where the birds could rest. In the air, both places are part of one flight.
      A<ibis> Birds have no word for fair, and they manage it with their wings. Each one takes a turn in front and goes back before it is too tired. People can do something like that with a swing, a bat or the best seat. It may take a little more talking.
      A<triangle> After all that counting comes one clear note. Everyone in the hall can hear it, because there was none before. A turn does not need to be long to be worth having. Then the triangle is put down, and the counting starts again.
      A<triangle> Nobody claps for a rest, but a good player is known by them. The wait has an end, and the end is written down. Other people are playing in the meantime, and some of it is worth hearing. Then it is time for the triangle.
      A<fifth> Somewhere in every conversation, the next fifth of a second comes along. A sentence that has waited is often better for it, because it had time to get shorter. Some gaps are small, and a raised hand can make one. What was worth saying is still worth saying a minute later.
      D<pushed> Every line has somebody who does not believe in lines. {Name} may wait for a turn, watch others go ahead and say nothing, since it is only a minute. The minutes add up. Being considerate is a strength. It stops being one when the same person is last each time.
      P<pushed> Those who push in seldom mean anyone in particular. They have seen a gap, and a quiet person looks like one.
      P<pushed> Others in the line have noticed too, and do not like it either. When one voice says so, there are often three more.
      Q<pushed> When somebody steps in front, {Name} might notice ____. It may be in the throat or in the hands.
      H<pushed> {helper} can try out a few sentences beforehand, until one fits. ~ In the moment itself nobody invents a good one.
      H<pushed> {helper} can ask whoever is in charge to keep an order. ~ It is their job, and they may not have seen it.
      T<pushed> {he} can say, "The end of the line is over there," in an ordinary voice. ~ It sounds like information.
      T<pushed> {he} can step up to the gap when it opens. ~ Feet can say it before the mouth does.
      C<pushed> {he} can think, "My turn is as long as theirs."
      A<pushed> It takes one sentence to keep a turn, and it gets easier with use. Some will grumble, and most will move. Nobody else keeps a record of who was polite. A fair wait is one with something at the end of it.
    `),
    '11+': script(`
      D<sentence> When people talk, the gap between one speaker and the next is about a fifth of a second. That is less time than it takes to find a word, so everybody prepares the answer while the other person is still speaking. {Name} may therefore be holding a finished sentence through somebody else's turn. It is like carrying a full glass through a crowd. Sooner or later some of it gets spilt, and people call that interrupting. Mostly it is eagerness with bad timing.
      D<sentence> A good thought seldom arrives when it is its turn. It arrives in the middle of somebody else's sentence, fully formed, and by the time there is a gap the subject has moved on. {Name} may know the choice that follows, which is to interrupt or to lose it. Quick minds do the first more often than they mean to. It does not come from a lack of respect. The sentence was ready, and waiting with a ready sentence takes real effort.
      D<luggage> Two waits of the same length can be quite different, as {Name} may have noticed. A well-known story about this comes from an airport. Passengers walked one minute to the luggage belt and then stood there for seven, and they complained. So the bags were sent to a belt at the far end of the building. Now people walked for six minutes and stood for two, and the complaints all but stopped. The bags were not a second faster. What had changed was that nobody was standing still.
      D<luggage> There is a story about an airport that received a great many complaints. People did not like to wait seven minutes for their luggage, and {Name} might well agree with them. Engineers could not make the bags come faster, so somebody had a better idea. The belt was moved to the other end of the building. Everyone now walked further, and on arrival the bags were nearly there. It took as long as before, but hardly anyone called it waiting.
      D<zip> Where two lanes of a road become one, every driver would like to be next. {Name} may have watched it from a back seat. Some drivers push in early, and others leave no gap at all, and the line behind them gets longer. Engineers have measured what works best. Both lanes drive up to the end, and then they go in turn, like the teeth of a zip. One car comes from the left, and one comes from the right. It is both the fairest way and the fastest, which does not happen often.
      P The person who is being waited for usually has no idea of it. Time behaves differently on that side of the door, or of the screen, or of the game. Most people would hurry up if they knew, and a few would slow down out of interest. It is hard to tell which from outside.
      P Families differ in this more than they know. In some, everybody talks at once, and that counts as a good evening. In others, one voice at a time is the rule, and talking over somebody is taken as an insult. A person from the first kind can seem rude in the second without meaning anything by it.
      P Adults tend to believe that patience is a matter of character. According to research, it also depends on whether a person trusts the thing to come. Someone who has often waited for nothing learns to take what is there, and that is a reasonable conclusion. It looks like impatience from outside.
      P Quiet people are often waiting too, although it does not show. They look for a gap, and the gap is gone before they have decided to use it. Many of them gave up some time ago. When somebody louder turns round and asks what they think, they rarely forget it.
      Q In the middle of a long wait, {Name} might notice ____. It usually begins in the hands or the jaw.
      Q When somebody else goes first again, {Name} might feel ____. It may be about this time, and it may be about all the other times.
      Q When the wait is over at last, {Name} may feel ____. Relief and annoyance often come together.
      Q<sentence> With something to say and no room to say it, {Name} might feel ____. Some people feel it in the throat.
      H {helper} can give a real number instead of "in a minute". ~ People wait quite well when they are told the truth about the length.
      H {helper} can agree on a small signal that means "I have seen it, and it comes next". ~ A signal is quicker than an argument about manners.
      H {helper} can write down the order when several people want the same thing. ~ Paper settles what memory would dispute.
      H<helper> {helper} can say honestly which waits are hard at any age. ~ The list is usually longer than expected.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has helped before is a sensible place to start.
      T {he} can look for the person who has waited longest and wonder about that wait. ~ It passes the time, and it is rarely the person who sighs.
      T<sentence> {he} can write down one word of the thought and let the other person finish. ~ A word is enough to find the rest of it again.
      T {he} can ask how long it is going to be, and plan something for that time. ~ A wait with a plan in it is an ordinary half hour.
      T {he} can try going second on purpose and see what is different. ~ There is sometimes an advantage in knowing how it went for the first person.
      T<comforter> {he} can keep {comforter} in a bag for the long waits. ~ Nobody else needs to know what is in it.
      T<quiet> {he} can spend the time {quiet} and look at no clock. ~ Time that is used seems shorter than time that is watched.
      T<doing> {he} can try {doing} until something moves. ~ What already works is worth keeping.
      C<sentence> {he} can think, "It is ready, and it keeps."
      C<sentence> With a sentence ready, {he} can think, "One word on paper, and the rest will come back."
      C<luggage> {he} can think, "The wait is the same, so where is the walk?"
      C<luggage> Standing still, {he} can think, "Seven minutes need something in them."
      C<zip> {he} can think, "One from the left, one from the right, and then me."
      C<topic> In the meantime, {he} can think about {topic} in as much detail as possible.
      A<sentence> A sentence that has waited is often the better one, because it has had time to lose its first half. Some gaps are too small, and then it can be said at the next meal, or in a message. Other people carry their finished sentences about as well, and they can usually tell when one of theirs was heard. A conversation has room for both, in turn.
      A<sentence> Not every sentence survives the wait, and the ones that do are generally the good ones. The rest were about a subject that had passed. Interrupting is a habit of eager people, and it can be mended in one breath by saying, "Sorry, go on." Then the turn goes back to where it was, and with some luck the thought is still there.
      A<luggage> Most waits have no luggage belt to move, but nearly all of them have room for a walk of some kind. It may be a page, a tune or a look at the people on the other side. The wait is as long as it was before. What changes is who is in charge of it, and seven minutes are not many when somebody has a use for them.
      A<luggage> Nobody at the airport was fooled, exactly. They were given something to do, and a wait with something in it is a different thing from an empty one. Their turn came when it would have come anyway. The suitcases, as usual, were the last to know.
      A<zip> Cars get through the narrow place one by one, and on the other side the road is wide again. Nobody lost more than a few seconds by letting someone in. There is a small pleasure in it, which drivers show by raising a hand. It works for bathrooms, conversations and the last good chair, as long as people go in turn.
    `),
  },
};

/** Waiting for a turn: at a slide, in a game, in a line and in a conversation. How turns go round, and why a wait is long. */
export const takingTurns: Frame = withScenes(
  own,
  dayOfAnother,
  notOffTheSwing,
  firstOnTheSlide,
  firstInTheLine,
  twentySwings,
  roundOnTheTrike,
  saltForTheSpeaker,
);
