import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { aBedAfterTheFire } from './a-bed-after-the-fire.ts';
import { playedAgain } from './played-again.ts';
import { seenOnAScreen } from './seen-on-a-screen.ts';
import { takenByStrangers } from './taken-by-strangers.ts';

const own: Frame = {
  id: 'frightening-event',
  name: 'After something frightening',
  says: [
    'we had a car crash and he is scared since',
    'saw an accident on the way home and cannot forget it',
    'somebody broke into our house while we slept',
    'we were burgled and she wont sleep',
    'there was a fire next door and he saw the flames',
    'saw the ambulance take our neighbour away',
    'saw her grandad collapse',
    'nearly drowned at the pool last summer',
    'her brother fell from the tree and she saw it',
    'how do i help my child after a scary event',
    'keeps talking about the crash',
    'plays the accident again and again with toy cars',
    'jumps at every bang since the accident',
    'saw a man get hit by a car',
    'kitchen caught fire and we had to run out',
    'asks every night if the burglars will come back',
    'traumatised after seeing a fight in the street',
    'a tree fell on our car',
    'our house was broken in to',
    'saw his mum have a seizure',
    'car acident, nobody hurt, still shaken',
    'clingy since the gas explosion in our road',
    'she was in the car when we were hit from behind',
  ],
  claims: {
    strong: [
      'called 999',
      'rang 999',
      'called an ambulance',
      'crashed into',
      'in an accident',
      'bus accident',
      'bus crash',
      'pan fire',
      'tree fell on our',
      'tree fell on the',
      'febrile seizure',
      'saw it all',
      'dog knocked her over',
      'dog knocked him over',
      'knocked over by a dog',
      'our car was broken into',
      'car crash',
      'car accident',
      'in a crash',
      'since the crash',
      'after the crash',
      'about the crash',
      'the accident',
      'saw an accident',
      'saw accident',
      'saw a crash',
      'hit by a car',
      'hit by car',
      'knocked down by a car',
      'knocked over by a car',
      'hit from behind',
      'house fire',
      'kitchen fire',
      'there was a fire',
      'had a fire in',
      'had a small fire',
      'fire in our kitchen',
      'fire in the kitchen',
      'fire at our house',
      'our kitchen fire',
      'caught fire',
      'fire in our house',
      'fire in our flat',
      'fire next door',
      'our house burn',
      'saw the flames',
      'burgled',
      'burglary',
      'a break in',
      'the break in',
      'break in at',
      'break in next door',
      'break in last',
      'broken into',
      'broke into our',
      'broke into the',
      'burglars came',
      'robbed',
      'mugged',
      'stabbing',
      'stabbed',
      'dog attacked',
      'attacked by a dog',
      'attacked by our',
      'dog attack',
      'went under',
      'fell in the pool',
      'fell into the pool',
      'fell in the river',
      'fell in the pond',
      'fight in the street',
      'explosion',
      'febrile convulsion',
      'collapsed',
      'collapse',
      'saw an ambulance',
      'saw the ambulance',
      'ambulance came',
      'in the ambulance',
      'in an ambulance',
      'ambulance for',
      'ambulance took',
      'saw grandpa collapse',
      'saw grandma collapse',
      'collapsed in front',
      'collapse in front',
      'have a seizure in front',
      'had a seizure in front',
      'nearly drowned',
      'almost drowned',
      'scary event',
      'frightening event',
      'traumatic event',
      'trauma',
      'traumatised',
      'traumatized',
      'saw something scary happen',
      'witnessed',
      'gas explosion',
      'ptsd',
    ],
    cues: ['crash', 'accident', 'fire', 'ambulance', 'burglar', 'saw', 'shaken', 'since', 'happened', 'siren'],
    not: [
      'toilet accident',
      'wee accident',
      'potty accident',
      'poo accident',
      'wet accident',
      'accidents at night',
      'has accidents',
      'having accidents',
      'fire drill',
      'fire station',
      'fire engine toy',
      'campfire',
      'died in a car accident',
      'killed in a car',
      'killed in a crash',
      'died in a crash',
      'died',
      'killed',
      'what if burglars',
      'burglars will come',
      'broke into tears',
      'crash course',
      'crash mat',
      'screen crash',
      'by accident',
      'on accident',
      'said it was an accident',
    ],
  },
  decidedBy: [
    // What was and may come again is a fright before it is a worry.
    /\b(?:there was|we had|we(?:['’]ve| have) had|since|after|our \w+ (?:had|caught|was|got|flooded))\b[^.!?]{0,24}\b(?:fire|flood(?:ed)?|break-?in|burgl\w+|crash|gas leak|explosion)\b(?! (?:drill|alarm|engine|station|bell|practice))[^.!?]{0,60}\b(?:again|another (?:one|fire|crash|flood))\b/i,
    /\b(?:earthquake|flood|tornado|hurricane|wildfire|cyclone)\b[^.!?]{0,16}\b(?:here|in our (?:house|street|town|home)|at home)\b/i,
  ],
  topicWords: ['scary', 'frightening', 'fright', 'over', 'happened', 'alarm'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'After a frightening event bad sleep, clinging, startling, playing it again and asking the same things are usual; for most children they get less within about a month.',
    'A part of the brain that looks out for danger stores sounds, smells and sights of the event and may sound the alarm when it meets them again, although nothing is wrong.',
    'Slow breathing out, feeling the floor and naming what is there now help a body to settle.',
    'Telling, drawing and playing what happened are ways in which children work it through; nobody is pressed to talk.',
    'It was not caused by what a child thought, said or did not do.',
    'Ordinary routines and somebody near help; questions may be asked again and get the same true answer.',
    'A siren asks other cars to make room, so that help is quicker. Crews help people who are ill or hurt.',
    'Firefighters stay until a fire is out and look for places that are still hot.',
    'Burglars come for things and mostly leave when they think that somebody is there.',
    'Food that is cut small and chewed, eaten sitting down, goes down safely; after a choking scare, soft food and small steps bring eating back.',
    'A bite or a graze mends from the edge inwards; the fright may take longer than the skin.',
    'When it is still hard after about a month, a doctor can help.',
  ],
  threads: {
    floor: 'the floor under two feet, which is now and not then',
    page: 'a drawing or a telling with a last page, and on it: it is over',
    heart: 'a heart that goes fast and goes slow again',
    siren: 'the siren, and what it asks of the street',
    door: 'the door that was looked at and is shut',
    road: 'a bang, and a road that is quiet again',
    smoke: 'a fire that is out, and a smell that means nothing now',
    bite: 'one bite, chewed, after another that went wrong',
    dog: 'a dog that is not here, and the mark that mends',
  },
  threadCues: {
    // The floor is what shook: nobody is told of it that it was there the whole time.
    page: /\b(?:earthquakes?|tremors?|aftershocks?|landslides?)\b/i,
    heart: /\b(?:earthquakes?|tremors?|aftershocks?|landslides?)\b/i,
    siren: /\bambulances?\b|\bparamedics?\b/i,
    door: /^(?![^]*\b(?:car|van|bike|shed|garage|school|shop|phone)\b[^.]{0,20}\b(?:broken|broke|burgl\w+|robbed|stolen))(?![^]*\b(?:broke|broken|breaks?|break) into (?:\w+ )?(?:car|van|shed|garage|school|shop)\b)[^]*?(?:\b(?:burgl\w+|robbed|robbers?|break[- ]?in|bro(?:ke|ken) in(?:to)?|intruders?)\b)/i,
    road: /\b(?:crash(?:ed)?|car ac+idents?|road ac+idents?|hit (?:by|from behind)|collisions?|pile[- ]?up|(?<!\bdogs?\b[^.]*)(?:ran|run|knocked) (?:over|down)(?![^.]*\bdogs?\b)|rear[- ]ended)\b/i,
    bite: /\bchok\w+/i,
    dog: /\b(?:attack\w*|(?<!\ba )bit|bitten|mauled|went for|jumped (?:on|at|up)|knocked|chased)\b[^.]{0,40}\bdogs?\b|\bdogs?\b[^.]{0,30}\b(?:attack\w*|(?<!\ba )bit|bitten|mauled|went for|jumped (?:on|at|up)|knocked|chased)\b/i,
    smoke: /\bfires?\b(?! ?(?:alarms?|drills?|engines?|works|place|bell))|\bflames?\b|\bburn(?:t|ed|ing)? down\b/i,
  },
  onlyWhenSaid: ['siren', 'door', 'road', 'smoke', 'bite', 'dog'],
  roles: {
    event: {
      fallback: { text: 'what happened' },
      cues: [
        { match: /\bearthquakes?\b/i, phrase: { text: 'the earthquake' } },
        { match: /\bflood(?:s|ed)?\b/i, phrase: { text: 'the flood' } },
        { match: /\b(?:crash(?:ed)?|collision)\b/i, phrase: { text: 'the crash' } },
        { match: /\b(?:burgl\w+|break[- ]?in|bro(?:ke|ken) in(?:to)?)\b/i, phrase: { text: 'the break-in' } },
        {
          match:
            /\b(?:house|kitchen|flat) fire\b|\bfire (?:in|at|next)\b|\bthe fire\b(?! (?:engine|alarm|drill|station))/i,
          phrase: { text: 'the fire' },
        },
        { match: /\b(?:car|road|bike|the|an) ac+ident\b/i, phrase: { text: 'the accident' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'It Is Over Now' },
      { text: 'Feet on the Floor', thread: 'floor' },
      { text: 'Here Is the Floor', thread: 'floor' },
      { text: 'The Last Page', thread: 'page' },
      { text: 'A Picture With an End', thread: 'page' },
      { text: 'Bump, Bump, Slow', thread: 'heart' },
      { text: 'A Fast Heart, a Slow Heart', thread: 'heart' },
      { text: 'Nee-Naw, Let Us Through', thread: 'siren' },
      { text: 'Nee-Naw in the Street', thread: 'siren' },
      { text: 'The Door Is Shut', thread: 'door' },
      { text: 'After the Bang', thread: 'road' },
      { text: 'The Fire Is Out', thread: 'smoke' },
      { text: 'Chew, Chew, Gone', thread: 'bite' },
      { text: 'The Dog Is Not Here', thread: 'dog' },
      { text: '{name} and Now' },
    ],
    older: [
      { text: 'It Is Over' },
      { text: 'After It Happened' },
      { text: 'What Is Here Now', thread: 'floor' },
      { text: 'This Floor, This Chair', thread: 'floor' },
      { text: 'The Last Page', thread: 'page' },
      { text: 'How It Ends on Paper', thread: 'page' },
      { text: 'The Alarm That Is Late', thread: 'heart' },
      { text: 'What the Body Keeps', thread: 'heart' },
      { text: 'What a Siren Asks For', thread: 'siren' },
      { text: 'Calm People at Work', thread: 'siren' },
      { text: 'The Door, Looked At', thread: 'door' },
      { text: 'What Burglars Look For', thread: 'door' },
      { text: 'After the Bang', thread: 'road' },
      { text: 'One Crash, Played Again', thread: 'road' },
      { text: 'The Fire Is Out', thread: 'smoke' },
      { text: 'One Bite After Another', thread: 'bite' },
      { text: 'One Fright at a Meal', thread: 'bite' },
      { text: 'After the Dog', thread: 'dog' },
      { text: '{name}, Some Days Later' },
    ],
  },
  benefits: [
    'Says that it is over, and that the body may take longer to know it.',
    'Tells nothing of the event in detail, and leaves the feeling to {name}.',
    'Gives {name} a way to come back to now, and a grown-up to tell.',
  ],
  talk: {
    young: [
      'What is here now, in this room?',
      'How does a body feel when it remembers something scary?',
      'Shall we draw it, with a last page?',
    ],
    older: [
      'Why can a body remember something that is over?',
      'Which word went into the blank, and is it the same one every day?',
      'Shall we find a time for questions, also for the same ones?',
    ],
  },
  cover: {
    setting: 'living-room',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['blanket', 'cup'],
  },
  text: {
    '2-3': script(`
      D<floor> Something scary happened. Now it is over. {Name is} here. Here are two feet. Here is the floor.
      D<page> {Name} may think of a scary thing. It has a start. It has an end. The end is, "It is over."
      D<heart> Bump, bump, bump. Hearts go fast after a fright. {Name} may feel it too. Then a heart goes slow.
      D<siren> An ambulance came, nee-naw, nee-naw! {Name} may think of it. It was loud and scary. The people in it help.
      D<door> A burglar came, and that was scary. The burglar is gone. {Name is} here. The door is shut now.
      D<road> Bang! A crash is loud and scary. {Name} may think of it. Now the bang is over.
      D<smoke> There was a fire. Fire is hot and scary. {Name} may think of it. Now the fire is out.
      D<bite> Cough, cough! A bite went wrong. {Name} had a fright. Now that bite is gone. It is over.
      D<dog> A dog came, and it was scary. {Name} may think of it. Now it is over. The dog is not here.
      P Grown-ups get a fright too. They like a hug then.
      P Some children tell it. Some are quiet. Grown-ups know that.
      P Grown-ups look after children. That is their job.
      Q Thinking of {event}, {Name} may feel ____.
      Q Today {Name} may feel ____.
      Q At bedtime now, {Name} may feel ____.
      H {helper} can sit close.
      H {helper} can hear it again.
      H {helper} can leave a light on.
      H<adult> {helper} can start {adult}.
      T {he} can ask for a hug.
      T {he} can draw it, big and red.
      T {he} can stamp on the floor.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<floor> {he} can say, "Feet, floor, here."
      C<page> {he} can say, "The end. It is over."
      C<heart> {he} can say, "Slow, heart, slow."
      C<siren> {he} can say, "Nee-naw, help is here."
      C<door> {he} can say, "Shut, door, shut."
      C<road> {he} can say, "Bang, all done."
      C<smoke> {he} can say, "Fire out. All out."
      C<bite> {he} can say, "Chew, chew, gone."
      C<dog> {he} can say, "Not here, dog."
      C<topic> {he} can think about {topic}.
      A<floor> It was scary, and it is over. Here is a cup. Here is a hug. Two feet are on the floor.
      A<page> The scary thing has an end. Here is the last page. It says, "It is over." The book can shut.
      A<heart> A fright is fast. Then it is over. The heart goes slow. Bump. Bump. Bump.
      A<siren> Nee-naw stops. The street is quiet. That fright is over. Here is a hand to hold.
      A<door> The door is shut. A grown-up looked. The fright is over. Good night, door.
      A<road> The bang is over. It is quiet here. Here is a hug. Cars can wait.
      A<smoke> No fire here. The fire is out. The fright is over. Here is a cup of water.
      A<bite> The fright is over. A small bite is soft. Chew, chew, gone. Then comes a sip.
      A<dog> The dog is not here. That fright is over. Skin can mend. A grown-up has a hand to hold.
    `),
    '4-5': script(`
      D<floor> Something scary happened, and now it is over. A head knows that sooner than a body. {Name} may think of it at odd times. The floor under two feet is now, and it is here.
      D<page> {Name} may think of something scary that happened. It comes back in bits, like pages out of a book. The last page is easy to forget. On the last page stands, "Then it was over."
      D<heart> A heart goes fast in a fright. That makes the legs ready to run. It can go fast later too, when {Name} only thinks of it. The scary thing is not here. The heart has not heard that yet.
      D<siren> When an ambulance comes, it says nee-naw. That means, "Please let us through, we come to help." It is loud, and it can give people a fright. {Name} may think of that sound later. The sound is over, and the helping was real.
      D<door> A burglar takes things that belong to others. That is not okay, and it is scary. {Name} may think of it at night. It is over, and the burglar went away. The grown-ups look after the doors now.
      D<road> A car crash is scary, and it is over fast. First there is a bang, and then it is quiet. In the head, {Name} may hear the bang again. That bang is from before. Now there is only a street.
      D<smoke> A fire is hot and loud, and it is scary. Firefighters stay until it is all out. Later, {Name} may think of it because of a smell. A smell is not a fire. The fire from that day is out.
      D<bite> A bite went the wrong way, and {Name} had a fright. It came out again, and it is over. The throat did its job. Now it may feel odd to eat.
      D<dog> A dog did a scary thing. {Name} may think of it when there is a bark. That dog is not here now. The grown-ups know about it, and it is over.
      P Grown-ups can get a fright as well. Some talk a lot after that, and some are quiet. They think about how to keep everyone safe.
      P Some children tell it again and again. Some would rather play. Grown-ups know that both can help.
      P Other people may not know about it. They were not there. That is why they laugh and play like any day.
      Q Thinking of {event}, {Name} may feel ____.
      Q When it comes back by day, {his} body may feel ____.
      Q At bedtime, after a fright, {Name} may feel ____.
      H {helper} can answer the same question again. ~ It is good to hear it twice.
      H {helper} can stay near at bedtime. ~ Nights can feel long after a fright.
      H {helper} can say what will happen today. ~ A plain day is good after a scary one.
      H<adult> {helper} can help by {adult}. ~ It has helped before.
      T {he} can draw it or play it with toys.
      T {he} can press both feet on the floor.
      T {he} can ask to be held.
      T<comforter> {he} can hold {comforter} and breathe out.
      T<doing> {he} can try {doing}.
      C<floor> {he} can say, "Two feet, one floor, here."
      C<page> {he} can say, "And then it was over."
      C<heart> {he} can say, "Heart, it is over. You can go slow."
      C<siren> {he} can say, "Nee-naw means helping."
      C<door> {he} can think, "We looked, and the door is shut."
      C<road> {he} can think, "That bang was before. This is now."
      C<smoke> {he} can think, "The fire is out."
      C<bite> {he} can say, "Small bite, chew, chew, gone."
      C<dog> {he} can say, "I stay here, and the dog stays there."
      C<topic> {he} can sit down and think about {topic}.
      A<floor> The scary thing is over, and here is the floor. It holds up the table, the chairs and two feet. It is okay to think of it. It is okay to play, too.
      A<page> Each time it is told, the last page comes too. It was scary, and then it was over. After that page there is supper. There is somebody near who has heard it all.
      A<heart> The heart gets slow again, bump by bump. It did a good job in the fright. Now it is over, and hearts learn that little by little. A hug is a quiet place for a heart.
      A<siren> Somebody needed help, and help came. That was the nee-naw. The fright is over, and the street is quiet. There are people who come when somebody calls.
      A<door> The door is shut, and a grown-up has looked. The fright is over. It is okay to ask about it again. The answer is still, "I looked, and it is shut."
      A<road> The bang is over. Cars go by outside, one and one and one. It is okay to look at them from here first. Small steps are fine after a fright.
      A<smoke> The fire is over, and the smell goes away with time. A grown-up can look where a smell comes from. It is often just toast. Then there is toast.
      A<bite> The fright is over. Soup is soft, and so is a banana. A small bite, a lot of chewing, and it is gone. There is no hurry at this table.
      A<dog> It happened, and it is over. Nobody can know what a dog will do. It is okay to stay far away from dogs now. A grown-up can stand in between.
    `),
    '6-7': script(`
      D<floor> A scary thing can be over, and a body may still wait for it. {Name} may be in the middle of a game when it comes back. Then it helps to find out what is now. The floor is now. So are the chair, the window and the sounds in the room.
      D<page> When something frightening happens, it gets kept in pieces. {Name} may see one piece again at bedtime, or in the bath. Pieces are scary because the end is missing. In order, there is a first page, a middle and a last page. The last page says that it was over.
      D<heart> In a fright, a body does several things at once. The heart goes fast, and the legs get ready to run. {Name} has such an alarm too, and it is there to help. After something scary, it may ring too easily for a while. A bang or a smell is enough, though it is all over.
      D<siren> An ambulance has a siren for one reason. It asks all the other cars to make room, because somebody needs help. Such a sound can be frightening, and {Name} may hear it in {his} head. It means something good all the same. That drive is over, and it was people on their way to help.
      D<door> Burglars come for things they can carry and sell. Most of them leave when they think somebody is near. {Name} may know that and still find it scary at night. Each sound in the house is suddenly loud. What happened is over, and the doors are a job for the grown-ups.
      D<road> A crash takes only a moment. The noise of it can stay in the ears for days. {Name} may hear a door bang and get a fright at once. What happened on that road is over. Most drives are so ordinary that nobody remembers them at all.
      D<smoke> Firefighters stay after the flames have gone. They wet all the places that are still warm, until the fire is over. {Name} may still smell smoke later, or think of it at night. The nose remembers a fright for a long time.
      D<bite> In the throat there are two roads, one for air and one for food. Now and then a bite gets to the wrong one. {Name} knows that fright. The body coughs and pushes until it is over. After that, a throat can feel tight at the table with nothing in it.
      D<dog> Most dogs go their way and look at the ground. One did something else, and {Name} got a fright. It is not a child's job to know what a dog will do. Skin mends in some days or weeks. The fright is over as well, but a body takes longer to believe that.
      P Grown-ups can get a fright as well, there or later. They may hug too hard, or ask too much. It is their own alarm that is still ringing a little.
      P People who were not there know it from telling only. They may say, "But all is well now." They mean to help. A body takes longer than a sentence.
      P Some children play {event} again with toys, many times over. It can look odd to grown-ups. Playing is one way of putting a thing in order.
      P Many children ask the same question every evening. A true answer stays the same each time. That is what is good about it.
      Q Thinking of {event}, {Name} may feel ____.
      Q When something is like it was then, {his} heart may feel ____. It often gets slower after a minute.
      Q In bed, with the day over, {Name} may feel ____.
      H {helper} can give the same true answer on many evenings. ~ Answers work better the fifth time.
      H {helper} can stay near for some evenings. ~ After a fright, a body likes company.
      H {helper} can tell the teacher about it. ~ Then a hard minute at school has somebody near.
      H<adult> {helper} can help in the evening by {adult}. ~ A fright takes a while to go.
      T {he} can draw it on three pages, with an end on the last one. ~ A pencil can stop at any time.
      T {he} can name three things that are in the room now. ~ They belong to today.
      T {he} can breathe out slowly, as if into cold hands. ~ Slow breath tells a heart that it can rest.
      T {he} can choose one person to tell. ~ It can be all of it or one bit.
      T<comforter> {he} can hold {comforter} until it is quieter. ~ Soft things belong to now.
      T<doing> {he} can try {doing} when it comes back. ~ It has helped at other times.
      C<floor> {he} can think, "Floor, chair, window, now."
      C<page> {he} can think, "And I know the last page."
      C<heart> {he} can think, "That is my alarm, and it is late."
      C<siren> {he} can think, "That sound means room for helpers."
      C<door> {he} can think, "It is over, and the door has been looked at."
      C<road> {he} can think, "That was then. This is only a bang."
      C<smoke> {he} can think, "The fire is out. My nose just remembers."
      C<bite> {he} can think, "Small, chewed, down it goes."
      C<dog> {he} can think, "That was one dog, and it is over."
      C<topic> When it comes back, {he} can think about {topic}.
      A<floor> It happened, and it is over. Both of these are true. The floor is under two feet, and it is the floor of today. Somebody can come and sit on it too.
      A<page> The pieces may come back now and then. With the last page, they are a story and not only a fright. A story can be told, or put away on a shelf. On some days it stays shut till supper.
      A<heart> An alarm that rings too often is not broken. It is learning that the scary thing is over. Each slow breath helps it a bit. Day by day it rings less, and hearts have other things to do.
      A<siren> The siren went quiet when the work began. It was frightening to hear, and it brought help. Somebody called, and people came. That is what happened on that day too.
      A<door> What happened was not because of anything a child did. It is over, and the grown-ups have a list of things to do. Locks are on that list. At night the door is shut, and somebody has looked.
      A<road> A road can be looked at from a window first. Then from the pavement, with somebody beside. What happened is over. There is no hurry with the next step.
      A<smoke> The fire is over, and things smell of soap again by and by. A grown-up can be asked, "What is that smell?" Most days the answer is dinner. It was a fright, and it has an end.
      A<bite> It was one bite out of thousands, and it is over. Soft food can come first, and small bites after that. Sitting down and chewing well is how throats like it. The other road is for air, and it is free.
      A<dog> It is over, and the dog is not here. A dog can be looked at from far away, or not at all. The grown-ups can walk on that side of the path. There is no hurry with any of it.
    `),
    '8-10': script(`
      D<floor> Something frightening happened, and it is over. Even so, it can turn up again in the middle of a spelling test, as if it were happening now. {Name} may know that mix of then and now. Brains are not good at dates in such moments. Feet are better at it, because the floor they stand on is the floor of today.
      D<page> Ordinary days are stored in order, from breakfast to bedtime. A frightening one is often stored in pieces, such as a sound, a colour, a smell. {Name} may get one piece back at an odd time, without the rest of it. That is why people who study fright ask for the whole story when somebody is ready. What happened then gets a beginning, a middle and a last page.
      D<heart> Deep in the brain there is a part the size of an almond, and it looks out for danger. It is fast, and it does not wait for reasons. After {event}, that alarm may be set too high for {Name}. A slammed door or a smell is enough, and the heart is off. It is not a weakness, and for most people it settles within some weeks.
      D<siren> A siren can sound frightening, as if something worse were coming. It means that help is already on the way and needs the road. {Name} may have seen or heard an ambulance at work, and it may come back at night. Loud things stay in the ears. The people inside had trained for years for exactly that quarter of an hour, and it is over.
      D<door> A break-in is an odd kind of fright, because the worst of it is often the thinking afterwards. {Name} may lie awake and listen to pipes and floorboards. Burglars look for things that can be sold, and most of them leave if they think somebody is there. That is no excuse for them. It happened, it is over, and locks are something that adults can do something about.
      D<road> A crash is shorter than the word for it. There is a noise, and then a strange quiet, and then people talking. {Name} may find that the noise has stayed, although the rest of it is over. Ears are good at keeping what was frightening. They need many ordinary drives and bangs to learn that most of them mean nothing.
      D<smoke> When the flames have gone, a fire crew is not done. They feel the walls and open what is still warm, until the fire is officially over. {Name} may notice that noses have not been told. The smell of a match or of burnt toast can bring back what happened in a second.
      D<bite> At the back of the throat there is a small flap that shuts the air pipe at each swallow. It does that some two thousand times a day without being asked. Once it was a moment late, and {Name} got a fright. The body did what it can do, and it was over. A throat may stay tight for a while after that, from fright and not from food.
      D<dog> After something frightening with a dog, people tend to ask what was done to it. Often the answer is nothing at all. {Name} may hear a bark two streets off and be ready to run. The skin closes in its own time, from the edges inwards. The fright is slower, and it also closes.
      P Adults can get a fright too, and they may show it in odd ways. Some check things twice. Some become cheerful at the wrong moment. Under it there is usually the same sentence, which is "I was frightened as well."
      P Classmates may ask for details, because it sounds like a film to them. They were not there. A short answer is enough, and it can be the same one for everybody.
      P People say "It is over now" and mean it kindly. They are right about the day. A body keeps its own calendar, and it is some pages behind.
      P Many people go through the minutes again afterwards and look for a mistake in them. Looking back, they know things that nobody knew at the time. Nobody can act on those, whatever a tired head says at night.
      Q When it comes back without warning, {Name} might notice ____. It may be in the stomach before it is a thought.
      Q Thinking of {event}, {Name} might feel ____. It may be two things that do not fit together.
      Q In the evening, when it is quiet, {Name} might feel ____. Quiet leaves a lot of room.
      H {helper} can answer every question truthfully, including the repeated ones. ~ The same answer on five evenings is a kind of proof.
      H {helper} can keep the evenings ordinary for some weeks, with supper at the usual time. ~ Boring days are good medicine for an alarm.
      H {helper} can tell a teacher, in one sentence, what happened. ~ Then there is an exit for hard minutes.
      H {helper} can ask a doctor if it is not getting easier after a month. ~ Doctors know this well, and there is help for it.
      H<adult> {helper} can help in the evening by {adult}. ~ It has worked before.
      T {he} can name five things that are here now, and then four sounds. ~ It shows a brain that this is now and not then.
      T {he} can tell it, draw it or write it, and stop whenever it is enough. ~ It will still be there tomorrow, a bit smaller.
      T {he} can breathe out for longer than in, ten times. ~ That is the one message to the heart that works without words.
      T {he} can go one small step back towards what is avoided now. ~ Near it, with somebody, for a minute is enough.
      T<comforter> {he} can hold {comforter} in the evening. ~ A known thing belongs to now.
      T<doing> {he} can try {doing} when the alarm goes. ~ What calms elsewhere may calm here too.
      C<floor> {he} can think, "This floor, this room, this day."
      C<page> {he} can think, "I know how it ends. I am at the end."
      C<heart> {he} can think, "Thank you, alarm, you can stand down."
      C<siren> {he} can think, "Loud means somebody is being helped."
      C<door> {he} can think, "It is the pipes. Somebody has looked."
      C<road> {he} can think, "A noise from then, in a street from now."
      C<smoke> {he} can think, "Only my nose says fire."
      C<bite> {he} can think, "The flap works. Chew, and down."
      C<dog> {he} can think, "One dog, one day. It is over."
      C<topic> When it comes back, {he} can think about {topic} in great detail.
      A<floor> What happened does not become untrue, and it does become older. Each ordinary evening is put between it and today. The floor creaks, somebody sets the table, and that is now. It is fine to laugh in the middle of it.
      A<page> Such a story can be told often, or hardly ever. With its last page on, it is about something that happened, and it is over. It can be put on a shelf between other books. On most evenings somebody reaches for one of the others.
      A<heart> Alarms learn slowly, and they do learn. There are more hours between the rings, and then more days. It is over, and the body is finding that out in its own time. Meanwhile a fast heart is only a fast heart, and it slows down.
      A<siren> Somebody rang, and people came with lights and a bag. What happened after that was in trained hands, and in no child's. It is over as a day, and it may go on as a question. Questions can be asked at the table, where it is quiet.
      A<door> The house has the same walls as before, and better locks can be had. It is over. Feeling at home comes back room by room, and it may start with one that has a lamp and company. Pipes will go on knocking, since nobody has told them to stop.
      A<road> There were hundreds of ordinary days on that road before, and nobody counted them. What happened was one moment of one. A window, a pavement and a short way with somebody can be three steps on three different days. It is over, and the next bang is most likely a bin lid.
      A<smoke> The fire is out, and that stays so. Smells fade from walls sooner than from heads. Somebody can be asked to look where it comes from, as often as it takes. What happened is over, and the toast is only burnt.
      A<bite> It was one swallow among millions, and it is over. Soup counts as eating, and so does half a banana cut small. A throat that is given time goes back to work. It has done this since long before anybody watched it.
      A<dog> It is fine to cross the road for a while, or to ask for a lead. Later there may be a dog a long way off, behind a fence, looked at for a minute. That would be enough for one day. What happened was one dog, and it is over.
    `),
    '11+': script(`
      D<floor> The mind has a curious fault, which is that it keeps poor dates. Something frightening can be over by the clock and still turn up on a Tuesday, in the present tense, with sound. {Name} may know how little it helps then to be told that it is over. It helps more to be shown, and the quickest evidence is whatever is here and was not there. A floor, for example, is a modest thing, and it is today's.
      D<page> Memory normally writes in order. Under alarm it writes in fragments, a colour, a noise, a sentence somebody said, and files them without a date. {Name} may find that one of them comes back in a lesson or just before sleep. People who work with frightening experiences have found that telling the whole of it helps, in one's own time, as far as the last page. What happened is then something with an end, and that changes what it does.
      D<heart> A well-made alarm system would rather ring a hundred times for nothing than be late once. The brain has one of this make, and after {event} it is often set too high for a few weeks. {Name} may jump at a dropped tray, and be tired by four in the afternoon from all the jumping. It says nothing about courage. In most people it comes down by itself, given sleep, company and a good many uneventful days in which the system can compare.
      D<siren> People who have seen an ambulance crew at work often say that the calm was the strangest part. {Name} may have been the one who rang, or one of those who waited and watched. Both are hard positions, and frightening ones. From the door onwards the task was the crew's. They had practised it, and what happened in those minutes is over.
      D<door> After a break-in the things that are gone are often the smaller part of the fright. {Name} may mind more that somebody was there who had no business to be. It can make a familiar room seem like a public place for a while. Police who deal with it say that burglars look for what sells, rarely wish to meet anyone, and are mostly gone within minutes. That explains something, and it excuses nothing. What happened is over, and the feeling about it may take longer.
      D<road> A crash is over in a second or two, and the mind plays it back as if it had been a film. {Name} may know the version in which it could have been stopped. Nearly everyone who was in one or near one edits it like that. It is an attempt to get control of something that is over. The ears have their own version, and it starts with any sudden noise.
      D<smoke> A fire is declared out by people who have checked, and they sign for it. Nothing of the kind exists for heads. {Name} may notice that a match, a barbecue or somebody's toaster is enough to bring back what happened. Smell has a shorter road to memory than the other senses do, which is interesting in a textbook and inconvenient in a kitchen. It wears off with use.
      D<bite> Swallowing is one of the body's better tricks, with a flap, some thirty muscles and about half a second of time. It works so well that nobody thinks of it, until it fails once and gives everyone a fright. {Name} may now think of it at each meal. That is the difficulty, because swallowing is like walking downstairs, and gets worse when it is watched. Nothing is wrong with the throat. It is the attention that got stuck.
      D<dog> People who love dogs are quick to explain that it was not meant, or that the animal was frightened itself. It may be true, and it is of limited use to {Name}. The fright was real, and so was the mark. Nobody is obliged to find the explanation comforting. It was not caused by walking wrongly, looking wrongly or being afraid. What happened is over, and what is left is a body that has learned one thing too thoroughly.
      P Adults may be worse at this than they let on. They check the locks, the phone and the forecast, and they call it being sensible. Some of them would be relieved if somebody else said first that it had been frightening, because they have been waiting for a suitable moment.
      P Friends may want the story, and they may want it with details. It is possible to like them and to give them one sentence, which can be prepared in advance like a reply to a toast. Those who are worth telling more will usually notice that there is more, and wait.
      P "It could have been worse" is meant as comfort, and it tends to end conversations. What the speaker generally means is relief, and the person who was there may hear instead that it did not count. Both can be true in the same kitchen.
      P Going over it in search of one's own mistake is so common that there is a name for it, which is hindsight. It works with knowledge that nobody had at the time, and so it wins every argument. Nobody could have acted on what they did not know, and thinking of a thing does not cause it.
      Q When it comes back without warning, {Name} might notice ____. The body generally reports first.
      Q Thinking of {event}, {Name} might feel ____. Anger and a strange calm are both possible, and so is boredom.
      Q Late in the evening, {Name} might feel ____. Tiredness turns up the volume of most things.
      H {helper} can listen without adding advice or a moral. ~ It is rarer than it sounds.
      H {helper} can be woken for this, and can say so beforehand. ~ Permission given by day is easier to use at night.
      H {helper} can bring it up with a doctor if sleep or days are still hard after a month. ~ There are treatments made for exactly this, and they work well.
      H {helper} can let the school know in one sentence. ~ It spares explanations in a corridor.
      H<adult> {helper} can help by {adult}, if it is welcome. ~ What works need not be new.
      T {he} can name what is in the room, from the left to the right. ~ It gives the memory a date.
      T {he} can write it down once as far as the last line, and decide later what to do with the paper. ~ An account with an end is easier to leave alone.
      T {he} can breathe out for twice as long as in, for two minutes. ~ The heart takes orders from few things, and this is one.
      T {he} can choose one thing that is being avoided, and go a quarter of the way. ~ Avoiding keeps an alarm in business.
      T<comforter> {he} can keep {comforter} within reach. ~ What is familiar has today's date on it.
      T<doing> {he} can try {doing} when it comes back. ~ What has worked before is worth a place on the list.
      C<floor> {he} can think, "Left to right. Today. Here."
      C<page> {he} can think, "I have read as far as the end."
      C<heart> {he} can think, "False alarm, honest mistake."
      C<siren> {he} can think, "It was their task, and they did it."
      C<door> {he} can think, "That was an hour. The room is mine again."
      C<road> {he} can think, "Old noise, new street."
      C<smoke> {he} can think, "Signed off. It is only toast."
      C<bite> {he} can think, "It knows how. I can look elsewhere."
      C<dog> {he} can say, "I would like that dog on a lead, please."
      C<topic> When it will not stop, {he} can think about {topic} in great detail.
      A<floor> What happened will stay a fact, and it need not stay the present. It gets a date by being outlived, one dull evening after another. Some of the evenings may not be dull. Meanwhile the floor is here, with shoes on it that belong in the hall, and somebody is asking about supper.
      A<page> It may be told once, or five times, or to nobody for a while. When it is told, it goes as far as the last page, and that page has been reached already. What happened then is over, and the page can be turned.
      A<heart> The settings come down slowly, and nobody will announce it. One day a tray falls, and the only thing that happens is that somebody looks for a cloth. Until then it is reasonable to be tired, to be short with people and to sleep with a lamp on. The alarm meant well, and it is over.
      A<siren> There are questions afterwards, and some of them have no answer yet. They can be asked all the same, of somebody who will say so honestly. Having seen it or heard it counts as having been through something. It is over, and it is allowed to have been frightening.
      A<door> Rooms are taken back by using them, with music, crumbs and shoes on the floor. Some people change the locks, some move the furniture, and some do both. What happened is over. It was about things, and whoever did it knew nothing about the people who live there.
      A<road> Going back to roads can be done in small parts, and nobody is keeping score. A parked car counts, and so does a bus stop. What happened was a moment among thousands of drives, and the others have been forgotten for being dull. It is over, and dull is something to look forward to.
      A<smoke> In time the smell of smoke becomes one smell among many again, and a barbecue becomes an invitation. It is not a matter of willpower. It takes repetition, in small amounts, beside people whom one trusts and who do not make a speech of it. What happened is over, and somewhere a toaster is doing its best.
      A<bite> Eating tends to come back from the soft end, by way of soup, porridge and things cut small. It comes back sooner in company and with a conversation about something else. What happened was one swallow out of millions, and it is over. The throat has not lost its talent.
      A<dog> Marks fade at the speed of skin, and fright at the speed of experience. A dog seen across a field and left there is an experience, and a small one is enough. It is reasonable to cross the road, and to ask people to call their animals. What happened is over, and it settled nothing about all the others.
    `),
  },
};

/**
 * After something frightening that was seen or lived through: a crash, a fire, a break-in, an ambulance. Told as trauma
 * guidance for children has it: it is over, the body remembers longer than the day lasted, it may be told, drawn and
 * played, ordinary days help, and grown-ups answer the same question again. No details, and nothing is said of how those
 * who were hurt will be.
 */
export const frighteningEvent: Frame = withScenes(own, takenByStrangers, playedAgain, aBedAfterTheFire, seenOnAScreen);
