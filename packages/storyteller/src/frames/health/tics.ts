import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { aTicThatIsCopied } from './a-tic-that-is-copied.ts';

const own: Frame = {
  id: 'tics',
  name: 'Tics and Tourette’s',
  says: [
    'has tics',
    'blinking tic',
    'keeps blinking and the doctor says it is a tic',
    'people stare at her tics',
    'tourettes diagnosis how do we explain it',
    'throat clearing tic and everyone tells him to stop',
    'shrugs and jerks his head',
    'sniffing tic gets on our nerves',
    'classmates copy his tics',
    'holds her tics in at school and explodes at home',
    'grandad tells him to stop twitching',
    'vocal tics in assembly',
    'asks why her eyes do that by themselves',
    'embarrassed about her tics',
    'tics are worse when he is excited',
    'new tic every month',
    'squeaks and grunts, cannot help it',
    'teacher thinks he makes the noise on purpose',
    'tourettes and starting a new class',
    'facial twitches',
    'tic disorder',
    'says words he does not mean because of tourettes',
  ],
  claims: {
    strong: [
      'swearing tic',
      'blinks all the time',
      'keeps blinking',
      'blinking all the time',
      'squeaking noise with her throat',
      'squeaking noise with his throat',
      'noise with her throat',
      'noise with his throat',
      'shrugs his shoulder',
      'shrugs her shoulder',
      'shrugs his shoulders',
      'jerks his head',
      'jerks her head',
      'tic',
      'tics',
      'tourette',
      'tourettes',
      "tourette's",
      'tourette syndrome',
      'tic disorder',
      'vocal tic',
      'motor tic',
      'twitch',
      'twitching',
      'twitches',
      'coprolalia',
    ],
    cues: [
      'blinking',
      'blink',
      'sniffing',
      'throat clearing',
      'clears his throat',
      'clears her throat',
      'shrug',
      'jerk',
      'grunt',
      'squeak',
      'noises',
      'by itself',
      'cant help it',
    ],
    not: [
      'tic tac',
      'imitates a boy with a tic',
      'laughs at a boy with tics',
      'copies a boy with tics',
      'tic toc',
      'nervous wreck',
      'sister has tourettes',
      'brother has tourettes',
      'sister has tics',
      'brother has tics',
      'sister with tourettes',
      'brother with tourettes',
      'dad has tourettes',
      'mum has tourettes',
      'friend has tourettes',
      'friend has tics',
      'classmate has tourettes',
      'classmate has tics',
      'classmate with tourettes',
      'boy in his class has',
      'boy in her class has',
      'girl in her class has',
      'girl in his class has',
      'boy with tourettes',
      'girl with tourettes',
      'boy with tics',
      'girl with tics',
      'cousin has tourettes',
      'brothers tics',
      'sisters tics',
      'brothers tourettes',
      'sisters tourettes',
    ],
  },
  topicWords: ['tic', 'blink', 'sneeze', 'move', 'sound', 'face', 'tourette'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'adult', 'thing'],
  facts: [
    'Tics are quick movements or sounds that come by themselves; nobody does them on purpose, and they do no harm to the brain.',
    'Tics are common: about one in ten children has some for a time. Tourette’s is the name when movements and sounds have come and gone for more than a year.',
    'Many people feel an urge before a tic, as before a sneeze, and ease after it. It can be held back for a while, but that costs effort and attention.',
    'They come and go and change over weeks and months. Excitement, worry and tiredness may bring more of them.',
    'Professionals advise: leave them alone, do not ask for them to stop, go on with what was being done, and tell other people plainly.',
    'For many people tics get fewer or milder by the time they are grown up.',
    'A doctor can say what they are; where tics hurt or get in the way, a therapist can teach ways to handle the urge.',
    'About one in ten people with Tourette’s says words they did not choose to say; most do not.',
  ],
  threads: {
    weather: 'tics that come and go as weather does',
    sneeze: 'a sneeze, which asks nobody either',
    tower: 'what was being done, and goes on after the tic',
    words: 'one sentence for other people',
    stop: 'why "stop it" does not work, and what does',
    sound: 'a sound that comes by itself in a quiet room',
    blink: 'eyes that blink by themselves',
  },
  threadCues: {
    words:
      /\b(?:star(?:e|es|ed|ing)|ask(?:s|ed|ing)? (?:him|her|them)\b|laugh\w*|tease\w*|teasing|cop(?:y|ies|ied|ying)|imitat\w*|mimic\w*|mock\w*|classmates?|friends?|teammates?|embarrass\w*|tell (?:his|her|the|other)|explain to|wants? no(?:body| one) to know)\b/,
    stop: /\b(?:stop(?! (?:at|by|off))\w*|told (?:him|her|them) off|tell(?:s|ing)? (?:him|her|them) (?:to|off)|hold(?:s|ing)? (?:it|them|his|her|their|the|in|back|tics)|held|suppress\w*|control|nerves|annoy\w*|on purpose|cross with|shout\w*)\b/,
    sound:
      /\b(?:vocal|sounds?|noises?|nois[ey]|sniff\w*|throat|cough\w*|grunt\w*|squeak\w*|squeal\w*|hum(?:s|ming)?|shout(?:s|ing) (?:out|words)|words?|swear\w*|whistl\w*|click(?:s|ing)?|bark\w*|loud)\b/,
    blink: /\b(?:blink\w*|eyes? (?:roll\w*|do|move\w*|twitch\w*)|squint\w*|eye (?:tic|twitch\w*))\b/,
  },
  onlyWhenSaid: ['words', 'stop', 'sound', 'blink'],
  roles: {},
  titles: {
    young: [
      { text: 'Rain Comes, Rain Goes', thread: 'weather' },
      { text: 'Like a Sneeze', thread: 'sneeze' },
      { text: 'It Comes by Itself', thread: 'sneeze' },
      { text: 'Block, Tic, Block', thread: 'tower' },
      { text: 'And the Tower Goes On', thread: 'tower' },
      { text: 'Just a Tic', thread: 'words' },
      { text: 'One Sentence for a Tic', thread: 'words' },
      { text: 'A Tic May Come', thread: 'stop' },
      { text: 'A Small Sound', thread: 'sound' },
      { text: 'Blink, Blink', thread: 'blink' },
      { text: '{name} and the Tic' },
    ],
    older: [
      { text: 'That Kind of Week', thread: 'weather' },
      { text: 'Windy Days', thread: 'weather' },
      { text: 'A Sneeze Asks Nobody', thread: 'sneeze' },
      { text: 'First the Itch, Then the Sneeze', thread: 'sneeze' },
      { text: 'As It Was Before', thread: 'tower' },
      { text: 'The Line Goes On', thread: 'tower' },
      { text: 'The Short Version', thread: 'words' },
      { text: 'The Tic and a Sentence', thread: 'words' },
      { text: 'A Short Answer', thread: 'words' },
      { text: 'One Sentence Is Plenty', thread: 'words' },
      { text: 'Nothing to Stop', thread: 'stop' },
      { text: 'The Price of Holding On', thread: 'stop' },
      { text: 'A Sound in a Quiet Room', thread: 'sound' },
      { text: 'The Sound of a Tic', thread: 'sound' },
      { text: 'Blinks Nobody Ordered', thread: 'blink' },
      { text: 'By Itself' },
      { text: '{name} and the Tic' },
    ],
  },
  benefits: [
    'Says what a tic is, and that nobody does it on purpose.',
    'Shows everyone at home what helps: leaving it alone and going on.',
    'Gives {name} a sentence for people who ask.',
  ],
  talk: {
    young: ['What comes by itself, as a sneeze does?', 'How does a tic feel?', 'Shall we go on with our game?'],
    older: [
      'Why does it not help when somebody says "stop"?',
      'Which word went into the blank?',
      'Shall we decide together who is told, and in which words?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['blocks', 'pencil'],
  },
  text: {
    '2-3': script(`
      D<sneeze> Achoo! A sneeze comes by itself. {Name has} tics. A tic comes by itself too.
      D<sneeze> Some things come by themselves. A sneeze does. {his} tic does too. Hiccups do as well.
      D<tower> {Name has} a block. Here is a tic. It comes and it goes. Then comes the next block.
      D<words> {Name has} tics. People may look. People may ask. It is just a tic.
      D<stop> A tic comes by itself. {Name} does not make it. A tic may come. A tic may go.
      D<sound> A small sound comes. {Name} did not make it come. It is a tic. It comes by itself.
      D<blink> Blink, blink. {his} eyes may do that. It is a tic. It comes by itself.
      D<weather> Some days have rain. Some have sun. {his} tics are like that. Some days a lot, some days not.
      P Many children have tics. A tic is fine.
      P Doctors know about tics. Tics come and go.
      P Grown-ups get hiccups. Those come by themselves too.
      Q With a tic, {Name} may feel ____.
      Q When it comes, {Name} may feel ____.
      H {helper} can just go on playing.
      H {helper} can sit close by.
      H {helper} can smile and go on.
      T {he} can go on playing.
      T {he} can have a cuddle.
      T<comforter> {he} can hug {comforter}.
      C<sneeze> {he} can say, "Like a sneeze."
      C<tower> {he} can say, "Next block, please."
      C<words> {he} can say, "Just a tic."
      C<stop> {he} can say, "It may come."
      C<sound> {he} can say, "Hello, small sound."
      C<blink> {he} can say, "Blink, blink, play."
      C<weather> {he} can say, "Tics today, or not."
      A<sneeze> Tics come and tics go. Sneezes come and go too. Then it is time to play. Achoo!
      A<tower> The tower grows. A tic came, and it went. One more block. Up, up, up!
      A<words> Now they know. It is just a tic. They can play again. Here comes the ball!
      A<stop> The tic may come. Nobody minds. The game goes on. Here is the next toy.
      A<sound> The sound came. The sound went. It was a tic. Now there is a song.
      A<blink> Blink, blink. Then the eyes look again. There is the book. There is the next picture.
      A<weather> Rain comes, rain goes. A tic comes, a tic goes. The day has room for both. Hello, next game!
    `),
    '4-5': script(`
      D<sneeze> A sneeze comes by itself. It asks nobody. {Name has} something that comes by itself too. It is called a tic. A part of the body moves, or there is a sound. Then it is over.
      D<sneeze> Hiccups come by themselves, and so do sneezes. {his} tics come by themselves as well. Nobody does a tic on purpose. The brain sends a small message, and the body moves. It is quick, like a sneeze.
      D<tower> {Name} may be building a tower. Then a tic comes. It comes by itself, as a sneeze does. A moment later it is over. The tower is still there. The next block can go on top.
      D<words> {Name has} tics. A tic is a move or a sound that comes by itself. Other people may not know about tics. So they look, or they ask. They can be told with one sentence.
      D<stop> A tic comes by itself. {Name} does not do it on purpose. When somebody says "stop", a tic does not hear that. It may even come more. It helps when people leave it alone.
      D<sound> Sometimes a small sound comes out of {his} mouth or nose. It comes by itself. It is a tic. A tic can be a move, and it can be a sound. In a quiet room it may seem loud.
      D<blink> {his} eyes blink, as all eyes do. Sometimes they blink a lot, all by themselves. That is a tic. A doctor can look at the eyes too. The brain sends a small message, and the eyes do it.
      D<weather> Some days it rains, and some days it does not. Tics can be like that. {Name} may have a lot today and few the next day. Nobody makes them, and nobody can send them away. They come and go by themselves.
      P Lots of children have a tic for a time. Some blink, some sniff, and some wrinkle their nose. Teachers have seen it before.
      P People who look may only wonder. They have not heard of tics yet. When they know, most of them look at something else.
      P Doctors know tics well. They know that nobody makes them come. They say that it is fine to leave them alone.
      Q When a tic comes, {Name} may feel ____.
      Q When somebody looks, {Name} may feel ____.
      H {helper} can just go on with the game. ~ A tic needs nothing from anybody.
      H {helper} can tell the other grown-ups about tics. ~ Then they know it comes by itself.
      H {helper} can keep a quiet time after a full day.
      H<adult> {helper} can help by {adult}. ~ That is good on a busy day.
      T {he} can go on with {his} game.
      T {he} can ask for a rest in a quiet place.
      T {he} can tell a grown-up when a tic hurts.
      T<comforter> {he} can sit with {comforter} for a while.
      T<quiet> {he} can spend some time {quiet}.
      C<sneeze> {he} can think, "Like a sneeze, and then it is over."
      C<tower> {he} can say, "Where was I? Next block."
      C<words> {he} can say, "It is a tic. It comes by itself."
      C<stop> {he} can think, "It may come, and I may play."
      C<sound> {he} can say, "That was a tic. Let us go on."
      C<blink> {he} can think, "Blink away, eyes. I am busy."
      C<topic> {he} can think about {topic}.
      C<weather> {he} can think, "Some tics today. It is that kind of day."
      A<sneeze> Nobody is cross with a sneeze. A tic is like that. It comes, it goes, and the day goes on. There is lots of time in between.
      A<sneeze> Tics come and go. One week there are more, and one week there are fewer. {Name} is the same child all the time. Achoo, and on with the game.
      A<tower> The tower gets higher. A tic may come again, and the tower can wait for it. Each block sits on the one below. That is a good tower.
      A<words> One sentence was enough. Now the others know that a tic comes by itself. They would like to get on with the game. It is somebody's turn.
      A<stop> The people at home know it now. A tic can come and go as it likes. Nobody needs to stop it. There is a game on the table, and that goes on.
      A<sound> The sound came, and then it was quiet again. The people in the room went on with their things. It was a tic. The story is on the next page now.
      A<blink> The eyes blink, and then they look. They see the page, and the sun, and the friends. Tics come and go. The eyes are good at looking.
      A<weather> Tomorrow it may rain, or it may not. With a tic it is the same. People go out in the rain and have fun all the same. The game does not mind what kind of day it is.
    `),
    '6-7': script(`
      D<sneeze> Before a sneeze there is a tickle, and then it comes out. {his} tics work in nearly the same way. A tic is a quick move or a sound that comes by itself. There may be a funny feeling first, and it is better afterwards. Nobody would ask a sneeze to stop, and nobody plans one.
      D<tower> {Name} may be busy with a tower, a sum or a drawing. A tic comes in between, by itself. It lasts about as long as a blink. Then the thing on the table is where it was. It only needs the next piece.
      D<tower> A tic is a quick move or a sound that nobody does on purpose. {Name has} tics on some days more than on others. Full days and tired days can bring a few more. What was going on before a tic can go on after it. A drawing does not mind at all.
      D<words> Other children may notice {his} tics. They may ask, or look, or do the same thing. A tic is a move or a sound that comes by itself. Most of them do not know that yet. A short answer tells them all they need.
      D<stop> People sometimes say "stop that" when a tic comes. They do not know that it comes by itself. {Name} may hold it in for a time, as one holds in a sneeze. That is hard work, and it comes out later. It is easier for everyone when tics are left alone.
      D<sound> Some tics can be seen, and some can be heard. {his} tic may be a sound, such as a sniff or a cough. There is no cold behind it. It comes by itself, and a quiet room makes it seem louder. It is as short as a word.
      D<blink> Eyes blink about fifteen times a minute, and nobody thinks about it. {his} eyes sometimes blink more, all by themselves. That is a tic. A doctor or an optician can look at them too. A part of the brain sends the message on its own.
      D<weather> Weather changes, and nobody gets the blame for it. Tics change as well. {Name} may have a week with many and a week with hardly any. An old one may go, and a new one may come. It is not because of anything that somebody did.
      P About one child in ten has a tic for a time. Some blink, some shrug, and some make a small noise. In a school there are quite a few of them.
      P Some people look because they are curious. Others are afraid of saying the wrong thing. When they know what a tic is, they mostly forget about it.
      P Doctors know that nobody does tics on purpose. They tell teachers and families to leave them alone. That is the best help there is.
      P Friends get used to a tic in a few days. After that they notice other things, such as who has the ball.
      Q When a tic comes, {Name} may feel ____.
      Q When somebody looks or asks, {Name} may feel ____.
      Q At the end of a full day, {his} body may feel ____.
      H {helper} can go on talking as before when a tic comes. ~ Then it is just a short thing in a long day.
      H {helper} can tell the other grown-ups what a tic is. ~ Then nobody needs to ask {Name}.
      H {helper} can keep a quiet half hour after school. ~ Tics are free to come out there.
      H<adult> {helper} can help by {adult}. ~ A rested body has it easier.
      T {he} can go on with what {he was} doing. ~ That works better than waiting for the next one.
      T {he} can ask for a short rest in a quiet place. ~ A few minutes can be enough.
      T {he} can tell a grown-up if a tic hurts. ~ Doctors know what can be done.
      T<comforter> {he} can sit down with {comforter} for a while. ~ No one is looking there.
      T<quiet> {he} can spend some time {quiet}. ~ Many people have fewer tics when they are busy.
      C<sneeze> {he} can think, "Like a sneeze. Done."
      C<tower> {he} can think, "Where was I? There."
      C<words> {he} can say, "It is a tic. It comes by itself. Your turn."
      C<stop> {he} can think, "It may come out. I do not have to guard it."
      C<sound> {he} can say, "That was a tic. I am still listening."
      C<blink> {he} can think, "Eyes, blink as you like. I am reading."
      C<topic> After a tic, {he} can think about {topic} again.
      C<weather> {he} can think, "It is that kind of week."
      A<sneeze> Tics come and go, and they change over time. For many people they become fewer as they grow up. A sneeze is forgotten after a moment. A tic can be forgotten too.
      A<sneeze> There is a lot of time between two tics. It is used for running and reading and bad jokes. That is what people know {Name} by. A tic is only a kind of sneeze.
      A<tower> A bit later, the tower or the drawing is finished. Nobody can see in it when a tic came. It shows what somebody made that day. There is room for it on the shelf.
      A<words> Now the others know, and they have run out of questions. A tic may come in the middle of a game. The game goes on around it. Somebody has the ball.
      A<stop> At home, tics may come and go. Nobody counts them, and nobody says a thing. Holding them in was hard work, and that work can rest now. There is strength left for better things.
      A<sound> A full room has lots of sounds, from chairs and sleeves and coughs. A tic is one of them. It was there, and then it was gone. The next sound came from somebody else.
      A<blink> The blinks come and go. In between, the eyes find a good book or the best stick. They will blink more on some days and less on others. They see just as well with a tic.
      A<weather> After a week with many tics, there is often one with fewer. Nobody can say when, and that is like the weather too. What people do on such days counts more. There is a ball that does not mind about tics or rain.
    `),
    '8-10': script(`
      D<sneeze> The moments before a sneeze are hard to describe. There is a tickle, it grows, and then the sneeze decides. {Name} knows something like it, because a tic announces itself in nearly the same way. It is a quick movement or sound that a part of the brain sets off without asking. Afterwards the tickle is gone, for a while at least.
      D<tower> Tics are interruptions, and short ones. {Name} may be in the middle of a sentence or a sum when one arrives. It lasts a second or so, and nobody ordered it. Then the sentence is still there, waiting for its second half. Most people who live with tics become good at picking up a thread.
      D<tower> Deep in the brain there are parts that decide which movements are let through. {his} brain lets through some that nobody asked for, and those are called tics. They come more on exciting days and less in the middle of something absorbing. They also change, so that last year's tic may be gone. What somebody was doing before one can go on after it.
      D<words> People notice a tic and want a reason for it. Without one, they make something up, or stare, or try it out themselves. {Name} does not owe anybody a reason. Still, one plain sentence saves a lot of time, because it gives them nothing to guess. It works best in the voice that is used for the weather.
      D<stop> "Can you stop that?" is a question about tics that people ask without thinking. {Name} may be able to hold one back for some minutes. It takes a good deal of attention, rather like holding a door against the wind. Later the tics come anyway, and often more of them. That is why doctors ask everyone to leave tics alone.
      D<sound> A tic that makes a sound has no good place to hide. {Name} may sniff, cough, hum or squeak without meaning to, and silence makes it seem larger. It says nothing about manners, and there is no cold to cure. Muscles of the throat and nose have been given an order by mistake. It is over before most people have turned round.
      D<blink> An eye blinks some fifteen thousand times a day, and nobody keeps count. {his} eyes add some blinks of their own, because a tic often chooses the eyes first. An optician may look and find them healthy. The order comes from deep in the brain and not from the eyes. Doctors see this one more than any other tic.
      D<weather> Doctors say that tics wax and wane, as the moon does. That means that they grow and shrink over weeks, for no reason that anyone can find. {Name} may have looked for a cause in the food, the weather or the maths lessons. Excitement and tiredness play a part, and most of it remains a mystery. It saves a good deal of thinking to treat it as a kind of climate.
      P About one child in ten has tics for a time, so a school of three hundred has plenty. Many of them are so small that nobody has noticed. Those whose tics show are simply easier to spot.
      P A person who stares may simply not have heard of tics. A person who copies one may think that it is a game. Both can change their minds within a minute of being told.
      P Grown-ups sometimes say "relax", and mean it kindly. It does not work on tics, since they are no sign of being nervous. Most adults stop saying it once they have been told why.
      P Footballers, musicians and doctors have tics. Some of them say that tics vanish while they play or operate, and come back at supper. Nobody knows quite why.
      Q When a tic comes in front of others, {Name} might feel ____.
      Q Just before a tic, {Name} might notice ____. Not everyone feels something there.
      Q After a day among people, {Name} might feel ____. It may be different at weekends.
      H {helper} can go on with the conversation as if nothing had happened. ~ For a tic, that is good manners.
      H {helper} can tell the teachers what tics are, if {Name agrees}. ~ Then there is one thing less to explain.
      H {helper} can keep the first half hour at home free of questions. ~ It is the time when tics catch up.
      H<adult> {helper} can help by {adult}. ~ It has made long days shorter before.
      T {he} can pick up the sentence or the sum where it stopped. ~ The place is easier to find than one thinks.
      T {he} can agree on a sign with the teacher for a short break. ~ A walk to the water tap is reason enough.
      T {he} can say when a tic hurts or gets in the way. ~ There are therapists who teach ways to handle that.
      T<quiet> {he} can spend some time {quiet}. ~ An absorbing thing leaves tics less room.
      C<sneeze> {he} can think, "It sneezed. On we go."
      C<tower> {he} can think, "Where was I? Exactly there."
      C<words> {he} can say, "That's a tic. My brain does it without asking me."
      C<stop> {he} can think, "I am allowed to let go of the door."
      C<sound> {he} can say, "Just a tic," and go on.
      C<blink> {he} can think, "Fifteen thousand blinks a day. A few more are fine."
      C<topic> Between one tic and the next, {he} can think about {topic}.
      C<weather> {he} can think, "A windy week. It moves on."
      A<sneeze> A sneeze gets a "bless you" and is forgotten. A tic needs even less than that. They come and go over the months, and for many people they get fewer with the years. In the meantime there is all the time in between.
      A<tower> The second half of the sentence gets said, and the sum comes out at something. Nobody reading it later could tell where the tic was. Interruptions are part of every day, and this is one of the shorter kinds. What was begun is finished.
      A<tower> Next year the tics may be others, or fewer, or quiet for months. What stays is what somebody likes to do and is good at. That is how people are remembered. A tic takes up about as much room in it as a comma.
      A<words> After the sentence there is usually a short silence, and then somebody asks what is for lunch. People mind a tic far less when they know its name. A few may want to hear more, and that can wait. It is up to {Name} how much is told, and to whom.
      A<stop> With the door left open, the wind blows through and is gone. Tics that are allowed to come take up less of a day than tics that are guarded. People at home know that and say nothing. There is attention left over for something better.
      A<sound> The room was quiet, then there was a sound, and then the room was quiet again. Someone coughed a moment later. Among people who know about tics, both are treated alike. Whatever was going on has gone on in the meantime.
      A<blink> Eyes with a tic read, aim and recognise people as well as any others. The blinks may move on one day, as tics tend to. They need no attention for that. There are more interesting things in front of them.
      A<weather> Forecasts for tics are even worse than those for picnics. A bad week says nothing about the next one, and neither does a good one. People with a sensible view of the weather take a coat and go out anyway. There are plenty of things to do in any sort of wind.
    `),
    '11+': script(`
      D<sneeze> Many people with tics compare them to sneezing, and it is a good comparison. {Name} may know the tension that builds somewhere, often in one exact spot, and the short relief afterwards. A tic is not quite involuntary and certainly not chosen, which is what makes it so difficult to explain. It can be put off, as a sneeze can in a theatre. It cannot be talked out of anything, by its owner or by anybody else in the room.
      D<tower> A tic interrupts for a second, and the interesting question is what happens in the next. {Name} can be in the middle of an argument, a chord or a pass when it comes. The hands and the thought are usually still where they were. People who live with tics often get remarkably good at continuing. Those who watch tend to notice the continuing more than the tic, and to take their cue from it.
      D<tower> Circuits deep in the brain select which movements go ahead and which are held back. In {his} case the selection lets some extra ones through, and those are called tics. Stress, excitement and tiredness make them more frequent, and so does being asked about them, which is no help. They shift over months, disappear, return in another place. None of this says anything about intelligence or character.
      D<words> A tic raises a question in other people's minds, and if nobody answers it, they answer it themselves. {Name} is under no obligation to explain. All the same, a prepared sentence is useful equipment, since it can be said while thinking about something else. Facts disarm people quicker than apologies do. There is nothing here to apologise for in the first place, and people hear the difference.
      D<stop> People who say "can't you just stop" are asking for something expensive. {Name} may be able to hold tics back for a lesson or a dinner, by giving up most of the attention that they deserved. The tension does not go away meanwhile. It tends to be settled later, at home, behind a closed door. Doctors and therapists recommend that tics be left alone by everybody within reach.
      D<sound> A tic that can be heard is more public than one that can be seen. {Name} may know the small arithmetic of exam halls, cinemas and buses. A sniff or a cough passes as a cold for a while, and a squeak or a word does not. About one in ten people with Tourette's says words that they did not choose, and films have made that the only version known. Whatever the sound is, it carries no message.
      D<blink> Tics begin in the face more often than anywhere else, and most often with the eyes. {Name} may have been to an optician about the blinking and come away with a clean report. The signal comes from circuits that select movements, several centimetres behind the eyes. It gets stronger under observation, which is why being watched makes it worse. It says nothing about nerves, and a great many people have had it for a year or two without telling anyone.
      D<weather> Tics rise and fall over weeks and months, and the textbooks call it waxing and waning, as if they were moons. {Name} may have tried to find out what governs it: sleep, exams, a new medicine, an old quarrel. Sometimes there is a link and more often there is none. Looking for causes in one's own behaviour is natural and mostly fruitless. A climate has no intentions towards the people who live in it.
      P Roughly one child in ten has tics at some point, and about one in a hundred has Tourette's. Most of them do not mention it. In any large school there are more people with an informed opinion on the subject than one would guess.
      P A stare is usually a question that has not found its words. A joke is often embarrassment in a hurry. It is fair to be annoyed by both, and practical to know that they rarely survive a fact.
      P Parents watch tics with a worry that they try to conceal, and the concealing is visible as well. What they want to know is whether it hurts. Telling them, either way, tends to make everyone breathe more easily.
      P There are surgeons, goalkeepers and musicians with Tourette's. Several have described how tics fall silent while they work, and return in the corridor. Concentration seems to use the same circuits, although nobody has the full explanation.
      Q Just before a tic, {Name} might notice ____. Some people can point to the place, and others feel nothing at all.
      Q In a room full of strangers, {Name} might feel ____. It need not be the same word every time.
      Q At home, after a long day, {Name} might feel ____. Bodies like to settle their accounts in private.
      H {helper} can carry on with the sentence when a tic comes. ~ It is the simplest form of respect there is.
      H {helper} can speak to the school in advance, in words that {Name has} approved. ~ A separate room for exams is a common arrangement.
      H {helper} can leave the first half hour after school without questions. ~ It is needed for other things.
      H<adult> {helper} can offer {adult} on heavy days. ~ It has proved itself before.
      T {he} can ask for an appointment if tics hurt or get in the way. ~ There are therapies that work on the urge, and the decision about them is shared.
      T {he} can choose two people to know the whole story. ~ The rest can have the short version.
      T {he} can agree with teachers on leaving a room without asking. ~ Knowing that the door is open is often enough.
      T<quiet> {he} can spend part of the evening {quiet}. ~ Absorption is the only thing that many tics respect.
      T<doing> {he} can try {doing} when the tension builds. ~ It changes nothing about tics, and a good deal about the day.
      C<sneeze> {he} can think, "It sneezed. Continue."
      C<tower> {he} can think, "Second half of the sentence."
      C<words> {he} can say, "It's a tic, I don't choose it. Anyway."
      C<stop> {he} can think, "Not worth the price today."
      C<sound> {he} can say, "That was a tic. No message."
      C<blink> {he} can think, "Clean report, extra blinks."
      C<topic> In the time between, {he} can think about {topic}.
      C<weather> {he} can think, "Windy at present, outlook changeable."
      A<sneeze> Nobody's reputation was ever made or lost by a sneeze. Tics take longer to be treated with the same indifference, but it does happen, room by room. For a good many people they fade in the late teens, and for others they stay as background. Either way, most of any day is not tic.
      A<tower> The argument gets finished, the chord is played and the pass arrives or does not. Afterwards that is what people talk about. A tic leaves no mark on a piece of work. It was one second among a great many others, and those were used.
      A<tower> The tics of next year cannot be predicted, and it is honest to say so. They may be milder, and in many people they are, by the end of growing up. What is certain is that they are one fact among several. The others take up more room, and they are what friends would mention first.
      A<words> Said twice or three times, the sentence becomes as ordinary as a name. Most listeners nod and return to what concerns them, which is rarely anybody else's tic. Those who want to know more can be told more, or sent to a good website. The choice of how much remains with {Name}.
      A<stop> There are places where holding back may seem worth it, and that is a free decision. At home, no payment is needed. Tics that are allowed to come use up a second, and tics that are guarded use up an afternoon. There are better things to spend an afternoon on.
      A<sound> The sound ends, and a room takes its cue from the person who made it. If that person goes on reading, the others mostly do too. People who know about tics hear them as they hear a radiator. It is a modest kind of fame, and it wears off.
      A<blink> A blink is over before the eyes have missed anything, and what they look at is more interesting than how often they close. The tic may move on in its own time. Until then it needs nothing, least of all a mirror. There is a page to be read.
      A<weather> Next month will have its own kind of weather, and nobody can say which. That cuts both ways, since a bad spell is no more permanent than a good one. In the meantime, most activities turn out to be possible in a bit of wind. The tics are one thing in the picture, and by no means the whole of it.
    `),
  },
};

/**
 * Tics and Tourette's: movements and sounds that come by themselves. As professionals advise, nobody in it asks for them
 * to stop, counts them or watches them; what was being done goes on, and others get one plain sentence.
 */
export const tics: Frame = withScenes(own, aTicThatIsCopied);
