import { script, type Frame } from '../../frame.ts';
import { raceRun } from './deeds/race-run.ts';
import { badgeEarned } from './deeds/badge-earned.ts';
import { lostWell } from './deeds/lost-well.ts';
import { atTheParty } from './deeds/at-the-party.ts';
import { goalScored } from './deeds/goal-scored.ts';
import { upInFront } from './deeds/up-in-front.ts';
import { dayRetold } from './deeds/day-retold.ts';
import { wellPlayed } from './deeds/well-played.ts';
import { withDeeds } from './deeds/deed-thread.ts';
import { handInHand } from './deeds/hand-in-hand.ts';
import { madeAndFinished } from './deeds/made-and-finished.ts';

const own: Frame = {
  id: 'gone-well',
  name: 'Something that went well',
  says: [
    'something went well',
    'we had a good day',
    'he did so well today',
    'she did great',
    'we want to celebrate',
    'a good week',
    'it worked',
    'he managed it',
    'she did it',
    'want to tell him well done',
    'something to be happy about',
    'it went better than we thought',
    'good news',
    'we were so pleased',
  ],
  claims: {
    strong: [
      'did great',
      'did so well',
      'did brilliantly',
      'did really well',
      'went well',
      'well done',
      'good day',
      'great day',
      'lovely day',
      'nice day',
      'brilliant day',
      'good week',
      'great week',
      'good weekend',
      'lovely weekend',
      'great weekend',
      'nice weekend',
      'lovely time',
      'great time',
    ],
    cues: [],
  },
  decidedBy: [
    /^(?![^]*\b(?:fail\w*|again|swimming|swam|after|spelling|piano|violin|exam|grade|belt|test|did(?:n'?t| not))\b)[^]*?\b(?:got|earned|won|was given|came home with|received) (?:an?|his|her|their|the) (?:\w+ ){0,3}(?:badge|medal|trophy|certificate|award|prize|rosette|sticker of the)\b/i,
  ],
  topicWords: ['well', 'good', 'front', 'party', 'ball'],
  takes: ['helper', 'comforter'],
  facts: [
    'Good events that are told to somebody are remembered longer and enjoyed more.',
    'Praise that names what was done is more useful to a child than praise of the person.',
    'People notice what goes wrong more readily than what goes well, so that good things need to be named.',
  ],
  threads: {
    jar: 'a jar with a small paper in it for a thing that went well',
    stage: 'the bit of floor in front of people who watch',
    row: 'a row of dots, one for each time',
    prize: 'a small thing that stands for a bigger one',
    move: 'the move after the last one, which no rule asks for',
  },
  threadCues: {
    stage:
      /^(?![^]*\b(?:got|getting|given|chosen|picked|cast|auditioned)\b[^.]{0,24}\b(?:parts?|role|lead|place|solo)\b)[^]*?\b(?:solo|stage|concert|recital|perform\w*|sang|nativity|(?:school|class|end of year|dance|talent) (?:play|show)|(?:spoke|sang|sing|singing|read|reading|speaking|part|line|danced|played)\b[^.!?]{0,30}\bassembly|audience|in front of (?:the|her|his|their|a|every\w*|all|so many|lots|people|parents))\b/i,
    row: /\b(?:(?<!practi[sc]\w{2,3} |trying |waiting |nervous |worried |dreading \w+ )all (?:this |last )?(?:week|month|term|year|half[- ]term|summer)|every (?:single )?(?:day|night|morning|evening|week|school day|lesson|(?:mon|tues|wednes|thurs|fri)day)|(?:a|the) whole (?:week|month|term|year|half[- ]term|fortnight)|(?:days?|nights|weeks|mornings|times|lessons|sessions) (?:running|in a row)|this half[- ]term|on time (?:all|every|this|for)|week after week|day after day|full attendance|100 ?% attendance)\b/i,
    prize:
      /^(?![^]*\b(?:did(?:n'?t| not)|has(?:n'?t| not)|never|nearly|almost) (?:get|got|win|won|pass)\b)[^]*?\b(?:awards?|prizes?|medals?|trophy|trophies|certificates?|golden tickets?|gold stars?|house ?points?|team ?points?|won the cup|rosettes?|star of the week|pupil of the week|students? of the (?:week|month)|badges?|(?:yellow|orange|green|blue|brown|black|red|purple|next) belt|pen licen[cs]e)\b/i,
    move: /\b(?:lost(?= (?:at|to|against|by|on penalties|in|and (?:shook|said|clapped|still|just|did|was|hugged|high|smiled|congrat)|but|\d|(?:the|a|an|his|her|their|every|all|two|three) (?:\w+ ){0,2}(?:final|semi-?final|matche?s?|games?|races?|cup|rounds?|bout|quiz|contest|competition|election|vote|heat)\b))|losing (?:at|to|and|a game|the game|a match|the match)|(?:was|were|got) beaten|came (?:last|second)|knocked out|did(?:n'?t| not) win)\b[^]*\b(?:sh(?:ook|ake) hands|handshake|well done|good game|well played|congratulat\w+|clapped|hugged|high[- ]?fived|gracious\w*|took it (?:so |really |very )?well|(?:did(?:n'?t| not)|no|without) (?:(?:even|any|a|single|throwing|having) )*(?:cry|crying|tears?|strop\w*|sulk\w*|storm\w*|flip\w*|throw\w*|tip\w*|shout\w*|scream\w*|cheat\w*|tantrum\w*|meltdown\w*|fuss|kick\w*|complain\w*)|(?:was|were|is) (?:absolutely |totally |actually )?(?:fine|ok|okay))\b|\bgood (?:loser|sport)\b/i,
  },
  onlyWhenSaid: ['stage', 'row', 'prize', 'move'],
  roles: {},
  titles: {
    young: [
      { text: 'A Spot in Front', thread: 'stage' },
      { text: 'Dot, Dot, and a Dot', thread: 'row' },
      { text: 'A Small Thing for a Big One', thread: 'prize' },
      { text: 'The Good End of a Game', thread: 'move' },
      { text: 'A Paper in the Jar', thread: 'jar' },
      { text: 'It Went Well' },
      { text: 'Something Good for {name}' },
    ],
    older: [
      { text: 'Seen from the Front', thread: 'stage' },
      { text: 'A Row, Not a Dot', thread: 'row' },
      { text: 'What It Stands For', thread: 'prize' },
      { text: 'The Move After the Last', thread: 'move' },
      { text: 'A Paper in the Jar', thread: 'jar' },
      { text: 'Something Went Well' },
      { text: '{name} and a Good Thing' },
    ],
  },
  benefits: [
    'Says plainly that something went well, so that it does not pass by unnoticed.',
    'Leaves it to {name} to say how that was.',
    'Invites {name} to keep it: to tell it, draw it or write it down.',
  ],
  talk: {
    young: ['What went well?', 'How did it feel in the body?', 'Shall we put a paper in a jar for it?'],
    older: [
      'Which moment of it would be good to keep?',
      'Which word went into the blank?',
      'Shall we write it down in one line, each of us?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'night',
    pose: 'stand',
    feeling: 'happy',
    companion: null,
    props: ['star', 'lamp'],
  },
  text: {
    '2-3': script(`
      D<jar,deed> {Name} {deed}. That was good! A paper can go in a jar. In it goes! Shut goes the lid.
      D<jar,deed> {Name} {deed}. It went well. Here is a jar for good things. In goes a paper. Plop!
      D<stage,deed> {Name} {deed}. It went well. So many eyes! They all looked to the front. Look, look!
      D<jar,hard> {Name} did well. It was {hard}. A paper can go in a jar. In it goes! Shut goes the lid.
      D<jar> Something went well. {Name} was there. A paper can go in a jar. In it goes! Shut goes the lid.
      D<jar> Here is a jar for good things. {Name} did one. It went well! A paper goes in. Plop!
      P People saw it. They like to see good things.
      P Grown-ups clap at times. Some just smile.
      P Friends like good news. They may ask.
      Q Thinking of it, {Name} may feel ____.
      Q With a good thing, {Name} may feel ____.
      H {helper} can hear all of it.
      H<jar> {helper} can help with the paper.
      H {helper} can say, "I saw it."
      T {he} can tell it to a toy.
      T {he} can draw how it went.
      T {he} can show it again.
      C<jar> {he} can say, "In the jar it goes."
      C<jar> {he} can say, "Good thing, come in."
      A<jar> The jar has a paper in it. It is for a good thing. {Name} was in it. Night-night, jar.
      A<jar> In the jar, it is safe. It went well. One paper, and one more day. Shake, shake!
      D<stage> So many eyes! {Name} was up in front. It went well there. All of them looked. Look, look!
      C<stage> {he} can say, "Look, here I was."
      A<stage> The people went home. The spot in front is empty. It went well there. Night-night, spot.
      D<row,deed> {Name} {deed}. One day, and one more day. It went well. Look, a row! Dot, dot, dot.
      D<row> One day went well, and one more day. {Name} did it. Look, a row! Dot, dot, dot.
      C<row> {he} can say, "Dot, dot, and a dot."
      A<row> Dot, dot, dot. It is a row of good days. {Name} was in them. Night-night, row.
      D<prize,deed> {Name} {deed}. There is a small thing for it. It went well! Up it goes. Look, look!
      D<prize> Here is a small thing. It is for {Name}. It went well! Up it goes. Look, look!
      C<prize> {he} can say, "Look, that is for me."
      A<prize> The small thing is up there. It is for {Name}. It was a good day. Night-night, small thing.
      D<move,deed> {Name} {deed}. That went well. A game has an end. One wins, and one does not. Clap, clap!
      D<move> A game had an end. {Name} did not win. Then came one more good thing. It went well. Clap, clap!
      C<move> {he} can say, "Good game, you."
      A<move> The game is done. It had a good end. {Name} did that. Bye-bye, good game.
    `),
    '4-5': script(`
      D<jar,deed> {Name} {deed}. Good things are quick, and then they are gone. So some people keep a jar. A small paper goes into it for each one. It only needs a few words or a drawing.
      D<jar,deed> {Name} {deed}. It went well, and that can go on a small paper. Into a jar it goes. A jar can hold a lot of good things. It just stands there and keeps them.
      D<stage,deed> {Name} {deed}. It went well, and there were people to see it. When people look, they all face one way. In front of them is a small spot with nobody in it. That was the spot. There were a lot of eyes.
      D<jar,hard> Something went well for {Name}. It was {hard}. Good things are quick, and then they are gone. A small paper in a jar can hold one. It only needs a few words or a drawing.
      D<jar> Something went well, and {Name} was right in it. Good things are quick, and then they are gone. So some people keep a jar. A small paper goes into it for each good thing. It only needs a few words or a drawing.
      D<jar> A jar stands on a shelf, and it is empty. {Name} did something, and it went well. That can go on a small paper. Into the jar it goes. Now the jar is not empty.
      P People who saw it may tell it to others. Good news is nice to carry. It does not weigh a lot.
      P Grown-ups see what goes wrong first. It is a habit. Then they sit down and think of what went well.
      P Friends may want to know how it was done. Telling them is fun. It can be told with hands and feet.
      Q Now that it went well, {Name} may feel ____.
      Q Thinking of it in bed, {Name} may feel ____.
      H {helper} can listen to the whole of it. ~ There is no hurry.
      H {helper} can write it on a paper. ~ Then it can be read again.
      H {helper} can say how it looked from outside. ~ Two people see more than one.
      T {he} can tell it to someone who was not there.
      T {he} can draw the best bit of it.
      T {he} can choose where to keep it.
      C<jar> {he} can think, "It is in the jar."
      C<jar> {he} can say, "One good thing, one paper."
      A<jar> The lid goes on, and the paper stays. On a grey day the jar can be opened. Then it says that something went well. {Name} was there.
      A<jar> A paper is thin, and a good thing fits on it. It went well, and now it is in a jar. Other days have other papers. This one is here.
      D<stage> It went well for {Name}, and there were people to see it. When people look, they all face one way. In front of them is a small spot with nobody in it. {Name} went to that spot. There were a lot of eyes.
      C<stage> {he} can say, "They looked, and I did it."
      A<stage> The people have gone home, and the spot in front is empty. It is just a bit of floor now. It went well there, and {Name} did it. Floors do not clap, but people can.
      D<row,deed> {Name} {deed}. It went well, and it went well again. One time is nice, and it is one dot. Then comes the next day, and one more dot. That makes a row, and a row can be counted.
      D<row> Something went well for {Name}, and not just once. One time is nice, and it is one dot. Then comes the next day, and one more dot. That makes a row, and a row can be counted.
      C<row> {he} can say, "One more dot in my row."
      A<row> The row of dots is for days that went well. Some day there may be a gap in it. After a gap, the next dot comes. The row is from {Name}, dot by dot.
      D<prize,deed> {Name} {deed}. It went well, and there is a thing to show for it. The thing is small. What it is for is bigger. That cannot go on a shelf. So the small thing stands there for it.
      D<prize> Something went well for {Name}. There is a thing to show for it. The thing is small. What it is for is bigger. That cannot go on a shelf. So the small thing stands there for it.
      C<prize> {he} can say, "It is small, and it is for something big."
      A<prize> The small thing has its place now. Some dust may come, and a cloth can wipe it off. What went well does not get dusty. {Name} knows what it is for.
      D<move,deed> {Name} {deed}. That went well. A game ends, and somebody wins it. Most people look at that one. After the end there is one more thing to do. No rule asks for it, and it is hard to do.
      D<move> {Name} did not win a game, and it went well. Most people look at the one who won. After the end there is one more thing to do. No rule asks for it, and it is hard to do.
      C<move> {he} can say, "That was a good game."
      A<move> The next game starts at the start again. Nobody is in front then. What {Name} did after the end still counts. It went well, and somebody saw it.
    `),
    '6-7': script(`
      D<jar,deed> {Name} {deed}. Heads have a funny habit. They keep what went wrong, and they lose what went well. That is why some people have a jar. They write a good thing on a paper, and in it goes.
      D<jar,deed> {Name} {deed}. Some families have a jar with paper in it, and nothing to eat. A thing that went well is written down, and in it goes. It does not need to be a big one.
      D<stage,deed> {Name} {deed}. It went well, and it went well in front of people. Where people sit and watch, they leave a bit of floor free. From there, every face can be seen at once. Nobody in the seats can help with that part.
      D<jar,hard> Something went well for {Name}, and it can be said what it was. It was {hard}. Heads have a funny habit. They keep what went wrong and lose what went well. So some people write a good thing down and put it in a jar.
      D<jar> Something went well, and {Name} was right in it. Heads have a funny habit. They keep what went wrong, and they lose what went well. That is why some people have a jar. They write a good thing on a paper, and in it goes.
      D<jar> Some families have a jar with paper in it, and nothing to eat. A good thing is written down, and in it goes. {Name} did something that went well. That is one paper. It does not need to be a big one.
      P People at home saw it, or heard of it. They may tell it on the phone. Good news is told in another voice.
      P Grown-ups often notice what is missing. It is part of their job. They are glad when somebody points at what is there.
      P Friends may not know about it yet. They have good things of their own. When one tells, the others often tell too.
      Q Now that it went well, {Name} may feel ____. It may be loud or quiet.
      Q Thinking about it tonight, {Name} may feel ____. The word can change later.
      H {helper} can ask how it was done, and listen. ~ The small parts are the interesting ones.
      H {helper} can say exactly what was good about it. ~ Then it is clear what went well.
      H<jar> {helper} can help to find a jar and a pencil. ~ An old jam jar is fine.
      T {he} can write or draw it on a small paper. ~ Small is good, because then it fits anywhere.
      T {he} can tell somebody how it went, from the beginning. ~ It is nice to go through it twice.
      T {he} can decide who gets to know. ~ Good news belongs to whoever made it.
      C<jar> {he} can think, "That one goes in the jar."
      C<jar> {he} can say, "I know what went well today."
      A<jar> The jar stands on a shelf, and it is not full. It does not need to be. One paper in it says what went well. {Name} was there, and it can be read in any weather.
      A<jar> A place in a jar is not a prize. Things go in because they happened. This one went well. The lid makes a small click.
      D<stage> It went well for {Name}, and it went well in front of people. Where people sit and watch, they leave a bit of floor free. Whoever is on it has all of them looking.  From there, every face can be seen at once. People in the seats cannot help with that part. Then it was time, and it began.
      C<stage> {he} can think, "I was on that bit of floor."
      A<stage> Later, people walk across that bit of floor with coats and bags. They do not see that it is special. {Name} knows, because it went well there. Then the lights go out, and it is a floor again.
      D<row,deed> {Name} {deed}. It went well. Doing a thing once takes one push. The next day it takes another, and nobody claps for that. On paper it would be a row of dots, one for each time.
      D<row> Something went well for {Name}, and it went well more than once. Doing a thing once takes one push. The next day it takes another, and nobody claps for that. On paper it would be a row of dots, one for each time.
      C<row> {he} can think, "One dot is a dot. This is a row."
      A<row> A row of dots is not much to look at. Each of them was a day with other things in it. It went well, and {Name} was there each time. Where a dot is missing, the next one comes after the gap.
      D<prize,deed> {Name} {deed}. It went well, and there is something to show for it. What people get to take home is small. All the rest is too big to hang up. It is made of days, tries and other people.
      D<prize> Something went well for {Name}, and there is something to show for it. What people get to take home is small. All the rest is too big to hang up. It is made of days, tries and other people.
      C<prize> {he} can think, "I know what is behind it."
      A<prize> It looks the same every day, up on its shelf or its wall. The part behind it went well before anybody handed anything out. {Name} knows that part. Paper and metal cannot say a word.
      D<move,deed> {Name} {deed}. That went well. When a game is over, its rules stop. What people do then is up to them. It is a short moment, and a hard one for most people. Nobody gets a point for it.
      D<move> {Name} did not win a game, and what came next went well. When a game is over, its rules stop. What people do then is up to them. It is a short moment, and a hard one for most people. Nobody gets a point for it.
      C<move> {he} can think, "The game was over, and I had one move left."
      A<move> Who won is written down somewhere, and it stays that way. What came after the end is on no list. It went well, and {Name} did it. The next game begins with nothing on either side.
    `),
    '8-10': script(`
      D<jar,deed> {Name} {deed}. Human memory is not fair about what went well. It stores what went wrong in bright colours, and the rest fades within days. Some families keep a jar against this. A slip of paper goes into it for each good thing, with a date.
      D<jar,deed> {Name} {deed}. By Thursday most people have forgotten what went well on Monday. There is a simple way to keep it. It takes a jar, a slip of paper and one minute.
      D<stage,deed> {Name} {deed}. It went well, and there were people to see it. An audience is like an odd animal, with many eyes and one silence. In front of it a body does what bodies do when something matters. The heart is quick, and the mouth may be dry. It is the same for people who have done it for forty years.
      D<jar,hard> Something went well for {Name}, and it can be called by its name, which is {hard}. Human memory is not fair in such matters. It stores what went wrong in bright colours and lets the rest fade within days. Some families keep a jar against this, and put in a slip of paper for each good thing.
      D<jar> Good things are poor at staying. By Thursday most people have forgotten what went well on Monday. {Name} did something that went well, and there is a simple way to keep it. It takes a jar, a slip of paper and one minute.
      P Those who were there may have been busy with something else and noticed only half of it. It is worth telling them the other half, with the details. People like good news more than they show.
      P Adults spend a lot of their time looking for mistakes, because that is what most jobs ask of them. To see something go well takes them a second longer. Then it makes their evening, and they may not even say so.
      P Friends react in their own ways. Some cheer, some shrug, and some bring up a better story of their own. It stays what it is in all three cases, and it can be told again to somebody else.
      Q At the moment when it went well, {Name} might have felt ____. It can be over quickly.
      Q Thinking about it later, {Name} might feel ____. The second word is sometimes the truer one.
      H {helper} can ask for the long version. ~ The short one leaves out how it was done.
      H {helper} can describe how it looked, in plain words. ~ That is worth more than "great".
      H<jar> {helper} can write a second slip of paper about it. ~ Two people remember different things.
      T {he} can write it on a slip of paper, with the date. ~ In a year the date will be the surprising part.
      T {he} can tell the long version to somebody. ~ A good thing lasts longer when it has been told.
      T {he} can decide that it stays private, and keep it somewhere. ~ Private things can be bright as well.
      C<jar> {he} can think, "This one is not going to fade."
      C<jar> {he} can think, "With a date on it."
      A<jar> The slip of paper is folded, and the jar is closed. What went well is in there, in somebody's handwriting. It does not need to be beaten or repeated. It lies there and is true, which is more than most pieces of paper can say.
      A<jar> Bad days come with a label of their own, and good ones need to be given one. {Name} did something, it went well, and there is a line about it now. The jar has room left. It is in no hurry, and it takes up less space than a teapot.
      D<stage> An audience is like an odd animal, with many eyes and one silence. {Name} was where it looked, and it went well. In that place a body does what bodies do when something matters. The heart is quick, and the mouth may be dry. It is the same for people who have done it for forty years. Most of them would worry if it stopped.
      C<stage> {he} can think, "Many eyes, one silence, and I began."
      A<stage> The audience has turned into single people again, and they are looking for their coats. Each of them takes a bit of it home. {Name} keeps the part that only the person in front has. It went well, and it went well from there too.
      D<row,deed> {Name} {deed}. People cheer for firsts, for records and for finals. Hardly anybody cheers for the fourth time, although by then it is a good deal of work. Drawn on paper it would be a row of small dots. It went well, dot after dot, and a row is harder to make than a dot.
      D<row> Something went well for {Name}, and then it went well again. People cheer for firsts, for records and for finals. Hardly anybody cheers for the fourth time, although by then it is a good deal of work. Drawn on paper it would be a row of small dots.
      C<row> {he} can think, "Anyone can have a dot. This is a row."
      A<row> Seen from the last dot, the row looks easy. In the middle of it there were ordinary days with rain in them, and with better ideas. It went well for {Name} all the same. A gap may come, and a row with a gap in it is still a row.
      D<prize,deed> {Name} {deed}. Something went well, and for once there is an object to prove it. Such objects are odd. They are made of paper, ribbon or cheap metal, and people carry them home as if they were eggs. What they stand for weighs nothing and takes up no room at all.
      D<prize> Something went well for {Name}, and for once there is an object to prove it. Such objects are odd. They are made of paper, ribbon or cheap metal, and people carry them home as if they were eggs. What they stand for weighs nothing and takes up no room at all.
      C<prize> {he} can think, "It is light, and what it stands for is not."
      A<prize> In a few years the object may be in a box under a bed. What went well will not be in the box. {Name} did that part at a time when nobody was handing anything out. The object is only there to remind people to ask.
      D<move,deed> {Name} {deed}. That went well. In every game there is a move that no rule book mentions. It comes after the last one, when somebody has won, and only the other side can make it. It takes two seconds, and people who play a lot look out for it.
      D<move> {Name} lost a game, and what came after that went well. In every game there is a move that no rule book mentions. It comes after the last one, when somebody has won, and only the other side can make it. It takes two seconds.
      C<move> {he} can think, "The last move was mine."
      A<move> The result stays as it is, and most people forget a score within a month. They remember longer how a game ended. For {Name} it went well at exactly that point. The next game starts level.
    `),
    '11+': script(`
      D<jar,deed> {Name} {deed}. Good things are poor at staying: what goes wrong is stored with care, and what goes well evaporates. It makes for unfair archives. One way of correcting them is a jar, in which good things are kept on slips of paper with a date.
      D<jar,deed> {Name} {deed}. It went well, and it is worth a note. When people are asked about last month, the first thing to come up is usually something that went wrong. It is not that nothing went well. Without a record it is simply gone in a week or two. Some people therefore keep one, in the form of a jar and a few slips of paper with a date.
      D<stage,deed> {Name} {deed}. It went well, and that is not a matter of course. Anyone can sit and watch. Going out in front of the others is another matter, since a body treats so many eyes as it would treat one large animal. Performers with forty years behind them report the same dry mouth and the same loud heart, and they use it for the beginning.
      D<jar,hard> Good things are poor at staying: what goes wrong is stored with care, and what goes well evaporates. {Name} did something that went well, and for the record it was {hard}. The bias is old and was useful once, when missing a danger was worse than missing a pleasure. It makes for unfair archives. One way of correcting them is a jar, in which good things are kept on slips of paper with a date.
      D<jar> When people are asked about last month, the first thing to come up is usually something that went wrong. It is not that there was nothing else. {Name} did something that went well, and without a record it will be gone in a week or two. Some people therefore keep one, in the form of a jar and a few slips of paper with a date.
      P Other people may have noticed and said little. Praise is a difficult thing to do well, and many adults would rather say nothing than say it wrong. What they saw has usually been passed on to somebody by the evening.
      P Friends are not the most reliable audience for good news, since it arrives in the middle of their own day. The ones who ask a second question are worth remembering. A second question is the best applause there is.
      P Those who judge for a living look for faults, because that is what they are paid for. It does not mean that they fail to see the rest. It is simply documented less often, and seldom with the same enthusiasm.
      Q When it had gone well, {Name} might have felt ____. Disbelief is a common first answer.
      Q Thinking of it a few days later, {Name} might feel ____. If the word has grown smaller, that is only memory at work.
      H {helper} can ask how it was done, and be interested in the answer. ~ A question about method takes the thing seriously.
      H {helper} can say how it looked, without drawing conclusions from it. ~ It may simply have gone well.
      H {helper} can leave the celebrating to {him}. ~ Some people like a cake, and some would like to be left alone with it.
      T {he} can write it down in one dated line, and put it where it will be found by accident. ~ Accidents of that kind improve a dull week.
      T {he} can tell one person the long version. ~ Research suggests that telling it is what makes it last.
      T {he} can decide how to mark it, or to leave it unmarked. ~ Doing nothing is also a style.
      C<jar> {he} can think, "For the jar, with a date."
      C<jar> {he} can think, "That one is not going to evaporate."
      A<jar> A slip of paper is a small weight against a whole habit of memory, and it is there all the same. It says in one line what went well. {Name} did it, on a day that can be looked up. No further conclusions are required.
      A<jar> The jar says nothing about the next attempt, and neither does this page. It went well, which is a fact with a date. On some future evening somebody may unfold it and laugh. Records are kept for precisely such occasions.
      D<stage> Anyone can sit and watch. Going out in front of the others is another matter, since a body treats so many eyes as it would treat one large animal. {Name} did it, and it went well. Performers with forty years behind them report the same dry mouth and the same loud heart. They have stopped asking it to go away, and they use it for the beginning.
      C<stage> {he} can think, "So many eyes, and I began."
      A<stage> Afterwards an audience dissolves into people who look for their coats and disagree about where the car is. They have already begun to remember it in their own ways. {Name} has the view from the front, of which there was exactly one. It went well, seen from both sides.
      D<row,deed> {Name} {deed}. It went well, and it did so repeatedly, which is the less glamorous half of any achievement. Beginnings are easy to admire. By the third or fourth time there is no audience left. What remains is a decision, made once more on an ordinary day. On paper it would look like a row of dots, and a row is evidence in a way that a single dot is not.
      D<row> Something went well for {Name}, and it did so repeatedly, which is the less glamorous half of any achievement. Beginnings are easy to admire. By the third or fourth time there is no audience left. What remains is a decision, made once more on an ordinary day. On paper it would look like a row of dots, and a row is evidence in a way that a single dot is not.
      C<row> {he} can think, "One dot proves little. This is a row."
      A<row> None of the days in the row would be worth a photograph. Taken together they show something that no single one of them could. It went well, and {Name} was there for each of them. If there is a gap at some point, the dots before it stay where they are.
      D<prize,deed> {Name} {deed}. It went well, and somebody has put that on record in paper or in metal. Awards are a curious custom in which a lot of work is exchanged for an object that costs next to nothing in a shop. Everybody in the room knows this and claps anyway. They are clapping for the part that could not be put on a table.
      D<prize> Something went well for {Name}, and somebody has put that on record in paper or in metal. Awards are a curious custom in which a lot of work is exchanged for an object that costs next to nothing in a shop. Everybody in the room knows this and claps anyway. They are clapping for the part that could not be put on a table.
      C<prize> {he} can think, "The object is small. The part before it was not."
      A<prize> The object will find a place among other objects and be dusted twice a year. It cannot explain itself, and it leaves out most of what happened. {Name} has the complete version. That one went well before there was anything to hang on a wall.
      D<move,deed> {Name} {deed}. That went well. A lost game leaves a gap of a few seconds in which nothing is regulated any more. The score is settled, the effort is still in the arms, and everybody is watching without seeming to. What is done in that gap counts for nothing in the table. Those who have played for long know what it is worth.
      D<move> It went well for {Name} in the minute after a lost game. Such a game leaves a gap of a few seconds in which nothing is regulated any more. The score is settled, the effort is still in the arms, and everybody is watching without seeming to. What is done in that gap counts for nothing in the table.
      C<move> {he} can think, "Off the record, that one was mine."
      A<move> The table shows who won, and it will go on showing it until the next round. The other thing that happened is in no table. It went well, and {Name} knows about it, as does whoever was on the other side. Next time the score begins at nothing each.
    `),
  },
};

/** Something that went well, whatever it was; the general frame of a story that applauds. */
export const goneWell: Frame = withDeeds(
  own,
  wellPlayed,
  handInHand,
  lostWell,
  upInFront,
  raceRun,
  goalScored,
  atTheParty,
  badgeEarned,
  madeAndFinished,
  dayRetold,
);
