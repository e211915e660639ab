import { twinInAnotherRoom } from '../family/twin-in-another-room.ts';
import { script, type Frame } from '../../frame.ts';
import { theOtherBed } from '../home/the-other-bed.ts';
import { backToTheOwnBed } from '../home/back-to-the-own-bed.ts';
import { roomToOneself } from '../home/room-to-oneself.ts';
import { tillAsleep } from '../home/till-asleep.ts';
import { callsAtNight } from '../home/calls-at-night.ts';
import { withScenes } from '../scene.ts';
import { leftForUniversity } from '../home/left-for-university.ts';

const own: Frame = {
  id: 'sleeping-alone',
  name: 'Sleeping alone',
  says: [
    'wont sleep alone',
    'will not sleep in her own room',
    'comes into our bed every night',
    'only falls asleep if i lie next to him',
    'i have to lie with her until she is asleep',
    'scared to be alone in his room',
    'still sleeps in our bed',
    'moving from our bed to her own bed',
    'we want to stop co-sleeping',
    'needs me to hold her hand till she sleeps',
    'wakes up and shouts for me all night',
    'cries when i leave the room at bedtime',
    'afraid to sleep by himself',
    'sleeping in her own room for the first time',
    'his brother moved out of the room and now he cant sleep',
    'wont let me leave until he is asleep',
    'sleeps on our floor',
    'first night in a room of her own',
    'separation anxiety at night',
    'calls out ten times after lights out',
    'wants company all night',
    'bed sharing has to stop',
    'sleep on her own',
    'wont sleap by her self',
    'at her age she still needs someone in the room',
  ],
  claims: {
    strong: [
      'because of burglars',
      'scared of burglars',
      'afraid of burglars',
      'burglars at night',
      'burglars will',
      'robbers at night',
      'scared of robbers',
      'afraid of robbers',
      'robbers will',
      'break in at night',
      'someone will break in',
      'somebody will break in',
      'scared of intruders',
      'sleep alone',
      'sleeping alone',
      'sleep by himself',
      'sleep by herself',
      'sleep by themselves',
      'sleep by self',
      'sleep on his own',
      'sleep on her own',
      'sleep on their own',
      'sleep own room',
      'sleep in own room',
      'room of her own',
      'room of his own',
      'come into our bed',
      'comes into our bed',
      'sleep in our bed',
      'sleeps in our bed',
      'into my bed',
      'in our bed',
      'co sleep',
      'co sleeping',
      'cosleeping',
      'bed sharing',
      'share a bed',
      'sleep on our floor',
      'lie next to',
      'lie with her until',
      'lie with him until',
      'stay until asleep',
      'leave the room at bedtime',
      'alone in room',
      'alone in his room',
      'alone in her room',
      'sleep without me',
      'fall asleep without',
      'crawls into our bed',
      'climbs into our bed',
      'gets into our bed',
      'into our bed',
      'in with us',
      'between us every night',
      'ends up in our bed',
      'creeps into our bed',
      'hold his hand',
      'hold her hand till',
      'hold my hand to sleep',
      'unless i hold',
      'sit with him until',
      'sit with her until',
      'stay with him until',
      'stay with her until',
      'wont fall asleep without',
      'on the floor of our room',
      'in our room',
      'own bed',
      'own room',
      'visits us at night',
      'visits us at 1',
      'visits us at',
    ],
    cues: [
      'alone',
      'own bed',
      'own room',
      'sleep',
      'bedtime',
      'night',
      'bed',
      'room',
      'leave',
      'hold hand',
      'separation',
      'company',
    ],
    not: [
      'wet the bed',
      'dog sleeps',
      'cat sleeps',
      'sleepover',
      'plays alone',
      'sits alone',
      'leave me alone',
      'leave him alone',
      'hold hands crossing',
      'hold his hand crossing',
      'in his own room he plays',
      'hold his hand in',
    ],
  },
  topicWords: ['sleep', 'asleep', 'bed', 'night'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Falling asleep alone is learnt; many children find it hard, and in many families and countries children share a bed or a room for years. Both are ordinary.',
    'Everybody wakes up a little several times a night, between rounds of sleep, and usually goes back to sleep without remembering it.',
    'Children who fall asleep with somebody beside them often look for that person when they half wake.',
    'What helps, by child health services: the same calm steps each evening, a comfort object, a light, and a grown-up who goes out for a short time and comes back, for longer times step by step.',
    'A grown-up looking after a child stays in the home at night and can be called.',
    'Moving from a shared bed takes most families some weeks, with nights in both directions.',
    'Lying still in the dark is rest, even before sleep comes.',
  ],
  threads: {
    locks: 'a front door at night, and what is done there before people go to sleep',
    wall: 'a wall with somebody on each side, and the small sounds of a home that goes on',
    back: 'going out and coming back, a little longer each time',
    rounds: 'the rounds of a night: asleep, half awake, asleep again, and who does that',
  },
  // Where the room is shared with a brother or sister, a night of going out and coming back is not the first choice.
  threadCues: {
    // Robbers are real, unlike monsters: nobody is told that there are none.
    locks:
      /\b(?:burglars?|burgled|burglary|robbers?|robbed|break[- ]?ins?|break(?:s|ing)? in(?:to)?|broke in(?:to)?|intruders?|kidnap\w*|somebody (?:will )?(?:come|get|gets|coming) in|bad (?:men|man|people|guys?))\b/i,
    rounds: /\bshar(?:es?|ed|ing) (?:a |an |his |her |their |the )?(?:bed)?room\b/,
    back: /\b(?:leave (?:the|his|her|their) room|(?:until|till) (?:he|she|they)(?:'?s| is| are) asleep)\b/,
  },
  // Where it happens is at bedtime, and what it is about is who goes out of the room.
  decidedBy: [
    /\b(?:scream|cr(?:y|ies)|howl|sob|shout|upset|hysterical|distraught|panic)\w*\b[^.!?]{0,30}\b(?:leaves?|leaving|go(?:es|ing)? out of|walks? out of)\b[^.!?]{0,14}\broom\b[^.!?]{0,30}\b(?:bed ?time|night|sleep|bed)\b|\b(?:bed ?time|night)\b[^.!?]{0,30}\b(?:scream|cr(?:y|ies)|howl|sob)\w*\b[^.!?]{0,30}\bleaves? (?:the|his|her|their) (?:bed)?room\b/i,
  ],
  onlyWhenSaid: ['locks'],
  tellsAlone: ['locks'],
  roles: {},
  titles: {
    young: [
      { text: 'Click Goes the Front Door', thread: 'locks' },
      { text: 'The Last Round', thread: 'locks' },
      { text: 'Knock, Knock, Wall', thread: 'wall' },
      { text: 'One Home, Two Beds', thread: 'wall' },
      { text: 'Out and Back', thread: 'back' },
      { text: 'Gone, and Here Again', thread: 'back' },
      { text: 'Roll, Roll, Sleep', thread: 'rounds' },
      { text: 'Over and Over in Bed', thread: 'rounds' },
      { text: '{name} Has a Bed' },
      { text: 'A Bed for {name}' },
    ],
    older: [
      { text: 'Who Looks at the Door', thread: 'locks' },
      { text: 'The Last Round of the Evening', thread: 'locks' },
      { text: 'The Other Side of the Wall', thread: 'wall' },
      { text: 'One Home at Night', thread: 'wall' },
      { text: 'Five Minutes, Then Ten', thread: 'back' },
      { text: 'Back in a While', thread: 'back' },
      { text: 'Five Times a Night', thread: 'rounds' },
      { text: 'How a Night Is Built', thread: 'rounds' },
      { text: '{name} and the Night' },
      { text: 'A Room at Night' },
    ],
  },
  benefits: [
    'Says who is where at night, and that sleep is learnt in steps.',
    'Gives {name} one thing to do in the time before sleep.',
    'Treats sharing and sleeping alone as two ordinary ways.',
  ],
  talk: {
    young: [
      'What can be heard from a bed at night?',
      'How does {name} feel when the door is nearly shut?',
      'Shall we choose what sleeps beside {name} tonight?',
    ],
    older: [
      "What happens in everybody's night, even if they forget it?",
      'Which word went into the blank?',
      'Shall we make a plan with small steps and a date to look at it again?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'hug',
    feeling: 'calm',
    companion: null,
    props: ['pillow', 'lamp', 'teddy'],
  },
  text: {
    '2-3': script(`
      D<wall> {Name has} a bed. There is a wall. Tap, tap, tap. Over there is a big bed. Over here is a small bed.
      D<back> {Name is} in bed. The grown-up goes out. One, two, three. The grown-up is back. Out and back, out and back.
      D<rounds> At night {Name is} asleep. Roll this way. Roll that way. The eyes open a bit. Then they shut. Sleep, sleep.
      P Some children sleep in one room. Some have two rooms.
      P Grown-ups are at home at night. They sleep too.
      P Teddies like a bed. Babies like a song.
      Q In bed, {Name} may feel ____.
      Q At night, {his} tummy may feel ____.
      Q With the light off, {Name} may feel ____.
      H {helper} can come back and look.
      H {helper} can sing one song.
      H {helper} can leave the door open.
      H<helper> {helper} can give one last hug.
      T {he} can hug a pillow.
      T {he} can lie still and hum.
      T {he} can pat the bed.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<wall> {he} can say, "Night-night, wall."
      C<back> {he} can say, "Out and back."
      C<rounds> {he} can say, "Roll, roll, sleep."
      C<topic> {he} can think about {topic}.
      A<wall> Tap, tap, tap. Big bed there. Small bed here. It is all one home. Night-night, wall.
      A<back> Out and back, out and back. Night is here. The bed is soft. The sun will be back too.
      A<rounds> Roll, roll, roll. The bed is soft. The night is long. Then it is day. Hello, {Name}.
      D<locks> It is night. Click goes the front door. {Name is} in bed. A big one looks at the door. It is shut.
      P<locks> Grown-ups look at the door each night.
      P<locks> Doors like to be shut at night.
      Q<locks> After the click, {Name} may feel ____.
      Q<locks> At a small sound, {Name} may feel ____.
      H<locks> {helper} can say, "It is shut."
      H<locks> {helper} can look in at night.
      T<locks> {he} can call for a grown-up.
      T<locks> {he} can hear the click.
      T<locks,comforter> {he} can hold {comforter}.
      C<locks> {he} can say, "Click, night-night, door."
      A<locks> Click, the door is shut. The bed is warm. Grown-ups are near. Night-night, door.
    `),
    '4-5': script(`
      D<wall> A home at night has rooms with people in them. {Name is} in one bed. Past the wall, a tap may run, or a cup goes clink. A wall can stop feet. It does not stop "good night".
      D<back> A grown-up says good night and goes out. {Name is} in bed, and it is quiet. There are cups to wash. After a bit the grown-up looks in. Out and back is what grown-ups do all evening.
      D<rounds> Nobody sleeps right through the night. {Name wakes} up a bit, and so do grown-ups. They roll over and pull the blanket. Then they are asleep again. In the morning they have no idea about it.
      P In some homes all people sleep in one room. In some homes there are many rooms. Both are good ways to sleep.
      P Grown-ups go out to wash cups and feed the cat. They think of the child in bed. Then they come and look.
      P A bed for just one may be new. New things take some nights. Grown-ups know that.
      Q In bed at night, {Name} may feel ____.
      Q When a grown-up goes out, {his} body may feel ____.
      Q When the eyes open at night, {Name} may feel ____.
      H {helper} can come back in two minutes. ~ It is a short wait, so it is soon over.
      H {helper} can leave the door open a bit. ~ That helps, because light comes in.
      H {helper} can do the same things each night. ~ It helps to know what is next.
      H<helper> {helper} can say good night to each toy. ~ That can take some time.
      H<adult> {helper} can help at bedtime. ~ What has helped before is {adult}.
      T {he} can listen for three small sounds.
      T {he} can choose a toy for the bed.
      T {he} can lie still and hum one song.
      T<comforter> {he} can hold {comforter} till the next look.
      T<quiet> {he} can spend some time {quiet} before bed.
      T<doing> {he} can try {doing} in bed.
      C<wall> {he} can say, "I am here, and they are there."
      C<back> {he} can think, "Out, and then back."
      C<rounds> {he} can think, "Roll over, and sleep some more."
      C<topic> {he} can lie still and think about {topic}.
      A<wall> Clink goes the cup, and then it is dry. The light goes off on both sides of the wall. The whole home is asleep. In the morning they all want toast.
      A<back> Out and back, and out and back. Some time in between there is sleep. Nobody sees it come. A bed is a good place to wait for it.
      A<rounds> People roll over many times in a night. Blankets go up and down. The bed stays where it is, and so does {Name}. Then it is day.
      D<locks> Before grown-ups go to bed, they do a round. They look at the windows, and they lock the door. {Name} may hear the click. It means that the outside stays out. It is done each night, and then people sleep.
      P<locks> People who want to take things like a place where nobody is. They do not like lamps, locks and voices. They mostly stay away from those.
      P<locks> Most night sounds are made by pipes, cats and wood. They have been there all the time.
      Q<locks> When it is quiet at night, {Name} may feel ____.
      Q<locks> When something creaks, {his} tummy may feel ____.
      H<locks> {helper} can let {him} come along on the round. ~ Then two people have seen it.
      H<locks> {helper} can say what made the sound. ~ A known sound is small.
      T<locks> {he} can turn the key with a grown-up.
      T<locks> {he} can call out. A grown-up will hear it.
      T<locks,comforter> {he} can hold {comforter} tight.
      C<locks> {he} can think, "Click, and the outside stays out."
      A<locks> The round is done, and the door is locked. The pipes go tick, and a cat walks by. Grown-ups are here all night, and they look after the door. {Name} can sleep, since that job is theirs.
    `),
    '6-7': script(`
      D<wall> At night {his} home is still one home, only with doors. Somebody may be washing up on the other side of a wall. Somebody may be reading. From a bed that sounds small, like a tap or a page. Two people can be in one home and in two rooms.
      D<back> First there is good night. Then {Name is} in bed and the grown-up goes out. Next come some minutes with no grown-up in the room. Last of all, somebody looks in again. On the first nights the minutes are few. Later there are more of them, and sleep comes in between.
      D<rounds> Why do people wake up at night? A night is made of rounds, for {Name} and for everyone. In each round there is deep sleep, and then light sleep with dreams. In between, people wake up a little. Most of them turn over and forget it.
      P In many countries whole families sleep side by side. In others, children have a room early. People everywhere think that their own way is the normal one.
      P Grown-ups like to look at a child who is asleep. They come in, fix the blanket and go out on their toes. The child hardly ever knows.
      P It is hard to fall asleep in a new way, and grown-ups know it. Many of them sleep badly in a hotel.
      Q When the room is quiet, {Name} may feel ____.
      Q In the first minutes, {his} body may feel ____. It may be different when the minutes are over.
      Q Waking up at night, {Name} may feel ____.
      H {helper} can say how long it will be, and then come back. ~ A number helps with minutes.
      H {helper} can sit by the door for the first nights. ~ It helps to see somebody, and later the chair moves away.
      H {helper} can answer one call from the bed. ~ It helps to know that somebody hears it.
      H<helper> {helper} can make up a signal for good night with {him}. ~ Two knocks are short, and they go through walls.
      H<adult> {helper} can help in the evening. ~ A good start is {adult}.
      T {he} can listen for the sounds of home and count them. ~ Each sound is somebody being near.
      T {he} can choose what lies on the other half of the pillow. ~ Something soft there is good company.
      T {he} can breathe out slowly, eight times. ~ Slow breaths make a body heavy.
      T<comforter> {he} can hold {comforter} until somebody looks in. ~ Two wait better than one.
      T<quiet> {he} can spend the time before bed {quiet}. ~ A calm evening makes the first minutes easier.
      T<doing> {he} can try {doing} in the quiet minutes. ~ It fills them up.
      C<wall> {he} can think, "One home, two rooms."
      C<back> {he} can think, "So many minutes, and then a face at the door."
      C<rounds> {he} can think, "Everybody turns over now and then."
      C<topic> In bed, {he} can think about {topic}.
      A<wall> Later the tap stops, and the page is turned for the last time. Then everybody lies in bed in the same home. They breathe in and out, each in their own time. Walls are thin when it comes to that.
      A<back> Somebody looks in, and then goes again. One evening the face at the door finds a child who is asleep. Nobody can say which minute it was. It was night, and no one was looking.
      A<rounds> Four or five rounds, and the night is done. {his} bed has been there for all of them. It is a safe place for sleeping and for turning over. In the morning only the blanket knows how often.
      D<locks> There are people who take things that belong to others. That is true, and so it is easy to think of it in bed. {Name} may listen to each small sound. But most such people look for homes where nobody is in. Lamps, locks and voices are what they do not want.
      P<locks> Grown-ups have a last round. They check the door and the windows. They have done it so often that they hardly notice.
      P<locks> The police know a lot about locks and lamps. They say that most night sounds are cats, pipes and wind.
      Q<locks> When a floor creaks, {Name} may feel ____. Ears are very awake in the dark.
      Q<locks> After the last round, {Name} may feel ____.
      H<locks> {helper} can go on the last round with {him}. ~ What has been seen need not be guessed.
      H<locks> {helper} can say what grown-ups would do if it happened. ~ There is a plan, and it is theirs.
      T<locks> {he} can be the one who turns the key. ~ Hands remember a click.
      T<locks> {he} can make a list of night sounds with their names. ~ A named sound is an old friend.
      T<locks,comforter> {he} can hold {comforter} while it is quiet.
      C<locks> {he} can think, "Locked, checked, and not my job."
      A<locks> The key has been turned, and the round is over. Tick say the pipes, and the wood answers. The people in this home are in their beds. Looking after the door is done by those who can reach the top bolt.
    `),
    '8-10': script(`
      D<wall> A home does not stop when one door closes. While {Name is} in bed, somebody puts plates away, and somebody else looks for a charger. These sounds come through the wall quite small. Many people find such sounds calming, because they tell the brain that others are awake. Being alone in a room is not the same as being alone at night.
      D<back> Falling asleep is something that people learn, and there is more than one way to learn it. One way uses a clock. A grown-up says good night to {Name}, goes out of the bedroom and comes back after five minutes. On another night it is ten. Nothing happens in between, and that is the whole idea. The brain finds out how little goes on in ten minutes.
      D<rounds> A night is built of rounds, each about an hour and a half long. Deep sleep comes first, and lighter sleep with dreams comes after it. Between two rounds {Name wakes} up for a moment, as every person on Earth does. The brain checks the room. If something has changed, such as who is in the room, it may raise the alarm. If not, it goes on sleeping and keeps no record.
      P For most of history nearly everyone slept in company, with brothers, aunts and sometimes a goat. A room for one is a new invention. Some people took to it at once, and others still like to hear somebody snore. Neither of them is behind.
      P Adults who would like their bed to themselves are mostly after sleep. They would like to stretch out both legs again. It is not a message about who is loved. In the morning most of them would say so.
      P Other children rarely tell who sleeps where. It sounds as if everyone else had been doing it alone since they were three. A survey would show something different. Some of those who answered would ask to stay anonymous.
      Q In the first ten minutes, {Name} might feel ____. It often changes after some minutes.
      Q When it is quiet next door, {Name} may feel ____. Quiet can mean several things.
      Q Waking in the middle of the night, {his} body may feel ____. It has only half heard where it is.
      H {helper} can agree on times for looking in, and keep to them. ~ A visit that is sure to come needs no calling.
      H {helper} can make changes in small steps, one a week. ~ Brains like to check each step before the next.
      H {helper} can say what to do at three in the morning before it is three in the morning. ~ Plans made in daylight have fewer tears in them.
      H<helper> {helper} can say good night through the wall with two knocks. ~ The answer is two knocks as well.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can listen for the farthest sound, and then for the nearest. ~ It brings the attention home step by step.
      T {he} can set the room up for the night, with a lamp, some water and something soft. ~ Then everything is as it was at the next check.
      T {he} can read in bed for a while. ~ Quiet minutes go faster on paper.
      T<comforter> {he} can keep {comforter} on the other half of the bed. ~ It takes up exactly the right amount of room.
      T<quiet> {he} can spend the last half hour {quiet}. ~ Brains slow down better than they stop.
      T<doing> {he} can try {doing} in the first minutes. ~ The later ones tend to look after themselves.
      C<wall> {he} can think, "Plates, charger, all here."
      C<back> {he} can think, "Ten minutes of nothing, and then a visit."
      C<rounds> {he} can think, "That was only the check, and all is as it was."
      C<topic> In the quiet part, {he} can think about {topic} in detail.
      A<wall> One after another the sounds stop, because the people who made them have gone to bed. Then there are several beds in the dark, with a wall or two in between. All of them belong to one home. In the morning the plates are needed again.
      A<back> There will be an evening when the visitor finds nobody awake to visit. It may be soon, or it may take a few weeks with some steps back. A bed is a place to rest in either case. The visits were real, even the ones that {Name} slept through.
      A<rounds> Round after round, the night goes by. The check finds the same lamp, the same wall and the same pillow, and it lets the sleeper sleep. In the morning people say that they slept right through. It is not quite true of anyone.
      D<locks> With monsters it is enough to know that there are none. Burglars do exist, and {Name} may find that argument no help at night. What helps more is to know how they think. Most of them want a home that looks dark and empty, and they would much rather not meet anybody. Lamps, locks and voices put them off.
      P<locks> Adults check the doors in the evening without thinking about it. It takes a minute, and after that they worry about other things, such as bills.
      P<locks> Newspapers write about what is rare. That a few million front doors stayed shut last night was not in any of them.
      Q<locks> When something creaks, {Name} might feel ____. In the dark, ears turn themselves up.
      Q<locks> Thinking of it by day, {Name} might notice ____.
      H<locks> {helper} can go round with {him} once and show what is locked and how. ~ After that it can be trusted.
      H<locks> {helper} can keep the talk about break-ins for the daytime. ~ Bed is a poor place for news.
      T<locks> {he} can make the last round {his} job for a week. ~ Someone who has checked does not need to listen.
      T<locks> {he} can write down every night sound and find out what made it. ~ The list is usually funny by the end.
      T<locks,comforter> {he} can have {comforter} in bed all the same. ~ It is good company in the dark.
      C<locks> {he} can think, "Lamp, lock, people. It is looked after."
      A<locks> The round is finished, and the lock has clicked. What can be heard now is a fridge, a pipe and somebody turning over. The people who look after this home know how to do it. Sleep can take the next shift.
    `),
    '11+': script(`
      D<wall> Being alone in a bedroom at night is partly a matter of acoustics. The door is shut, the light is off, and what remains of the family is a tap, a cough and a drawer. {Name} may listen for those sounds without noticing it. Brains do that, because for thousands of years it was useful to know that someone was still by the fire. The household has not gone anywhere. It has only been turned down.
      D<back> Some people fall asleep alone from the beginning, and others learn it later, in steps. That is how {Name} might go about it as well, since it works at any age. Someone looks in after an agreed time, and every few evenings that time gets longer. Nothing dramatic is meant to happen. The nights in between teach the nervous system that a quiet room is simply a room.
      D<rounds> A letter to {Name} about sleep could begin with a fact. Nobody sleeps through the night, whatever they say at breakfast. A night is made of rounds of about ninety minutes, and between them the brain comes up and takes a quick look round. If everything is as it was when it dropped off, it goes under again without a note. If somebody was there before and is missing now, it wakes up properly to ask. That is a sensible question. The trick is to give it the same answer at eleven and at three.
      P It can seem as though everyone else had managed this years ago. Nobody posts pictures of themselves asleep on a mattress in their parents' room, so there is little to compare with. In sleep clinics they hear about it every week, from families with children of all ages. The word they use for it is common.
      P Parents can be torn about this. They miss their own sleep, and they know that the nights of being needed come to an end. Both thoughts may be heard in the same sentence at midnight. It is rarely about being annoyed with anyone.
      P In a good part of the world, sleeping alone is considered rather sad, and families share a room as a matter of course. In other parts it counts as a step in growing up. Both opinions are about habits and houses. There is no law of nature in either of them.
      Q When the last sound stops, {Name} might notice ____. It can be a mixture with no good name.
      Q In the first quarter of an hour, {his} body may feel ____. Most of what happens that night happens then.
      Q Thinking of a night away with friends, {Name} may feel ____. Two opposite words would be normal.
      H {helper} can agree on a plan with {him} that goes forward in small steps and is looked at again after two weeks. ~ A plan that may be changed is easier to begin.
      H {helper} can look in at the agreed time without starting a conversation. ~ A short visit says everything that is needed.
      H {helper} can keep this private in front of other people. ~ It is nobody else's business.
      H<helper> {helper} can say who else in the family has lain awake listening to a house. ~ It is often more people than expected.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can arrange the room so that it looks the same at three as it did at eleven. ~ A lamp that stays on is better than one that goes off.
      T {he} can listen to something calm at low volume until it switches itself off. ~ Voices stand in well for company.
      T {he} can move the next step forward or back by a week. ~ The speed is part of the plan, and it can be chosen.
      T<comforter> {he} can keep {comforter} in the bed, and out of sight by day. ~ A good number of adults have the same arrangement.
      T<quiet> {he} can spend the last half hour {quiet}. ~ The evening sets the tone for the night that follows.
      T<doing> {he} can try {doing} in the first quarter of an hour. ~ It is the longest stretch and the most useful one to fill.
      C<wall> {he} can think, "The house is only turned down."
      C<back> {he} can think, "Fifteen minutes, one quiet room, no news."
      C<rounds> {he} can think, "Routine check, same room, carry on."
      C<topic> Until sleep arrives, {he} can think about {topic} and leave out nothing.
      A<wall> Somewhere a drawer shuts, and the last light goes out under the door. What follows is quiet, with people in it. Whoever prefers company at night is in the majority of all humans who have ever lived. Sleep does not mind which way it is reached.
      A<back> Progress here looks like nothing at all, an evening in which nobody can say what happened. There will be nights that go the other way, after a film or a bad day. They do not undo the rest. A quiet room gets more ordinary each time someone falls asleep in it.
      A<rounds> Five rounds, four checks and one breakfast make a night. Most of it goes on without any audience. {his} bed has the same things round it at the end as at the beginning, which is all the brain wanted to know. It can be trusted with the rest.
      D<locks> Some fears at night cannot be argued away, because the thing exists. Burglary is one, and {Name} may lie awake doing sums with probabilities at midnight. Those who study it report that it mostly looks for homes that seem empty, and that it would much rather not meet anybody. Lights, voices and good locks put it off. The mind at night leaves that half out.
      P<locks> Parents lock up by habit and rarely think of saying so. Mentioned once, it is a piece of information. Asked every evening, it turns into a ritual that feeds the worry.
      P<locks> After a break-in nearby, whole streets sleep badly for a while. It wears off in nearly all of them, and the locks are better afterwards.
      Q<locks> At an unexplained sound, {Name} might notice ____. Ears have a night setting.
      Q<locks> In daylight, going through it again, {Name} might feel ____.
      H<locks> {helper} can show once what is locked, and leave it at that. ~ Once is a fact, and every night is a question.
      H<locks> {helper} can take over the subject of security entirely. ~ It comes with paying for the door.
      T<locks> {he} can do the round alone for one week, and then stop. ~ Having checked is different from listening.
      T<locks> {he} can give each night sound its cause, in writing. ~ Houses are noisier than they look.
      T<locks,comforter> {he} can keep {comforter} within reach. ~ Nobody is counting.
      C<locks> {he} can think, "Locked, looked after, and not my shift."
      A<locks> The door is locked, and what remains is plumbing. It is honest to say that no lock on earth is perfect, and fair to add that this one has people behind it. Somebody else is responsible for the bolt. The shift can be handed over now, and sleep does not need to be earned by listening.
    `),
  },
};

/** Sleeping in a bed or a room of one's own: one home with a wall in it, going away and coming back, what a night is. */
export const sleepingAlone: Frame = withScenes(
  own,
  twinInAnotherRoom,
  leftForUniversity,
  roomToOneself,
  tillAsleep,
  callsAtNight,
  backToTheOwnBed,
  theOtherBed,
);
