import { script, type Frame } from '../../frame.ts';
import { TEACHER } from '../../school-roles.ts';
import { said, withScenes } from '../scene.ts';
import { forgotTheWords } from './forgot-the-words.ts';

const own: Frame = {
  id: 'public-speaking',
  name: 'Speaking in front of people',
  says: [
    'show and tell is tomorrow and she is terrified',
    'has to give a talk in front of the class',
    'school presentation nerves',
    'stage fright before the school play',
    'wont speak in front of people',
    'afraid of public speaking',
    'nativity play and he has a line to say',
    'reading aloud in assembly',
    'her class assembly is next week',
    'freezes on stage',
    'cries when everyone looks at him',
    'book report in front of everyone',
    'does not want to perform at the concert',
    'piano recital coming up',
    'voice shakes when he speaks to the class',
    'hates being the centre of attention in class',
    'hides behind the teacher at show & tell',
    'oral exam and presenting a project',
    'solo in the choir concert',
    'he has to do a speach',
    'debate club nerves',
    'forgot her lines and now wont go back on stage',
    'speaking up in front of the group',
    'dance show this weekend and he says he isnt going',
  ],
  claims: {
    strong: [
      'go red',
      'goes red',
      'going red',
      'bright red',
      'blush',
      'blushes',
      'blushing',
      'present to the class',
      'present to class',
      'presenting to the class',
      'presents to the class',
      'present to the whole',
      'present in front of',
      'in front of parents',
      'in front of the parents',
      'reading his poem',
      'reading her poem',
      'read his poem',
      'read her poem',
      'read a poem',
      'choir concert',
      'school concert',
      'class assembly',
      'in assembly',
      'public speaking',
      'show and tell',
      'show & tell',
      'presentation',
      'presenting',
      'give a talk',
      'do a talk',
      'doing a talk',
      'giving a talk',
      'give a speech',
      'a speech',
      'speech in front',
      'in front of the class',
      'in front of people',
      'in front of everyone',
      'in front of the group',
      'in front of the whole school',
      'stage fright',
      'on stage',
      'school play',
      'nativity',
      'recital',
      'read aloud',
      'reading aloud',
      'read out loud',
      'her lines',
      'his lines',
      'book report',
      'centre of attention',
      'center of attention',
      'perform',
      'performance',
      'audience',
      'dance show',
      'oral exam',
      'a line in the',
      'class presentation',
      'speaking in front',
      'talk in front',
      'perform in front',
      'on the stage',
      'sing in front',
      'her solo',
      'his solo',
      'read in assembly',
      'oral presentation',
      'say a line',
      'class talk',
      'talk in class about',
      'talk about volcanoes',
      'talk to the class',
      'speak to the class',
      'stand up in front',
      'stand up in class',
    ],
    cues: [
      'stage',
      'speak',
      'talk',
      'front',
      'play',
      'lines',
      'show',
      'solo',
      'choir',
      'microphone',
      'look at her',
      'scared',
      'nervous',
      'shake',
    ],
    not: [
      'speech therapy',
      'speech therapist',
      'speech delay',
      'speech and language',
      'present for',
      'birthday present',
      'tantrum in front of',
      'language',
      'stranger',
    ],
  },
  topicWords: ['show', 'talk', 'stage', 'front', 'people look', 'listen', 'audience', 'tell'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Blushing is blood in the skin of the face, opened by the same nerves that make the heart fast; it cannot be switched off at will and fades in a minute or two. People notice it less than the one who blushes thinks, and studies found that others tend to trust and like people who blush.',
    'Reading aloud is harder than reading silently: the eyes run ahead of the voice by a few words. Losing the place is common at any age; a finger, a ruler or a card under the line keeps it. A pause of some seconds seems longer to the reader than to those who listen.',
    'Being looked at by many people makes hearts beat faster in most people, practised performers included; it is strongest just before and in the first minute and then becomes less.',
    'Speakers believe their nerves are more visible than they are (the illusion of transparency).',
    'Listeners remember little of small slips and mostly wish a speaker well.',
    'Shaking and a dry mouth come from adrenaline; water, a slow breath out and firm feet or hands help.',
    'Practising aloud, first before one person and then before a few, makes it easier.',
    'A pause seems much longer to the speaker than to the listeners.',
    'People can tell things with a voice, with signs, with a device or with pictures.',
  ],
  threads: {
    showtell: 'something from home, three sentences and a row of faces',
    lost: 'a card with five words on it',
    red: 'a face that goes red, and goes back again',
    page: 'a page, and a finger or a ruler that keeps the place',
    again: 'a talk that went wrong, and the one that comes after it',
    line: 'one line in a play or a song: the line before it is the sign',
    stone: 'a thing that is held up so that eyes go to it',
    hush: 'the quiet in a room just before it starts',
    eyes: 'eyes, which can be counted',
    minute: 'the first minute, which is the highest',
    pause: 'a pause, which is longer from inside',
    steps: 'hands and feet that know a piece or a dance by heart',
  },
  // Who has something to say there sits in no full hall.
  decidedBy: [
    // To present something is to speak in front of others.
    /^(?![^]*\b(?:stammer\w*|stutter\w*|birthday|present(?:s)? for|mute|mutism)\b)[^]*?\b(?:has|have|having|needs?|got) to (?:(?:present|do|give|make) (?:\w+ ){0,3}?(?:presentation|talk|speech)|present (?:his|her|their|a|an|the) (?:\w+ )?(?:project|work|book|poster|topic|report))\b/i,
    said(
      String.raw`\b(?:(?:has|have|had|got|asked|chosen|picked|needs?|supposed|going|wants (?:him|her|them)) (?:\w+ )?to|(?:scared|afraid|terrified|nervous|worried) (?:of|about)|(?:won['’]?t|refuses to|doesn['’]?t want to)) (?:say(?:ing)?|read(?:ing)?|speak(?:ing)?|talk(?:ing)?|recit(?:e|ing)|perform(?:ing)?|present(?:ing)?|stand(?:ing)? up)\b(?! (?:hello|sorry|goodbye|thank))[^.!?]{0,40}\b(?:in|at|for) (?:the |a |an |her |his |their |our |class |school |whole |leavers['’]? |harvest |christmas )*(?:assembly|nativity|play|concert|production|church service|harvest festival)\b|\b(?:lines?|speech|poem|part|reading) (?:to (?:say|read|learn) )?(?:in|at|for) (?:the |a |an |her |his |their |our |class |school |leavers['’]? |harvest |christmas )*assembly\b`,
      String.raw`\b(?:loud|noisy|noise|stutter\w*|stammer\w*|tics?|(?:selective|selectively) mut\w+)\b`,
    ),
  ],
  threadCues: {
    showtell:
      /\bshow[- ](?:and|&|n)[- ]tell\b|\bbring(?:s|ing)? (?:\w+ ){1,4}(?:in )?(?:to (?:show|tell)|for the class)\b/i,
    lost: /\b(?:forget(?:s|ting)?|forgetting|lose|losing) (?:what|how|(?:all )?(?:his|her|their|the) (?:words|lines?|place|speech))\b|\b(?:go(?:es|ing)?|mind (?:goes|going|will go)|draw\w* a) blank\b|\bmind blank\b/i,
    red: /\b(?:blush\w*|(?:go(?:es|ing)?|went|gone|turn(?:s|ed|ing)?) (?:bright |all |so |really |very )?(?:red|scarlet|crimson|pink)|red (?:face|cheeks)|face (?:is |gets? |goes )?(?:bright )?red)\b/i,
    page: /\bread(?:s|ing)? (?:\w+ )?(?:out loud|aloud|out(?: in| to| a| her| his)|to the (?:whole )?class|in front)\b/i,
    again:
      /\b(?:froze|freezes?|frozen|forgot (?:his|her|their|the) (?:words|lines?|speech)|went wrong|laughed|messed up|last time|got stuck|went blank)\b/i,
    stone:
      /\b(?:show[ -]and[ -]tell|show & tell|talks?|presentations?|presents?|presenting|object|bring in|speech|topic)\b/i,
    line: /\b(?:nativity|school play|(?:the|a|in|end of term) play|(?:one|two|few|a|his|her|their) lines?\b|to sing|sing(?:s|ing)? (?:in|on|at|with|for)|choir|concerts?|poems?|recit(?:e|es|ed|ing)\b|role|solo|shepherd|narrator|musical|pantomime|panto|reading (?:at|in))/i,
    steps:
      /\b(?:recitals?|piano|violin|viola|cello|guitar|flute|clarinet|recorder|trumpet|drums|instrument|orchestra|ballet|(?:dance|gymnastics|gym) (?:show|display|performance|competition)|to dance|dancing)\b/i,
  },
  onlyWhenSaid: ['lost', 'again', 'line', 'steps', 'stone', 'page', 'red', 'showtell'],
  tellsAlone: ['lost', 'red', 'showtell'],
  comesFirst: ['lost', 'showtell'],
  roles: {
    teacher: TEACHER,
    // What is brought from home, as the parent calls it.
    treasure: {
      fallback: { text: 'something from home' },
      cues: [
        {
          match:
            /\b(?:bring(?:s|ing)?|show(?:s|ing)?|tak(?:es?|ing)|talk(?:s|ing)? about)(?: in)? (?:his|her|their) (?!class|friends?|turn|time|work|face|feelings|hands?|own|mum|dad|brother|sister|teacher|name)((?:[a-z]+ )?[a-z]+)(?=[.,;!?\n]|$| (?:to|in|into|from|for)\b)/i,
          phrase: { text: '{his} $' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Hold It Up', thread: 'showtell' },
      { text: 'A Finger on the Line', thread: 'page' },
      { text: 'After the Sheep Comes Me', thread: 'line' },
      { text: 'Hands and Feet Know It', thread: 'steps' },
      { text: 'Wait for the Sign', thread: 'line' },
      { text: 'Look at This', thread: 'stone' },
      { text: 'Shh, and Then', thread: 'hush' },
      { text: 'First It Gets Quiet', thread: 'hush' },
      { text: 'Up It Goes', thread: 'stone' },
      { text: 'So Many Eyes', thread: 'eyes' },
      { text: 'Eyes and Ears', thread: 'eyes' },
      { text: 'Thump, Thump, Hello', thread: 'minute' },
      { text: 'The First Bit', thread: 'minute' },
      { text: '{name} Has Something to Tell' },
      { text: 'In Front' },
    ],
    older: [
      { text: 'Three Things About It', thread: 'showtell' },
      { text: 'The Next Word', thread: 'lost' },
      { text: 'A Card With Five Words', thread: 'lost' },
      { text: 'Red for a Minute', thread: 'red' },
      { text: 'Warm Cheeks', thread: 'red' },
      { text: 'The Place on the Page', thread: 'page' },
      { text: 'One Line at a Time', thread: 'page' },
      { text: 'After a Talk That Stuck', thread: 'again' },
      { text: 'The Next One', thread: 'again' },
      { text: 'The Line Before Mine', thread: 'line' },
      { text: 'Known by Heart', thread: 'steps' },
      { text: 'One Line in a Row', thread: 'line' },
      { text: 'Something to Hold', thread: 'stone' },
      { text: 'When a Room Goes Quiet', thread: 'hush' },
      { text: 'The Quiet Before', thread: 'hush' },
      { text: 'All Eyes on One Thing', thread: 'stone' },
      { text: 'Fifty-Six Eyes', thread: 'eyes' },
      { text: 'What the Eyes Are Doing', thread: 'eyes' },
      { text: 'The First Minute', thread: 'minute' },
      { text: 'Down From the Top', thread: 'minute' },
      { text: 'How Long Is a Pause?', thread: 'pause' },
      { text: 'Three Seconds of Nothing', thread: 'pause' },
      { text: '{name} in Front' },
      { text: 'Standing in Front of People' },
    ],
  },
  benefits: [
    'Describes what goes on in front of many people, inside and outside.',
    'Tells what the people who listen are thinking, as far as that is known.',
    'Gives {name} one thing to do with hands or breath and one sentence to begin with.',
  ],
  talk: {
    young: [
      'What happens in front of the others?',
      'How does it feel when many eyes look?',
      'Shall we show one thing to two people at home?',
    ],
    older: [
      'What do listeners see, and what do they not see?',
      'Which word went into the blank, and when would it be smallest?',
      'Shall we try the first sentence in front of one person, and then two?',
    ],
  },
  cover: {
    setting: 'stage',
    time: 'day',
    pose: 'hold',
    feeling: 'determined',
    companion: null,
    props: ['rock'],
  },
  text: {
    '2-3': script(`
      D<stone> Some children show a toy. {Name} may show a thing too. Up it goes. People look and look.
      D<eyes> {Name is} in front. There are eyes and eyes. They look at {him}. They want to see the show.
      D<steps> {Name} may do a thing in front. It may be a dance or a song. Hands and feet know the way. Clap, clap, at the end.
      D<minute> Thump, thump, goes {his} heart. It is time to show and tell. First it goes fast. Then it goes slow.
      P Some children like to be in front. Some like the back.
      P Children like to see new things.
      P Hearts go fast in grown-ups too.
      Q In front, {Name} may feel ____.
      Q When they all look, {Name} may feel ____.
      Q Before it starts, {Name} may feel ____.
      H {helper} can stand close by.
      H {helper} can hold a hand.
      H {helper} can start first.
      H<helper> {helper} can sit at the front.
      T {he} can hold on to one thing.
      T {he} can look at one face.
      T {he} can point and wave.
      T<comforter> {he} can bring {comforter}.
      T<doing> {he} can try {doing}.
      C<stone> {he} can say, "Look, this is it."
      C<eyes> {he} can say, "Hello, eyes."
      C<steps> {he} can say, "Go, hands. Go, feet."
      C<minute> {he} can say, "Thump, thump, hello."
      C<topic> {he} can think about {topic}.
      A<stone> Look, look, and down it goes. It is back in the bag. It was a good show. Bye-bye, eyes.
      A<stone> Down it comes. The show is done. The thing does not mind eyes. It is as it was.
      A<eyes> Eyes look, and ears listen. Then they look at lunch. It was a small show. Now it is done.
      A<steps> Clap, clap, and the show is done. Hands and feet can rest. They did it bit by bit. Bye-bye, show.
      A<eyes> The eyes saw a show. Now they look away. They look for a toy. Bye-bye, eyes.
      A<minute> Thump, thump, and then slow. The show is over. It is okay to show. It is okay to watch.
      A<minute> Fast, fast, slow. The heart is back. The show is done. Now it can rest.
      D<hush> Shh, it gets quiet. {Name is} in front. People look and listen. The quiet is for {him}.
      C<hush> {he} can say, "Shh, and here I go."
      A<hush> The quiet is done. Now people talk and laugh. It is loud, and that is good. Bye-bye, front.
      A<hush> Shh, it was quiet in front. It was not long. Now there is a lot of noise. Clap, clap, home.
    `),
    '4-5': script(`
      D<stone> At show and tell, somebody holds up a thing. {Name} may bring one from home. Up it goes, and all eyes go to the thing. So they do not look so much at the hands. A thing is good at being looked at.
      D<eyes> In front of a group there are a lot of eyes. There are two for each child. They all look at {him} because they want to see the show. They are not cross. They just go where something is going on.
      D<steps> Hands and feet learn a thing when they do it a lot. {Name} may play or dance in front of people. The start is the hard bit. After that, hands and feet know what comes next. They do not need to be told.
      D<minute> Before a show, a heart can go thump, thump. {Name} may notice it, and dry lips too. A body gets ready like that because a thing matters. It is most at the start. After a bit, it gets less.
      P The children who listen get a turn too. They know how it is up there.
      P Singers and teachers get a fast heart too. Some of them do it each day. Nobody can see it from outside.
      P When somebody gets stuck, people wait. They think, "I hope it comes back." They are on the same side.
      Q When all the eyes look, {Name} may feel ____.
      Q Just before it starts, {his} tummy may feel ____.
      Q In front of the others, {Name} may feel ____.
      H {helper} can listen to it first at home. ~ One person is a small show.
      H {teacher} can stand next to {him} at the front.
      H {helper} can sit where {Name} can find a friendly face.
      H<helper> {helper} can listen with all the toys in a row. ~ Toys listen well.
      H<adult> {helper} can help before it by {adult}. ~ Then the start is not so hard.
      T {he} can hold on to something with two hands.
      T {he} can look at one friendly face.
      T {he} can breathe out long and slow, and then start.
      T<comforter> {he} can have {comforter} close by at the front.
      T<quiet> {he} can spend a little time {quiet} before the show.
      T<doing> {he} can try {doing} while others have a turn.
      C<stone> {he} can say, "This is it, and I like it."
      C<eyes> {he} can think, "Eyes are just looking."
      C<steps> {he} can think, "Hands and feet, you know it."
      C<minute> {he} can say, "Hello, this is the start."
      C<topic> In the wait, {he} can think about {topic}.
      A<stone> The thing is back where it lives. Each child has seen it. That is a part of the show too. It is okay to be shy and to show it.
      A<stone> The thing is back in its bag. It was a good thing to talk about. Hands had something to do. All the eyes saw it. Some would like to see it again.
      A<eyes> The eyes have seen it. Now they look at the next one. That is how show and tell goes. Each child is in front for a bit.
      A<steps> The end comes, and people clap. If a bit went another way, just one person knows. Hands and feet did a lot of work for this show. Now they can hold a drink and sit.
      A<eyes> The eyes came to see a show, and there was one. They do not keep a list. Soon they will look for their lunch. Then it is time to look at other things.
      A<minute> Thump, thump, and then it gets slow. The start was the biggest part. Hearts know how to calm down. Now it is time to sit and watch the show.
      A<minute> First it was thump, thump, and now it is thump. The show was short, and the heart knew what to do. Hearts go fast and then slow. They do it after a game as well.
      D<line> In a show, one comes after the other. First there is a song, and then somebody says a line. {Name} may have a bit to say or sing there. The bit before it is the sign. They are like steps on the stairs.
      C<line> {he} can think, "First the sign, and then my bit."
      A<line> The sign came, and the bit came after it. Then it went on to the next one. A show is a long row of small bits. Now there is a big clap for all of them.
      D<hush> Before it starts, it gets quiet. {Name} may notice that from the front. The quiet can seem so big. It is not a cross quiet. It is how people say, "Now I want to see it."
      C<hush> {he} can think, "It is quiet because they want to see it."
      A<hush> After it, the room is loud again. Chairs move, and people talk. The quiet in front was as long as a breath or two. It is okay to be shy in it.
      A<hush> The quiet is over, and so is the show. Now there are feet and chairs and a cough. People were still because they wanted to see it. It was a kind sort of quiet.
      D<showtell> On show and tell day, a thing from home comes to school. {Name} can hold up {treasure}. The eyes of the others go to it. They want to know what it is. One thing can be told, or it can just be shown.
      P<showtell> Children like to look at things from another home. They want to hear what it is for.
      Q<showtell> With all eyes on the thing, {Name} may feel ____.
      H<showtell> {helper} can practise with teddies on the sofa.
      H<showtell> {teacher} can stand near and ask one question.
      T<showtell> {he} can hold up {treasure} and say what it is.
      C<showtell> {he} can say, "Look, this is mine."
      A<showtell> All of them had a look. Now the mat is there to sit on. Some told a lot, and some just showed. Both were good to listen to.
    `),
    '6-7': script(`
      D<stone> People in front of a class often hold something. There is a good reason for it, and {Name} may like to know it. If there is a thing in a hand, eyes go to the thing. Hands that hold something also shake less. And the thing tells half of the story.
      D<eyes> A class with twenty-eight children has fifty-six eyes. When {Name stands} in front, it may seem that all of them stare. Some of them do look. Others think about lunch, or about their own turn. A few are just pointing forward, because that is where the talk is.
      D<steps> Something that was practised a lot lives in hands and feet. {Name} may play or dance it in front of people. The head is busy being nervous, and that is fine. Fingers and toes know the first bit without it. After the first bit, the next one comes along.
      D<minute> What happens in a body before a show or a talk? {his} heart beats faster, the mouth gets dry, and the knees may shake. The stuff that does it is called adrenaline. It helps bodies to get ready. It is at its highest in the first minute, and then it goes down.
      P The ones who listen cannot see a heart. They see a child in front, and that is all. Most people think that others can see their fear, and that is a mistake.
      P The teacher knows that the start is the hard part. Teachers felt like that on their first day. Some of them still do on a Monday.
      P Children who laugh are often glad that it is not their turn. It does not mean that anything is bad. They get quiet when it goes on.
      Q When the name is called, {Name} may feel ____. It may be in the knees or in the tummy.
      Q In front of everybody, {Name} may feel ____.
      Q When it is over, {Name} may feel ____. It may be another word than before.
      H {helper} can listen at home, and then ask one more person in. ~ A small audience is good practice.
      H {teacher} can ask the first question. ~ Then there is somebody to answer.
      H {helper} can go over just the start with {him}. ~ After a start, the rest comes more easily.
      H<helper> {helper} can tell {him} about a talk that went wrong.
      H<adult> {helper} can help on the morning by {adult}. ~ A calm start is worth a lot.
      T {he} can push both feet or both hands down hard and then begin. ~ Busy muscles shake less.
      T {he} can look at a picture on the back wall. ~ From the front, it looks like looking at people.
      T {he} can take one sip of water before it starts. ~ It is a small pause that nobody minds.
      T<comforter> {he} can leave {comforter} in the bag, close by. ~ It is good to know where it is.
      T<quiet> {he} can spend some time {quiet} before it begins. ~ Then the heart starts lower.
      T<doing> {he} can try {doing} before the turn comes. ~ Waiting is often worse than talking.
      C<stone> {he} can think, "They look at it, and I tell them about it."
      C<eyes> {he} can think, "Fifty-six eyes, and most of them want lunch."
      C<steps> {he} can think, "My head can be nervous, and my feet know it."
      C<minute> {he} can think, "One minute up, and then down."
      C<topic> In the wait, {he} can think about {topic}.
      A<stone> The thing has done its work, and so has the one who held it. Somebody may come later and ask to see it close up. To show a thing is to share it. It was a short talk, and it had an end.
      A<stone> The thing is warm from the hand that held it. It went up, and the eyes went with it. The talk came by itself. Now somebody else holds something up. It is easier to listen when one's own show is over.
      A<eyes> Fifty-six eyes have turned to the next person. They will not remember each word. They may remember one good thing, because that is how people listen. {Name was} in front, and now the chair is free to sit on.
      A<steps> The last note or the last step comes, and then there is a clap. A slip is heard by the one who made it. The others look at the whole. In front of people it was short. At home it can be done for fun.
      A<eyes> Fifty-six eyes are looking at somebody else now. Most of them were kind, and some were hungry. What they heard was a talk, and it had a start and an end. Nobody has counted the wobbles, because that is not what eyes are for.
      A<minute> The heart is back where it was. The high part came first, and after that it went down. It does so for people on a stage as well. Next time the first minute is not so new.
      A<minute> The first minute is over, and it was the highest. After that came the second, and it was lower. Hearts know the way down by themselves. Somebody is clapping, and then somebody else comes to the front.
      D<line> In front of people, a play or an assembly is a chain of lines. {Name} may have a line of it, or a song with the others. The trick is to know the line before it well. When that one comes, the rest comes along. And if it sticks, somebody at the side can help with the start.
      C<line> {he} can think, "When I hear the line before, mine comes along."
      A<line> The chain went past, line by line, and one of them was this one. It was over in the time of one breath. In front of people, ten seconds seem like a minute. Then the next one spoke, and the clapping was for all.
      D<hush> Just before somebody starts, a room goes quiet. {Name} may hear it from the front, and it can seem huge. People put down what they have and look up. Nobody tells them to. That is what they do when they would like to see or hear something.
      C<hush> {he} can think, "They are quiet because they want to listen."
      A<hush> Then the quiet is over, and people talk and shuffle again. It was two or three breaths long. Standing in front of it was the hard bit. After the first word there was something to listen to.
      A<hush> A room that was quiet is loud now, with feet and chairs. The ones who listen wanted it to go well. It is okay to find that quiet too big. It ends with the first word, each time.
      D<again> Now and then a talk gets stuck in front of people. {Name} may know how that is. To the one who stands there, it takes as long as a whole lunch. To those who listen it is a moment, and then there is another talk. Heads keep such a moment for long, because it hurt.
      C<again> {he} can think, "That was one talk, and this is another."
      A<again> The next talk has other words and another day. If it sticks, there is a breath, and then the last bit once more. People who listen mostly hope that it goes on. When it is over, everybody gets to talk at break.
      D<page> When people listen to a reader, eyes run ahead and the mouth follows. {his} eyes may hop to the wrong line at the end. Then the place is lost, and it gets quiet. That is how eyes and pages are. A finger or a ruler under the line keeps the place. People listen to the story and not to the ruler.
      P<page> When a reader stops, the class gets quiet because they wait for the story. Most of them are thinking about their own turn.
      H<page> The teacher can tell {him} before which bit it is. ~ Then it can be read at home first.
      T<page> {he} can put a finger or a ruler under the line. ~ It keeps the place while eyes look up.
      T<page> {he} can say, "Where was I?" and look for it. ~ Those who listen can help.
      C<page> {he} can think, "Ruler down, next line."
      A<page> The ruler has come to the end of the page. On the way, the place was lost or it was not. The story got told, bit by bit, and people listened. The next one to read may be glad of a ruler, too.
      D<lost> What if the words are gone? Lots of people think of that before a talk. {Name} may think of it: it gets quiet, and the others look. But what is gone is one sentence. The thing itself is still known. A card with a few words on it shows the way back.
      P<lost> The others do not know what comes next. So they cannot know that something was left out.
      P<lost> {teacher} can help with a question. That is a kind way to give somebody the next sentence.
      Q<lost> Thinking of that quiet moment, {Name} may feel ____.
      H<lost> {helper} can listen to it at home, two times. ~ The second time is mostly easier.
      H<lost> {helper} can help to write five words on a card. ~ One word for each part is enough.
      T<lost> {he} can say, "I look at my card now," and look.
      T<lost> {he} can learn the first sentence word for word. ~ A safe start is a big help.
      C<lost> {he} can think, "The next word is on the card."
      A<lost> Perhaps there was a pause. Then the next word came, and the talk went on. The card is back in a pocket with its five words. People listen to what it is about, and a pause is soon over.
      D<showtell> For show and tell, the hardest part is the standing up. {Name} may bring {treasure} and have legs that would rather stay. It helps that eyes follow a thing. When it is held up, they look at that and not at a face. Three things are enough: what, where from, and why it is good.
      P<showtell> The others have sat on the carpet for a while. They are glad of something to look at.
      P<showtell> Some children talk a lot there because they are shy. Others get quiet. It is the same feeling.
      Q<showtell> Before {his} turn, {Name} may feel ____.
      Q<showtell> Standing at the front, {Name} may feel ____.
      H<showtell> {helper} can listen to the three things at breakfast.
      H<showtell> {teacher} can ask questions, so that it is more like a chat.
      T<showtell> {he} can hold {treasure} in both hands and look at it.
      T<showtell> {he} can ask to pass it round. ~ Then eyes go from hand to hand.
      C<showtell> {he} can think, "What, where from, why. Done."
      A<showtell> It went round from hand to hand and came back warm. Three things were told, or two, or one in a small voice. The bag takes it home again. Next it is somebody else's turn to stand at the front and show.
    `),
    '8-10': script(`
      D<stone> Good speakers know an old trick: they bring an object. If {Name holds} up a stone, an old key or a broken clock, the audience looks at that. Hands that are busy shake less, and it is easier to talk about a thing than about nothing. Objects cannot forget their lines. They wait quietly in the hand until somebody has found the next sentence.
      D<eyes> Thirty people have sixty eyes, and from the front it feels like more. {Name} may think that all of them notice every shake. Studies say otherwise. Speakers believe that their nerves are easy to see. Their audience reports that it saw little of them. The nerves are inside. Outside there is just a person talking.
      D<steps> What has been practised a hundred times is kept in a part of the brain that does not use words. That is why {Name} can think about supper and still play or dance. In front of people, the part that does use words gets loud. It wants to check every finger and every foot. Performers learn to let it talk and to begin all the same.
      D<minute> A heart that is measured in front of an audience draws a hill. {his} heart does it too, like everyone's. It climbs before the start and is at the top in the first minute. Then it goes down again, even while the rest goes on. The chemical behind it is adrenaline, and it is meant to help. It is a bit strong for a few minutes at the front.
      P Listeners mostly want it to go well, because a stuck speaker is uncomfortable for all. When somebody loses the thread, they are not laughing inside. They are trying to remember it for them.
      P The one who giggles in the third row may be next. Nerves come out as giggling in some people and as silence in others. Neither is about the person at the front.
      P People who listen follow what it is about. They hardly count the "ums". They say a great many themselves.
      Q Waiting for the turn to come, {Name} might feel ____. The wait is often the hardest part of the whole thing.
      Q In front of everybody, {Name} might notice ____. It may be in the stomach, the hands or the voice.
      Q When it is over, {Name} may feel ____. Some people feel three things in one minute.
      H {helper} can be the first audience and ask one real question. ~ Questions show that somebody listened.
      H {teacher} can agree on a small sign that means "help me on". ~ Often just knowing about it is enough.
      H {helper} can listen or look on three evenings in a row. ~ The third time is mostly the calm one.
      H<helper> {helper} can describe the worst speech ever heard at a family party. ~ There is one in most families.
      H<adult> {helper} can make room for {adult} on the morning of the day. ~ A heart that starts calm does not climb so far.
      T {he} can know just the very first bit exactly, and let the rest follow. ~ A firm start carries the next part.
      T {he} can breathe out slowly before the first word. ~ A long breath out tells the body that it may settle.
      T {he} can look at three friendly faces in three corners. ~ To everybody else it looks like looking round.
      T<comforter> {he} can keep {comforter} in a bag near the door. ~ Nobody needs to know what is in a bag.
      T<quiet> {he} can spend the time before it {quiet}. ~ Watching the clock makes the wait longer.
      T<doing> {he} can try {doing} just before the start. ~ That is when a heart is at its fastest.
      C<stone> {he} can think, "Eyes on the thing, and I tell its story."
      C<eyes> {he} can think, "It is loud inside and quiet outside."
      C<steps> {he} can think, "Let the head talk, and let the body do it."
      C<minute> {he} can think, "This is the top, so the next part goes down."
      C<topic> While others present, {he} can think about {topic} or simply listen.
      A<stone> The object is back in its bag, and somebody has asked where it came from. People can be nervous in front of others and still be heard, both in one minute. It is good for a talk to leave a question behind.
      A<stone> The thing in the hand got a share of the looks, and it did not mind. It has been looked at for a long time, in gardens or on shelves. The talk had a beginning, a middle and an object. Somebody at the back would like to hold it.
      A<eyes> By lunch most of the audience will remember one odd fact and hardly any mistakes. That is how listening works, and it is rather kind. Being seen is not the same as being judged. Next week the sixty eyes belong to another audience.
      A<steps> The audience heard or saw a whole thing, and the one who did it noticed the parts. Both are true, and only one of them gets the applause. A slip lasts about as long as a blink. What has been practised stays where it was, ready for the kitchen or the next stage.
      A<eyes> Sixty eyes have gone out to play. In most of them there is room for one odd fact, and it is in there. The shaking was left out, because they hardly saw it. A talk is what other people take away from it, and that is lighter than it looks from the front.
      A<minute> On the far side of the hill it is easier to think, and some people even start to enjoy themselves. Others are simply glad to sit down. The hill will be there next time, in front of the next audience. It is known ground by then.
      A<minute> Seen from the valley, it was not such a high hill. The top came early, and it was narrow. Behind it there was room to talk, and by the end even to look at a face or two. Hearts that have been up there know the path down.
      D<line> Actors do not learn only their own lines. They learn the last words before them, which are called the cue. {Name} may have a line, a song or a poem to say in front of people. It hangs on a cue as a coat hangs on a hook. It is good to know that an audience has no script. If a word is left out or comes late, nobody in the hall can tell.
      C<line> {he} can think, "I listen for the hook, and my line hangs there."
      A<line> The cue came, and the line followed it out. What was left out, if anything, is known to one person. Standing in front of people took as long as tying a shoe. The rest of the evening belongs to the sandwiches.
      D<hush> A room full of people makes a steady noise, and just before the start it stops. {Name} may notice from the front how large that silence is. It can seem like a question with nobody else there to answer it. In fact it is something that people give. They stop talking because they would like to hear what comes.
      C<hush> {he} can think, "They have made room for it. Here it comes."
      A<hush> The silence lasted for three breaths and ended with the first sentence. Now the audience is talking again, mostly about other things. Standing in a quiet room is the hardest part of standing in front of one. It is also the shortest.
      A<hush> The room is as loud as it was before. For a while it was quiet, because people wanted to listen. Nobody enjoys the moment just before, not even people who are good at the rest. It goes with the first few words.
      D<again> A talk that got stuck in front of people has a long echo. {Name} may hear it at night, each second of it. Those who listened have mostly mixed it up with three other talks by now. It is unfair how heads sort such things. It is useful to know it before the next one.
      C<again> {he} can think, "That was one talk. This is another."
      A<again> The next talk has another day and other words. If it sticks, there is a breath, a look at the card and the last sentence once more. Listeners mind a gap much less than the person in it. After that it is somebody else's turn, and the audience gets to look at them.
      D<page> Reading out loud is two jobs at once. The eyes run some words ahead, and the voice comes after them and tells it to the room. {Name} may know the moment when the eyes land on the wrong line and the voice stops. It goes quiet then, for about three seconds. To the reader it seems like a minute. A finger or a ruler under the line keeps the place. Newsreaders have a screen that moves, for the same reason.
      P<page> Quiet in a room can mean several things. Mostly it means that people listen and wonder what comes next. Hardly anybody is counting seconds, except those whose turn is next.
      H<page> The teacher can say beforehand which part is whose. ~ A text that has been read once at home is half as hard.
      T<page> {he} can keep a ruler or a card under the line. ~ It remembers the place so that no one else needs to.
      T<page> {he} can stop at a full stop, breathe, and look for the next line. ~ People who listen take it for a good pause.
      C<page> {he} can think, "A full stop is a place to breathe."
      A<page> At the bottom of the page the ruler has nowhere further to go. What people listened to was the story. They could hardly say where it stopped for a moment. The next reader begins, with a finger under the words.
      D<red> When people turn round to listen, the blood vessels in {his} cheeks may open, and the face goes red. It is done by the same nerves that speed up a heart. They take no orders. Everybody has them, and on some skins they show more. After a minute or two the colour goes back by itself. Charles Darwin thought that blushing was the most human thing of all.
      P<red> From inside it is like standing beside an oven. From outside it is a slightly pink person who is talking. In studies, people who blushed were liked better and trusted more.
      P<red> Those who say "You've gone red!" mean it as news. To the owner of the cheeks it is no news at all.
      Q<red> When heads turn, {Name} might feel ____. It may begin in the ears.
      H<red> {helper} can talk with the teacher about being asked with a moment's notice. ~ Surprise makes cheeks redder.
      H<red> {helper} can ask the teacher for ways to answer that are not out loud, to begin with.
      T<red> {he} can breathe out slowly and finish the sentence. ~ The colour goes sooner when nobody fights it.
      T<red> {he} can say, "Yes, I go red," and carry on. ~ It leaves nobody anything to add.
      C<red> {he} can think, "Red for a minute, and the answer stays."
      A<red> A minute later the cheeks are their usual colour, and the answer is still there. Those who listen have moved on to the next question. Going red means that something matters, and it can be told apart from being wrong. A hand can go up with pink ears.
      D<lost> Forgetting the words of a talk is what most speakers fear, even those who do it for a living. {Name} may picture it: a silence, a row of faces, and nothing in the head. But what gets lost is a sentence. The subject itself is still known. Nobody who has found out about it loses all of that in a second. A card with five words shows the way back. To those who listen, looking for the next word is only a pause.
      P<lost> Listeners have not read the text, so they cannot tell what was left out. They notice it only if the speaker says sorry for it.
      P<lost> {teacher} can ask a question at the right moment. It is a kind way of handing somebody the next sentence.
      Q<lost> In the silence before the next word, {Name} might feel ____.
      Q<lost> On the evening before the talk, {Name} might notice ____.
      H<lost> {helper} can listen to it twice and interrupt once with a question. ~ Getting back in is the part worth practising.
      H<lost> {helper} can help to find five words for a card, one for each part. ~ Whole sentences on a card are hard to find again.
      T<lost> {he} can say, "Let me look at my card," and look. ~ Speakers do it all the time, and it sounds calm.
      T<lost> {he} can learn the first sentence word for word, and only single words after that. ~ A safe beginning carries a long way.
      C<lost> {he} can think, "The next word is on the card."
      C<lost,topic> Beforehand, {he} can think, "I know about {topic}, and I can tell about {topic}."
      A<lost> Perhaps there was one pause, and perhaps there were two. Then the next word came, and the talk went on. People in front remember what it was about, and hardly what was missing. The card goes back in a pocket with its five words on it.
    `),
    '11+': script(`
      D<eyes> If {Name stands} up in front of people with a racing heart, most of it will stay indoors. There is a study about this. Speakers gave a short talk and then guessed how nervous they had looked, and the audience was asked as well. The speakers thought that their fear was plain to see on their faces. The people who had been looking at those faces had noticed far less, because most of it goes on inside.
      D<minute> In front of an audience, the body prepares as if for an emergency. {his} heart speeds up, hands go cold and the mouth dries out, all of it because of adrenaline. It is inconvenient, but it is not a sign that something is wrong. Experienced actors have it as well, and many of them say that they would miss it. It peaks around the first minute and falls from there.
      D<steps> Anything practised for months moves to a part of the brain that works without words. {Name} may know this from the days when it simply runs. In front of an audience, the wordy part returns to supervise, and supervised fingers and feet get clumsy. Performers do not get rid of it. They give it a small task, such as listening to the room, and begin.
      D<pause> Three seconds of silence, seen from the front of a room, seem to last about a week. {Name} may lose a word and feel the whole audience waiting. From the chairs, the same three seconds look like thinking. Listeners need such gaps, because they are still busy with the last sentence and would like to finish it. Many practised speakers put them in on purpose, and some are well paid for it.
      P Audiences are mostly preoccupied with their own talk, the heating and whether it will rain. What reaches them is the general tone and one or two ideas. Small slips hardly register, unless the speaker apologises for them.
      P People who have listened to dozens of speakers remember somebody who seemed to find a subject interesting. Perfect fluency is soon forgotten, and a good question at the end is not.
      P The people who look most relaxed in front of a class are often those who have done it badly several times. They know from experience that everyone survives. It is not a talent as much as a collection of small disasters.
      Q On hearing who is next, {Name} might notice ____. The body generally votes before the mind does.
      Q Looking out over the rows, {Name} might feel ____. It may include something that is not fear.
      Q Sitting down again, {Name} may feel ____. Relief often arrives together with a list of things left out.
      H {helper} can listen to a rough version without correcting a word. ~ A first audience has just one duty, which is to stay awake.
      H {teacher} can agree to a smaller group, a partner or a recorded version at first. ~ Steps are a recognised method and not a favour.
      H {helper} can ask a difficult question on purpose beforehand. ~ After that, the real ones are mostly easier.
      H<helper> {helper} can admit to a public failure of some kind. ~ Most adults have one, and it has usually improved with telling.
      H<adult> {helper} can offer {adult} on the morning itself, and take no for an answer. ~ It lowers the starting point.
      T {he} can know the first and the last bit exactly and trust the middle. ~ Both ends will hold, whatever happens in between.
      T {he} can put both feet or both hands down firmly and breathe out before beginning. ~ It costs two seconds and looks like confidence.
      T<pause> {he} can write "pause" on the card in two places and follow the card. ~ A planned silence is hard to mistake for a forgotten line.
      T<comforter> {he} can have {comforter} in the bag, unseen. ~ Performers have carried stranger things.
      T<quiet> {he} can spend the last half hour {quiet} instead of rehearsing again. ~ Late rehearsals mostly polish the fear.
      T<doing> {he} can try {doing} while others are speaking. ~ The waiting is usually the worst of it.
      C<eyes> {he} can think, "It looks calmer than it feels, and there is research on that."
      C<minute> {he} can think, "This is the peak, and it is sixty seconds wide."
      C<steps> {he} can think, "It is in the body, and the head may listen."
      C<pause> {he} can think, "From there it looks like thinking."
      C<topic> In the waiting time, {he} can think about {topic} in as much detail as possible.
      A<eyes> Afterwards people may say that it seemed easy, and it is pleasant to let them. What the audience saw was a person with something to tell, and the rest of it was private. Anyone can be afraid of a room and still have something to say to it.
      A<minute> The second minute is lower than the first, and the third is often almost ordinary. No one gets rid of the peak by waiting for it to go. It becomes familiar, which is different and usually enough. The audience leaves by the same door either way.
      A<steps> What an audience takes home is a shape, a sound and perhaps a face, and the details stay with the performer. They fade within a few days. The hours that went into it do not, and they can be used again for nobody in particular. Some of the best performances are given to an empty room.
      A<pause> A pause ends, a word turns up, and if it is not the right word another one will do. Talks have survived worse than three seconds of nothing. Somewhere in the rows, a person was glad of the gap, because it gave the last idea time to arrive.
      D<line> Whoever speaks a part has one advantage over whoever gives a talk, which is that the words are already there. {Name} may have a line, a solo or a reading, in front of people who would like it to go well. Professionals learn the words just before their own more thoroughly than their own, because that is where it goes wrong. They also know that the audience has not read the text. A pause looks intended, and a changed word is a version.
      C<line> {he} can think, "They do not have the script."
      A<line> It took a minute, give or take a breath. The people in the third row noticed the shoes and the voice and nothing of the rest. Speaking in front of others does not get comfortable by being thought about. It gets shorter by being done, and this one has been done.
      D<again> A talk that came to a halt in front of people is replayed far more often than it was performed. {Name} may be able to recite every second of it. The audience cannot, since memory is mostly occupied with its own embarrassments. A laugh from the rows is often relief at not being up there. None of this makes it pleasant, but it does make it smaller than the copy that plays at night.
      C<again> {he} can think, "That one is over. This one has its own first sentence."
      A<again> Having been stuck once, a person knows what comes afterwards, which is more than the others can say. A pause, a glance at the notes and "let me start that sentence again" will carry almost any talk across a gap. Audiences tend to be on the side of somebody who goes on. The replay gets a newer tape.
      D<page> Reading aloud to a class is an odd skill that hardly anybody needs later and everyone gets tested on. The eyes run ahead, the voice follows, and in {his} head a third party listens and comments. When the place is lost, there is a silence of perhaps three seconds. From the front it lasts about as long as a winter. Actors mark their scripts and newsreaders have a moving screen, so professionals evidently do not trust their eyes either.
      P<page> A class goes quiet at a stumble for one reason above all: it is waiting. Most of the people in it are working out which paragraph will be theirs. It leaves them little attention for anyone else's.
      H<page> Somebody can ask the teacher to give out the passages a day before. ~ It costs nothing and helps half the class.
      T<page> {he} can slide a card or a ruler down the lines. ~ It looks deliberate, because it is.
      T<page> {he} can mark two places for a breath beforehand. ~ A planned pause and a lost place sound the same.
      C<page> {he} can think, "Card, line, breath, next."
      A<page> The passage ended where it was printed to end, and the talk moved on to what was in it. Nobody will remember who paused where, although each may remember one pause of their own. A card with a bent corner goes back into the pencil case. It has kept the place for people who were meant to listen, and that is all that was asked of it.
      D<red> Blushing is produced by nerves that take no instructions. When people look, the vessels in {his} face may widen, blood follows, and the cheeks announce something that nobody asked about. Worrying about it sets it off, which is an unfortunate design. It lasts a minute or two and cannot be hurried. Darwin gave it a whole chapter and called it the most peculiar and the most human of expressions. The chapter has no advice on how to stop it.
      P<red> In experiments, people who blushed were judged more likeable and more trustworthy than those who did not. It is hard to fake, so others take it as a sign of honesty. The person in question is usually the last to hear of it.
      P<red> A class that looks round is mostly glad to be looking at somebody else. Whatever they see on a face, they have forgotten it before the answer ends. Those who comment on it are often easy to fluster themselves.
      Q<red> When heads turn, {Name} might notice ____. Heat comes first, and the thoughts follow.
      Q<red> Before raising a hand, {Name} might feel ____.
      H<red> {helper} can mention it to a teacher, if {Name} wants that, so that questions come with some notice. ~ Surprise is half of the colour.
      H<red> {helper} can refrain from pointing it out. ~ It has been noticed.
      T<red> {he} can let it happen and finish the sentence. ~ A blush that nobody fights is gone in a minute.
      T<red> {he} can write down the first three words of the answer before raising a hand. ~ The rest tends to follow.
      C<red> {he} can think, "Red and right is still right."
      A<red> Within two minutes the face is back to normal and the lesson is on something else. What people listen to, in the end, is the answer. The colour will turn up again, because it belongs to a nervous system that takes part in things. With some practice it becomes like a voice that is a little hoarse: there, and beside the point of the talk.
      D<lost> Going blank in front of people is what most speakers fear, including those who are paid for it. {Name} may have pictured it in some detail: the silence, the rows of faces, the sentence that is not there. What goes missing in such a moment is wording. The subject itself stays where it is, since anyone who has worked on it could talk about it over supper. Notes exist for that reason. A card with five words on it turns a catastrophe into a pause.
      P<lost> An audience has not seen the text and cannot know what was left out. It notices an omission only when the speaker apologises for it.
      P<lost> A pause of three seconds feels endless to the person who is having it. Listeners take it for emphasis, and use it to think.
      Q<lost> In the silence before the next sentence, {Name} might notice ____. Time behaves oddly there.
      H<lost> {helper} can listen twice and interrupt once, on purpose. ~ Finding the way back in is the part worth rehearsing.
      H<lost> {helper} can ask the teacher whether a card is allowed. ~ The answer is usually yes.
      T<lost> {he} can learn the first two sentences exactly and only key words after that. ~ Key words survive a gap.
      T<lost> {he} can stop, drink some water and look at the card. ~ It looks like confidence.
      C<lost> {he} can think, "It is a pause. The card knows what comes next."
      A<lost> There may have been a gap or two, and then the next word was found and the talk went on. What people take away from a talk is one idea and perhaps a joke. Hardly anyone could say afterwards where it stopped. The card goes into a pocket, and with any luck it was needed only once.
    `),
  },
};

/**
 * Standing in front of people: show and tell, a talk, a school play. "Telling" is meant for a voice, signs, a talker or
 * pictures held up; nothing here depends on a voice.
 */
export const publicSpeaking: Frame = withScenes(own, forgotTheWords);
