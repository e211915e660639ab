import { withScenes } from '../scene.ts';
import { saidToTheDoctor } from './said-to-the-doctor.ts';
import { script, type Frame } from '../../frame.ts';

/**
 * Being examined. What a doctor looks at and why, and the rules of touch: the doctor asks and explains first, a grown-up
 * is there, the child may ask, say stop, and tell somebody about any touch afterwards.
 */
const own: Frame = {
  id: 'doctors-visit',
  name: 'Being examined at the doctor',
  says: [
    'scared of the doctor',
    'doctors appointment tomorrow',
    'check up at the doctors',
    'will not let the doctor look in her ears',
    'hates being examined',
    'screams when the doctor touches him',
    'going to the GP',
    'pediatrician visit',
    'paediatrician next week',
    'afraid of the stethoscope',
    'wont open his mouth for the doctor',
    'well child visit anxiety',
    'she does not want to undress at the doctor',
    'doctor needs to look at his private parts, how to explain',
    'doctor touch rules',
    'health visitor check',
    'who is allowed to touch me, the doctor',
    'hides under the chair at the doctors surgery',
    'white coat fear',
    'docter visit',
    'eye test at the clinic',
    'clinic appointments every few months',
    'doesnt like the ear thing at the doctor',
    'school nurse check',
  ],
  claims: {
    strong: [
      'new paediatrician',
      'new pediatrician',
      'eye appointment',
      'hospital appointment',
      'eye clinic',
      'appointment at the hospital',
      'appointment for her eyes',
      'appointment for his eyes',
      'appointment for her ears',
      'appointment for his ears',
      'hearing test',
      'audiologist',
      'doctor',
      'doctors appointment',
      'doctor visit',
      'seeing the doctor',
      'gp',
      'paediatrician',
      'pediatrician',
      'stitches out',
      'stitches taken out',
      'stitches removed',
      'stethoscope',
      'examine',
      'examination by',
      'checkup',
      'check up',
      'well child',
      'white coat',
      'health visitor',
      'school nurse',
      'doctor touch',
      'clinic',
      'physical exam',
      'the doc',
      'doc wants',
      'listen to chest',
      'look in her ears',
      'look in his ears',
      'look in ears',
      'look down throat',
      'ear infection check',
      'be weighed',
      'belly pressed',
      'doctors',
    ],
    cues: ['undress', 'throat', 'private part', 'waiting room', 'weigh', 'nurse'],
    not: [
      'translate',
      'translating',
      'interpreting',
      'doctor said',
      'doctor says',
      'doctor who',
      'doctor told',
      'dental check',
      'dentist',
      'asked the doctor',
      'play doctor',
    ],
  },
  topicWords: ['doctor', 'nurse', 'body', 'ear'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'To look into a throat a doctor uses a light and sometimes a flat wooden stick for a second or two; far back it can make people gag, and a wide open mouth with "aah" often makes it unnecessary. A swab touches the back of the throat for about three seconds.',
    'Ear wax keeps dust out and is made by every ear. When it blocks, it is washed out with warm water or sucked out by a thin tube; drops may soften it first. It takes minutes, is loud from inside, may feel odd or a bit dizzy, and is stopped at a sign.',
    'A doctor listens to heart and breath with a stethoscope, looks into ears, mouth and eyes with a small light, and presses on the tummy.',
    'Before examining, a doctor says what will happen and asks.',
    'A child’s body belongs to the child. A child may ask, say stop, and have somebody there.',
    'Private parts are the parts covered by swimwear. A doctor or nurse looks at them only for health, with a parent or carer there, and says why.',
    'Touch is not a secret. A child can tell a trusted adult about any touch, at a doctor’s or anywhere, and go on telling until somebody helps. It is not the child’s fault.',
    'What is said to a doctor is private; older children can ask to talk to the doctor alone and can ask for a chaperone. When somebody is not safe, doctors pass it on.',
    'In 1816 the French doctor Laennec rolled up paper to hear a heart better; it became the stethoscope.',
    'A heart beats about 100,000 times a day. The sound comes from valves that shut.',
    'The ear light looks at the eardrum, a thin skin inside the ear.',
    'Doctors go to a doctor themselves.',
  ],
  threads: {
    throat: 'a flat stick, an "aah", and a light that looks down a throat',
    wax: 'wax that has done its work in an ear, and how it comes out',
    shy: 'clothes that stay on as long as they can, and who may look away',
    hear: 'a hearing test, in which a small beep is caught',
    measure: 'a body that gets weighed and measured, or gives a sample, and what the numbers are for',
    listen: 'the stethoscope, cold at first, that hears a heart',
    look: 'a small light that looks into an ear',
    hands: 'the doctor’s hands, which are washed first and ask before they touch',
    belongs: 'a body that belongs to the child, so the doctor asks first',
    list: 'the doctor’s round from the ears to the knees',
    paper: 'the rolled-up paper that became a stethoscope',
    ask: 'who asks the questions',
    room: 'what is said and done in a doctor’s room, and who may be there',
  },
  threadCues: {
    throat: /\b(?:stick|spatula|depressor|tongue|throat|tonsil\w*|say(?:ing)? a+h+|swabs?|mouth)\b/i,
    wax: /\b(?:ear ?wax|wax|syring\w*|micro ?suction\w*|suction\w*|irrigat\w*|ears? (?:\w+ )?(?:washed|cleaned|flushed|hoovered|unblocked|rinsed)|(?:clean|wash|flush|unblock)\w* (?:out )?(?:his|her|their) ears?|blocked ears?)\b/i,
    shy: /\b(?:undress\w*|(?:embarrass\w*|self[- ]conscious|shy|hates?|refus\w+|won['’]?t|hold\w*)\b[^.]{0,30}\b(?:lift\w*|rais\w+|show\w*|pull\w* up)\b[^.]{0,15}\b(?:top|shirt|t-shirt|tummy|chest|body)\b|(?:embarrass\w*|self[- ]conscious)\b[^.]{0,40}\b(?:examin\w+|body|look\w* at)\b|examin\w+\b[^.]{0,20}\bembarrass\w*|(?:take|takes|taking) (?:his|her|their) (?:\w+ )?(?:clothes|top|shirt|t-shirt|trousers|pants|things) off|(?:take|takes|taking) off (?:his|her|their) (?:\w+ )?(?:clothes|top|shirt|t-shirt|trousers|pants|things)|get undressed|(?:be|being|seen) (?:naked|undressed)|strip\w*)\b/i,
    hear: /\b(?:hearing (?:test|check|clinic)|audiolog\w*|headphones|test (?:his|her|their) (?:hearing|ears))\b/,
    look: /^(?![^]*\b(?:ear ?wax|wax|syring\w*|micro ?suction\w*|suction\w*|irrigat\w*|ears? (?:\w+ )?(?:washed|cleaned|flushed|hoovered|unblocked|rinsed)|(?:clean|wash|flush|unblock)\w* (?:out )?(?:his|her|their) ears?|blocked ears?)\b)[^]*?\b(?:ears?|earache|otoscope)\b/,
    // Where one place of a body is to be looked at, nobody needs to hear of a chest or an ear.
    listen: /\b(?:stethoscope|chest|heart|cough\w*|breathing|breathless\w*|wheez\w*|asthma|check-?ups?)\b/,
    paper:
      /\b(?:stethoscope|chest|heart|cough\w*|breathing|breathless\w*|wheez\w*|asthma|check-?ups?|examin\w+|medical)\b/,
    ask: /\b(?:worr\w+|feelings?|talk\w*|questions?|camhs|therap\w+|psych\w+|counsel\w+|assess\w*|clinic|eyes?|skin|rash\w*|eczema|foot|feet|legs?|arms?|tummy|stomach)\b/i,
    list: /\b(?:check-?ups?|well child|medical|stethoscope|examin\w+)\b/,
    hands:
      /^(?![^]*\b(?:ears?|ear wax|earache)\b)[^]*?\b(?:eyes?|optician|throat|tonsil\w*|mouth|skin|eczema|rash\w*|foot|feet|toes?|legs?|arms?|knees?|hips?|back pain|spine|private|bottom|willy|penis|tummy|clinic|school nurse|health visitor|undress\w*|touch\w*)\b/,
    measure:
      /\b(?:weigh\w*|weight|height|measur\w*|scales?|urine|pee in|(?:a|do a|his|her) (?:pee|wee)(?! (?:bit|light|thing|bag))|sample|blood pressure|cuff|growth (?:check|clinic))\b/,
  },
  onlyWhenSaid: ['measure', 'hear', 'shy', 'wax', 'throat'],
  tellsAlone: ['measure', 'hear', 'shy', 'wax'],
  comesFirst: ['throat'],
  roles: {},
  titles: {
    young: [
      { text: 'Aah, Says the Mouth', thread: 'throat' },
      { text: "A Lion at the Doctor's", thread: 'throat' },
      { text: 'Out Comes the Wax', thread: 'wax' },
      { text: 'A Whoosh in One Ear', thread: 'wax' },
      { text: 'First Wash, Then Ask', thread: 'hands' },
      { text: 'Sleeve Up, Sleeve Down', thread: 'shy' },
      { text: 'Hands That Ask', thread: 'hands' },
      { text: 'Who Heard the Beep?', thread: 'hear' },
      { text: 'Beep, Says the Box', thread: 'hear' },
      { text: 'A Number for the Doctor', thread: 'measure' },
      { text: 'Up on the Scales', thread: 'measure' },
      { text: 'Boom, Boom, Hello, Heart', thread: 'listen' },
      { text: 'The Doctor Hears a Heart', thread: 'listen' },
      { text: 'A Light in One Ear', thread: 'look' },
      { text: 'What Is in an Ear?', thread: 'look' },
      { text: 'The Doctor Asks First', thread: 'belongs' },
      { text: '{name} Sees the Doctor' },
      { text: 'A Visit to the Doctor' },
    ],
    older: [
      { text: 'One Second of Aah', thread: 'throat' },
      { text: 'What Wax Is For', thread: 'wax' },
      { text: 'A Loud Minute for One Ear', thread: 'wax' },
      { text: 'Washed, Asked, Looked', thread: 'hands' },
      { text: 'One Sleeve at a Time', thread: 'shy' },
      { text: 'Behind the Curtain', thread: 'shy' },
      { text: 'The Smallest Beep', thread: 'hear' },
      { text: 'How Ears Are Read', thread: 'hear' },
      { text: 'A Test for Two Ears', thread: 'hear' },
      { text: 'What the Numbers Are For', thread: 'measure' },
      { text: 'The Doctor Asks First', thread: 'belongs' },
      { text: 'Whose Body Is It?', thread: 'belongs' },
      { text: 'From the Ears to the Knees', thread: 'list' },
      { text: 'A Roll of Paper', thread: 'paper' },
      { text: 'How a Heart Was Heard', thread: 'paper' },
      { text: 'Who Asks the Questions?', thread: 'ask' },
      { text: 'In the Room with the Paper Sheet', thread: 'room' },
      { text: '{name} Sees the Doctor' },
      { text: 'What Doctors Look For' },
    ],
  },
  benefits: [
    'Explains what a doctor looks at and why, before it happens.',
    'Says plainly that a body belongs to the person in it.',
    'Gives {name} something to ask, to say or to hold at the visit.',
  ],
  talk: {
    young: [
      'What does the doctor look at or listen to?',
      'Which part may feel cold or tickly?',
      'Shall we be the doctor of a toy, and ask it first?',
    ],
    older: [
      'What was new in the story about visits to the doctor?',
      'Which word went into the blank, and which part of the visit was it about?',
      'Shall we think of the people {name} can tell about any touch?',
    ],
  },
  cover: {
    setting: 'doctor',
    time: 'day',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['stethoscope'],
  },
  text: {
    '2-3': script(`
      D<listen> {Name sees} the doctor. The doctor wants to listen. A cold round thing goes on the chest. Boom, boom, boom! It is a heart.
      D<listen> The doctor can hear a heart. It is {his} heart. Boom, boom! It goes all day. It goes all night.
      D<look> The doctor has a small light. "May I look?" It looks in {his} ear. Now the other ear!
      D<belongs> {Name has} a body. The doctor knows that. "May I look?" So the doctor asks first.
      D<hands> The doctor comes to {Name}. First the doctor's hands get clean. Wash, wash, wash! Hello, hands.
      P The doctor asks first. The doctor wants to know.
      P Some children sit on a lap. Some sit on a chair.
      P Doctors see a doctor too. They say "aah" as well.
      Q At the doctor, {Name} may feel ____.
      Q<look> With the light near, {Name} may feel ____.
      Q When the doctor looks, {Name} may feel ____.
      Q When the doctor asks, {Name} may feel ____.
      H {helper} can stay in the room.
      H {helper} can hold {Name}.
      H The doctor can show it first.
      H<helper> {helper} can go first.
      H<adult> {helper} can try {adult}.
      T {he} can say "stop" or "wait".
      T<listen> {he} can touch the round thing.
      T {he} can sit on a lap.
      T {he} can hold one hand.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<listen> {he} can say, "Boom, boom, hello, heart."
      C<listen> {he} can say, "My body, my boom, boom."
      C<look> {he} can say, "One ear, two ears."
      C<belongs> {he} can say, "My body. Ask me, please."
      C<hands> {he} can say, "Wash, wash, hello, hands."
      C<topic> {he} can think about {topic}.
      A<listen> Boom, boom goes the heart. The doctor puts the thing down. It is {his} body. Bye-bye, doctor.
      A<listen> The doctor is done. The heart goes on. Boom, boom, all the way home. It is {his} body.
      A<look> The light goes off. One ear is done. The other ear is done. It is {his} body, ears and all.
      A<look> One ear, two ears. The light looked in. Now it is off. The doctor waves bye-bye.
      A<belongs> The doctor is done. It is {his} body. Head, tummy, toes. All of it goes home.
      A<hands> The doctor is done. Wash, wash, go the hands. It is {his} body. Bye-bye, doctor.
      D<measure> There is a thing that measures. The doctor shows it to {him}. It tells how big a body is. One, two, three!
      P<measure> Grown-ups get measured too.
      Q<measure> When it is time, {Name} may feel ____.
      H<measure> {helper} can stay close by.
      T<measure> {he} can hold a hand.
      C<measure> {he} can say, "One, two, three, done."
      A<measure> One, two, three. The number is there. The doctor writes it down. Bye-bye, doctor!
      D<hear> A doctor plays a game with ears. {Name} listens. Beep! Did an ear hear it? It was so small.
      P<hear> Some beeps are too small. No ear can hear them.
      Q<hear> With the beeps, {Name} may feel ____.
      H<hear> {helper} can sit close by.
      T<hear> {he} can put a block in the box.
      C<hear> {he} can say, "Beep, I hear you."
      A<hear> Beep, and a block. Beep, and a block. The ears did their bit. Bye-bye, doctor!
      D<wax> {his} ear has wax in it. Each ear makes wax. It is a bit much. A nurse can get it out. Whoosh!
      P<wax> The nurse does that all day.
      P<wax> Grown-ups have wax in the ear too.
      Q<wax> When it goes whoosh, {Name} may feel ____.
      H<wax> {helper} can hold a hand.
      H<wax> {helper} can say stop for {him}.
      T<wax> {he} can hold up a hand.
      C<wax> {he} can say, "Whoosh, bye-bye, wax."
      A<wax> Whoosh, and stop. The wax is out. The ear can rest. Hello, little sounds!
      D<throat> The doctor has a light. "Open wide!" {Name} may say aah. Aah! The light looks in. Shut!
      Q<throat> At the stick, {Name} may feel ____.
      H<throat> {helper} can say aah too.
      T<throat> {he} can say a big "aah".
      C<throat> {he} can say, "Aah, and shut!"
      A<throat> Aah, and shut. The light is off. The doctor has seen the throat. Bye-bye, stick.
    `),
    '4-5': script(`
      D<listen> Inside {his} body there is a heart, and it goes boom, boom. The doctor has a thing to hear it with. It is round and a bit cold. The doctor puts it on the chest and then on the back. Breath can be heard there too.
      D<look> An ear has a tunnel, and it is dark in there. So the doctor has a tiny light. {Name} may feel it in one ear. Then it is the other ear's turn. It tickles, because the tunnel is small.
      D<hands> Before a doctor looks at {Name}, there is water and soap. The doctor washes both hands, front and back. Then they are clean, and often a bit cold. They ask before they touch. They can feel what eyes cannot see.
      D<belongs> A doctor may look at one place, or at more. It is {his} body, so the doctor asks first. The doctor says what comes next and why. A grown-up is there too.
      P The doctor wants to know how a body is. A body cannot talk, so the doctor looks and asks.
      P Some children want to see each thing first. Some want it to be quick. A doctor can do both, and can be told.
      P Doctors get ill too. Then a doctor sits on the high bed, and another doctor asks.
      Q When the doctor comes close, {Name} may feel ____.
      Q When the doctor looks, {Name} may feel ____.
      Q<listen> When something cold is on the skin, {his} tummy may feel ____.
      H {helper} can stay in the room the whole time. ~ Children may have a grown-up there.
      H The doctor can say why before each thing. ~ It helps to know.
      H {helper} can hold {Name} on a lap. ~ A doctor can look from there.
      H<helper> {helper} can show a tummy or an ear first. ~ It looks funny and does no harm.
      H<adult> {helper} can help at the doctor's. ~ A good start is {adult}.
      T {he} can say "stop", and the doctor can wait.
      T {he} can ask what each thing is for.
      T {he} can ask to touch each thing first.
      T<comforter> {he} can let the doctor listen to {comforter}.
      T<comforter> {he} can hold {comforter} close.
      T<doing> {he} can try {doing} in the waiting room.
      C<listen> {he} can think, "Boom, boom, that is me."
      C<look> {he} can think, "First this ear, then that ear."
      C<hands> {he} can say, "First wash, then ask."
      C<belongs> {he} can think, "It is my body, and I can ask."
      C<belongs> {he} can say, "Please ask me first."
      C<topic> {he} can look up and think about {topic}.
      A<listen> The doctor has heard enough. The heart goes on all by itself, with nobody listening. It is {his} heart and {his} body. All of it can be told at home, nice or not.
      A<listen> Boom, boom, says the heart, and the doctor has heard it. The round thing hangs on its hook. A heart needs no hook. It goes along with {him}, all the way home.
      A<look> Now the light is off, and the ears are dark again. They are part of {his} body, so asking is fine. And it can all be told at home.
      A<look> The tiny light goes back in its box. It saw two tunnels today. The doctor knows a bit more now. What was done and said can be told at home.
      A<hands> At the end the doctor washes both hands again. The soap is for the next person too. It is {his} body, as before. What was done and said can be told at home.
      A<belongs> The doctor is done and says goodbye. It was {his} body before, and it is {his} body after. Touch is not a secret, here or anywhere. It is good to tell a grown-up.
      A<belongs> The doctor asked, and the doctor looked, and now it is done. It is {his} body from top to toe. All of it may be told to a grown-up. That is so after each visit.
      D<measure> A doctor or a nurse may want to know a number. It tells how a body is doing. For that, {Name} may stand, sit or hold still for a moment. Sometimes they need a bit of wee in a cup. It does not hurt. Each number goes on a list.
      P<measure> Nurses measure people all day, small ones and big ones. A number is just a number to them. They do not say well done to one and not to another.
      Q<measure> When it is time to be measured, {Name} may feel ____.
      H<measure> {helper} can stay in the room and hold the coat.
      T<measure> {he} can ask, "What is this for?"
      C<measure> {he} can say, "A number, and then shoes on."
      A<measure> The number is on the list now. The nurse says what it is for, if somebody asks. All the doctor wanted was to know. Shoes on, and off again.
      D<hear> In a quiet room, a doctor finds out what ears can hear. {Name} may wear big headphones for that. They press a little, as a hat does. Then there are beeps, loud ones and tiny ones. For each beep, a hand goes up or a block goes in.
      P<hear> The doctor wants to know how small a beep can get. Some are too small for anyone. That is part of the game.
      Q<hear> With headphones on, {Name} may feel ____.
      H<hear> {helper} can sit there, as quiet as a mouse.
      T<hear> {he} can ask to hold the headphones first.
      C<hear> {he} can say, "Beep, I got you."
      A<hear> The last beep is over, and the headphones come off. Nothing hurt, and no one was wrong. The doctor knows more about two ears now. Outside, all the big sounds are back.
      D<shy> Clothes like to stay on, and {Name} may like that too. A doctor may need to see one place. Often a sleeve can go up, or a shirt a bit. Then it goes down again. The rest stays as it was.
      P<shy> Some people do not mind, and some do. Doctors know both kinds. It is fine to mind.
      P<shy> A doctor says why. A grown-up from home is there too.
      Q<shy> When a shirt goes up, {Name} may feel ____.
      H<shy> {helper} can ask if the clothes can stay on. ~ Often they can.
      T<shy> {he} can hold the shirt and let it down again.
      C<shy> {he} can say, "Why, please?"
      A<shy> The sleeve is down, and the shirt is where it was. It is {his} body, with clothes or without. All of it may be told at home. The doctor says goodbye to a person with both socks on.
      D<wax> Ears make wax, and it keeps the dust out. {his} ear has a lot of it. So small sounds cannot get in. A nurse can get it out. It is done with warm water or with a tiny tube. It goes whoosh, and it is loud for a bit.
      P<wax> The nurse looks into ears all day. It may be little wax or lots. Both are fine.
      P<wax> From inside, it is loud. The nurse cannot hear that. So a hand in the air is a good sign.
      Q<wax> When it goes whoosh, {Name} may feel ____.
      Q<wax> With the head held still, {Name} may feel ____.
      H<wax> {helper} can sit close and hold a hand.
      H<wax> {helper} can ask for a stop at any time. ~ The nurse can wait.
      T<wax> {he} can put up a hand for a stop.
      T<wax> {he} can count the whooshes.
      C<wax> {he} can think, "Whoosh, whoosh, bye-bye, wax."
      C<wax,topic> {he} can think about {topic} until the whoosh stops.
      A<wax> The whoosh has stopped, and the wax is out. It lies in a dish and looks like a crumb. The ear can rest now. Outside, even small sounds may get in.
      D<throat> A throat is at the back of a mouth. It is dark in there, so a doctor has a light. {Name} may see a flat stick as well, for the tongue. It can tickle far back. A mouth as wide as a lion's may do without.
      P<throat> The doctor wants to see if the throat is red. It takes as long as one "aah". Doctors like a loud one.
      Q<throat> When the doctor gets the stick, {Name} may feel ____.
      H<throat> {helper} can do a lion too. ~ Two lions are better than one.
      H<throat> {helper} can ask if it works without the stick.
      T<throat> {he} can open {his} mouth wide and say "aah".
      T<throat> {he} can hold up a hand for "stop".
      C<throat> {he} can think, "One big aah, and shut."
      A<throat> The mouth is shut, and the stick goes in the bin. Each one is used for just one mouth. The doctor has seen what was back there. Lions may go home now.
    `),
    '6-7': script(`
      D<hands> Doctors wash their hands more often than cooks do. {Name} may hear the water before it begins. After that the hands are clean and a bit cold. They ask first, and then they look for things that eyes cannot see. Something may be warm, or hard, or sore. Fingers can tell.
      D<list> A doctor often goes from the top to the bottom. First come {his} eyes, ears and mouth. Then the doctor listens to the chest, and that is a bit cold. Then there are two hands on the tummy, to feel if it is soft. Last may come a tap on the knee, and the leg kicks by itself. Some visits need the whole list, and some need one bit of it.
      D<belongs> Whose body is it? {Name has} one, and it belongs to one person only. The doctor knows that too. That is why a doctor asks first and says the reason. A parent or another grown-up from home stays in the room. And a child may say "wait" to a doctor.
      D<belongs> Private parts are the parts under swimwear. {Name} may know that word, and a doctor knows it too. A doctor looks there only if it is needed for health. A grown-up from home is in the room, and the doctor says why. It is the same rule for every doctor.
      P A doctor cannot feel a pain in another person's tummy. So the doctor asks "here, or here?" That is like looking for something with closed eyes.
      P The doctor may look at a screen a lot. It is not because the screen is nicer. It holds a list of what is known so far.
      P Children in the waiting room may look bored or cross. Some of them have a busy tummy, and nobody can see it. Waiting is hard for most people.
      Q While somebody looks, {Name} may feel ____.
      Q When the doctor asks a question, {Name} may feel ____. It is fine to think first.
      Q In the waiting room, {his} hands may feel ____.
      H {helper} can stay close and listen too. ~ Two people remember more than one.
      H The doctor can explain with a toy what comes next. ~ It is good to see it first.
      H {helper} can ask for a pause. ~ Doctors can wait a minute.
      H<helper> {helper} can help {him} to think of a question on the way. ~ Doctors like questions.
      H<adult> {helper} can help by {adult} in the waiting room. ~ It makes the time seem shorter.
      T {he} can ask the doctor to show a thing first. ~ There is a reason for each one.
      T {he} can say or show "stop" when it is too much. ~ A hand in the air works too.
      T {he} can point to a place instead of telling it. ~ A finger is faster than words.
      T<comforter> {he} can hold {comforter} the whole time. ~ It may get a turn too.
      T<doing> {he} can try {doing} until the name is called. ~ A wait is easier with something to do.
      C<hands> {he} can think, "Washed, asked, and then a look."
      C<list> {he} can think, "One thing, next thing, done."
      C<list> {he} can ask, "What is next on the list?"
      C<belongs> {he} can think, "It is my body, so I can ask why."
      C<belongs> {he} can think, "I can tell, and tell again until somebody helps."
      C<topic> While the doctor types, {he} can think about {topic}.
      A<hands> Now the doctor's hands get washed again, for the next person. What they found is written down. The body is {hers} as before. All of the visit can be told at home, the odd parts too.
      A<list> The list is done, and it was long or short. The doctor writes down what there was to hear and see. The body is {hers} as before. Any part of the visit can be told at home, the odd parts too.
      A<list> From top to bottom or only in the middle, the list is done. The doctor knows more than before. What the doctor saw belongs to one body. It can be talked about at home, from top to bottom.
      A<belongs> After the doctor, the body still belongs to one person. A touch that feels wrong, here or anywhere, can be told. It is not the child's fault. Telling goes on until a grown-up helps.
      A<belongs> There are no secrets about touch, not with doctors and not with anyone else. A grown-up who cares wants to hear it all. That is a good rule, and doctors like it too. It helps to keep a body safe.
      D<measure> Doctors and nurses collect numbers about {his} body, as they do with everyone. They may want to know a weight or a height. Or they want a bit of wee in a cup. It takes a minute. The number goes into a file, and a file is private.
      P<measure> Nurses do not compare children with each other. They look if a line goes on in its own way. Long lines and short ones are both fine with them.
      Q<measure> When a nurse gets the things ready, {Name} may feel ____.
      H<measure> {helper} can ask for a screen or a shut door. ~ A number is a private thing.
      T<measure> {he} can ask not to hear the number, or to hear it. ~ Both are fine.
      C<measure> {he} can think, "They want to know, and that is all."
      A<measure> The line in the file has one more dot on it. A body is more than a number, and doctors know that best. If a class talks about numbers, nobody needs to join in. The visit is done.
      D<hear> A hearing test takes place in a room that swallows noise. A doctor or an audiologist sits behind a window, and {Name} gets headphones. They send beeps, high and low, and each is quieter than the one before. A press on a button says, "I heard that." In between there is silence, and it is fine to wait.
      P<hear> Nobody hears the quietest beeps, not even the one who plays them. The test looks for the place where a beep gets lost. So missing some of them is how it works.
      Q<hear> In the quiet room, {Name} may feel ____.
      H<hear> {helper} can sit where {Name} can see. ~ Quiet rooms are easier with a known face.
      T<hear> {he} can try the headphones in one hand before they go on. ~ They can be moved if they press.
      C<hear> {he} can think, "Wait, beep, press."
      A<hear> Now there is a line on a paper, one for each ear. The doctor can read it and say what it shows. All the ears did was listen, and that is what they do. The door opens, and the corridor sounds huge.
      D<shy> Doctors ask people to take something off when they need to see a place. {Name} may not like that, and many people do not. Often less is needed than it seems. One sleeve, or the back of a shirt, can be enough. There may be a curtain, and a doctor can look away. What was seen can be covered up at once.
      P<shy> A doctor says why a place is looked at. Private parts, the ones under swimwear, are looked at only for health. A grown-up from home is there.
      P<shy> Some people just undress. Some go behind a curtain for one sock. Both are usual.
      Q<shy> When a shirt comes up, {Name} may feel ____.
      H<shy> {helper} can ask what can stay on. ~ It can be more than people think.
      T<shy> {he} can say, "I will do it myself." ~ Buttons are for their owner.
      T<shy> {he} can ask for a towel or a sheet. ~ Doctors have lots of those.
      C<shy> {he} can think, "One bit at a time, and I may ask why."
      A<shy> The clothes are all back, down to the last button. The body is {hers}, with and without them. All that was said and done can be told at home. If something felt wrong, telling goes on until a grown-up helps.
      D<wax> Each ear makes wax, and it has a job. It catches dust before the dust gets deep. {his} ear has too much of it, so sounds get stuck. A nurse can clear it with warm water or a thin tube. From inside it sounds like a big tap. It takes a few minutes for an ear.
      P<wax> A nurse sees ears all day. A lot of wax is nothing odd there. Some nurses like it, because the ear hears so well after it.
      P<wax> Nobody else can hear how loud it is inside. That is why it is good to agree on a sign.
      Q<wax> When the noise begins, {Name} may feel ____. It may change after the first minute.
      Q<wax> With one ear turned up, {Name} may feel ____.
      H<wax> {helper} can ask the nurse to show the tube first. ~ It is thin, and it can be held.
      H<wax> {helper} can hold a hand and watch for the sign. ~ Then the nurse stops.
      T<wax> {he} can put up a hand to make it stop. ~ A stop is part of it.
      T<wax> {he} can hum along. ~ The hum is inside, too.
      C<wax> {he} can think, "It is loud, and it is only wax."
      C<wax,topic> Until the noise ends, {he} can think about {topic}.
      A<wax> The noise is over, and in the dish is a bit of brown wax. It did its job for a long time. Now the ear is free. The first thing it may hear is paper, or a clock on the wall.
      D<throat> Far back on the tongue there is a spot that makes people gag. A doctor knows where it is and stays in front of it. {Name} may be asked to say "aah", which makes the tongue go down. With a good "aah" the flat stick can stay in its box.
      P<throat> The doctor looks at fifty throats in a bad week. It takes one look to see if it is sore. They know that nobody likes the stick, because they do not like it either.
      Q<throat> With {his} mouth open, {Name} may feel ____.
      H<throat> {helper} can practise with {him} in front of a mirror. ~ Then it can be seen what a doctor sees.
      H<throat> {helper} can ask that nothing comes as a surprise. ~ "Now" is a useful word.
      T<throat> {he} can breathe like a dog on a hot day. ~ Panting keeps the tongue low.
      T<throat> {he} can hold the stick first and try it at the front. ~ It is just wood.
      C<throat> {he} can think, "Aah, one second, done."
      A<throat> One second of "aah" was enough. The stick is in the bin, and the throat is in the dark again. The doctor writes something down. Whatever it is, it can be asked about.
    `),
    '8-10': script(`
      D<paper> The stethoscope that {Name} may feel on the skin was once a roll of paper. In 1816, a doctor in Paris wanted to listen to a heart. Putting an ear on the patient's chest felt awkward, so the doctor rolled up some paper. To everyone's surprise, the heart was louder than before. What can be heard is the sound of small doors that shut inside it.
      D<ask> A visit to the doctor is mostly questions. The doctor may ask where, since when, and how much. {Name} may be the only person there who knows, because nobody else is inside that body. Adults sometimes answer first, out of habit. The best questions can also go in the other direction. "What are you looking for?" is one of them, and "Why?" is another.
      D<belongs> A doctor may touch people, and that is unusual, so there are rules for it. The doctor asks before doing it and says what it is for. {Name} can have somebody from home there. Private parts, the ones under swimwear, are looked at only when health requires it, and with a reason given. A child may say stop. All good doctors know these rules, and most of them say them aloud.
      P A doctor has about ten minutes and wants to find out as much as possible in them. It may sound hurried. A short, exact answer helps more than a polite one.
      P Many people tell a doctor that they are fine because they do not like to complain. Doctors know this, and it makes their work harder. They would rather hear the strange detail, the embarrassing one included.
      P Parents sometimes answer for a child, and they mean to help. They may not notice that they are doing it. A sentence such as "I can say that one" is usually enough.
      Q When the name is called in the waiting room, {Name} might feel ____.
      Q At the moment when the doctor asks to look, {Name} may notice ____. It may be shyness, or it may be cold hands.
      Q On the way home from the doctor, {Name} might feel ____. Some feelings arrive late.
      H {helper} can stay in the room, and look at the wall when that is wanted. ~ Being there and watching are two different things.
      H The doctor can say what comes next and wait for a yes. ~ It takes three seconds.
      H {helper} can let the doctor's questions go to the person they are about. ~ Silence helps there.
      H<helper> {helper} can write down what is hard to say and give it to the doctor. ~ Paper is not shy.
      H<adult> {helper} can help by {adult} during the wait. ~ The wait is often longer than the visit.
      T {he} can ask for a reason before anything is looked at. ~ Doctors are glad to give one.
      T {he} can keep on what does not need to come off. ~ It is fine to undress in parts.
      T {he} can write three words on a hand or a card. ~ With a list, nothing is forgotten.
      T<comforter> {he} can keep {comforter} in one hand. ~ Examinations work with one hand as well.
      T<quiet> {he} can spend the wait {quiet}. ~ Waiting rooms are good for it.
      T<doing> {he} can try {doing} before the name is called. ~ It gives the last minutes a use.
      C<paper> {he} can think, "It is only a roll of paper that grew up."
      C<paper> While it is cold, {he} can think, "Listen well, paper tube."
      C<ask> {he} can say, "May I ask one, too?"
      C<belongs> {he} can think, "Asked first, told why, somebody with me."
      C<topic> While the doctor types, {he} can think about {topic} and rank the best five.
      A<paper> A heart goes on shutting its small doors, heard or not, about a hundred thousand times a day. The doctor writes down a line or two. Anything about the visit that felt wrong can be told to a trusted adult, and told again until someone acts. The body goes home with its owner.
      A<paper> The roll of paper was followed by wood, then by rubber tubes, and now some of them have a battery. What they listen to has not changed at all. A doctor who has heard enough puts it away. The heart beats on in private, and what was said and done can be told at home.
      A<ask> At the end there is one more question, and it is often "Anything else?" It is a real one. Whatever was not said there can be told to an adult who listens, and that includes anything about touch. A doctor's door can also be knocked on twice.
      A<ask> The best question may come up on the stairs, which is how it usually goes. It can be kept for the next visit, or somebody can ring up and ask it. Doctors are used to both. A body that gets asked about is easier to look after, and so is one that asks back.
      A<belongs> Most visits are quick, a little cold and soon forgotten. The rules are there for all of them. If somebody breaks such a rule, doctor or not, it is that person's fault alone. It is right to tell a trusted adult, and to keep telling until one of them helps.
      A<belongs> The door closes, and the body that went in is the one that comes out. Nothing about a visit needs to stay in that room. Most of it is dull, and it may be told all the same. A rule that can be said aloud to anybody is usually a good one.
      D<measure> A doctor who has only one number knows little. With two or three, taken months apart, there is a line. {Name} may be weighed, measured, cuffed or asked for a sample to find one dot of it. It is done in a minute, by somebody who has done thousands. A sample, where there is one, goes into a pot with a label and straight to a machine.
      P<measure> Nurses handle such things as a baker handles flour. They are not embarrassed by a pot, a number or a pair of odd socks. They would rather be asked than have somebody worry.
      Q<measure> Before it is done, {Name} might feel ____. Embarrassed is a common word for it.
      H<measure> {helper} can ask for a door that shuts and for the result to be told in private. ~ Both are normal requests.
      T<measure> {he} can ask what it is for before it begins. ~ There is usually a one-sentence answer.
      C<measure> {he} can think, "A dot on a line, and that is all."
      A<measure> The doctor will look at the line and say what it means, or that it means nothing. It cannot tell anyone what a body is worth, because nothing measures that. Numbers belong in a file and not in a classroom. The file is shut, and the day goes on.
      D<hear> In a hearing test, somebody looks for the edge of what an ear can catch. {Name} sits in a room with soft walls, wears headphones and presses a button. The beeps get quieter and quieter, until it is hard to say if there was one. That is the interesting place, and a doctor wants to know where it lies. It is different for high and low sounds. Nobody can fail it, since there is no wrong edge.
      D<hands> Until about 1850, doctors did not wash their hands before they touched a patient. One of them noticed that it made people ill, and hardly anybody believed him. The hands of the doctor that {Name} visits have been washed so often that they are dry. They ask first. Then they feel for things that no eye can see, such as something warm, hard or tender.
      P<hear> Audiologists spend their days watching people listen. They know the look of somebody who is not sure. "I think so" counts.
      Q<hear> In a silence like that, {Name} might notice ____. Some people hear their own heart.
      H<hear> {helper} can ask what the curve on the paper means. ~ It takes a minute to explain.
      T<hear> {he} can close both eyes while listening. ~ Brains hear better without a view.
      C<hear> {he} can think, "If I think I heard it, I press."
      C<hands> {he} can think, "Washed, dried, and now they ask."
      A<hear> The result is a curve, and a doctor can tell from it if anything would help. It takes about twenty minutes, and the headphones go back on their hook. Nothing in it was about being clever. Outside, a lift hums, and two ears hear it.
      A<hands> After each patient the tap runs again, because of what was found out so long ago. A doctor's fingers know a good deal, and they only look where they have been allowed to. Whatever was done in that room can be talked about at home, the odd parts included. The body goes along, and the hands stay there.
      D<shy> Minding about clothes is a usual part of growing up, and there is nothing wrong with it. A doctor who examines {Name} needs to see a place and not a whole person. Often one sleeve is enough, or a shirt lifted at the back. If more is needed, it can be done half by half, behind a curtain or under a sheet. The doctor says what it is for before anything comes off.
      P<shy> To a doctor a back is a back, as a tyre is a tyre to a mechanic. Knowing that does not make it less embarrassing. That is why there are curtains.
      P<shy> Private parts, the ones under swimwear, are looked at only when health requires it. The reason is given, and an adult from home or a nurse may be there. "Not today" or "please stop" can be said to any doctor.
      Q<shy> With a shirt half up, {Name} might feel ____. Others in the queue may feel the same.
      H<shy> {helper} can ring beforehand and ask what will be looked at. ~ The list is usually shorter than the one in a head.
      T<shy> {he} can ask for a woman or a man as a doctor, or for people to turn round. ~ All of these are ordinary requests.
      T<shy> {he} can wear two thin layers that lift easily. ~ One of them can stay.
      C<shy> {he} can say, "What is it for, and can I keep the rest on?"
      A<shy> Dressed again, nobody can see who used the curtain and who did not. A body belongs to the person in it, with every button done up and with none. What was said and done may be told at home, all of it. If something was not right, the fault is with whoever did it, and telling goes on until somebody helps.
      D<wax> Ear wax has a poor reputation and a good job: it catches dust and keeps water off the skin. Most ears push it out by themselves. {his} ear has kept some, and it sits there like a cork, so it gets cleared. That is done with warm water or with a thin tube that sucks, while somebody looks through a lens. From inside it roars, although it is a small machine. It takes a few minutes for each ear.
      P<wax> The people who do it look into ears all day long. Lots of wax is good news to them, since it means that something can be done about it.
      P<wax> Nobody in the room can hear what it is like inside. From outside it is a soft hiss. So a sign says more than a face does.
      Q<wax> When the roar begins, {Name} might notice ____. It may be in the ear or in the shoulders.
      Q<wax> On the way to the appointment, {Name} might feel ____.
      H<wax> {helper} can ask whether drops would soften the wax in the days before. ~ Soft wax comes out faster.
      H<wax> {helper} can arrange a sign for "stop" with the nurse before it starts. ~ It is used quite often.
      T<wax> {he} can raise a hand if it hurts, or if the room begins to turn. ~ A pause costs nobody anything.
      T<wax> {he} can ask to hear the machine for a second before it goes in. ~ Known noises are smaller.
      C<wax> {he} can think, "A big noise from a small tube."
      C<wax,topic> While it roars, {he} can think about {topic}.
      A<wax> Afterwards there is a small brown lump in a dish, and it is hard to believe that it blocked anything. The ear will go on making wax, as ears do. For the moment it is wide open. A bag rustles, somebody turns a page three chairs away, and all of it gets in.
      D<throat> The back of a throat is guarded by the gag reflex, which is quick and cannot be argued with. So it is no wonder that a doctor with a flat stick is not a welcome sight. {Name} may have met one that went too far back. It can be made easier. Tongue out, mouth wide, a long "aah" or panting like a dog: all of these make room.
      P<throat> A doctor who has been told, "I gag easily," works in a different way. It is useful news, and they hear it several times a day. Some dentists have the same trouble when they sit in the chair.
      Q<throat> With the light coming closer, {Name} might notice ____. Throats like to shut when they are watched.
      H<throat> Someone at home can say it beforehand at the desk. ~ Then it need not be said with an open mouth.
      T<throat> {he} can look at a mark on the wall and pant through it. ~ It takes about two seconds.
      T<throat> {he} can ask to do the tongue part without a stick first. ~ The answer is usually that it is worth a try.
      C<throat> {he} can think, "Tongue out, pant, two seconds."
      A<throat> The light goes off, the stick snaps in two, and the doctor knows whether it is red back there. The reflex has done its duty, or was not even needed. Sore throats mend in a week or so. Being looked at takes two seconds of it.
    `),
    '11+': script(`
      D<room> A doctor's room has a few rules that are rarely explained. What is said in it is private, and the doctor passes it on only if somebody is not safe. {Name} can ask for a parent to stay, or to wait outside for part of the time. For anything personal, a second adult can be there, which is called a chaperone. A doctor says what an examination is for and asks before touching anyone. "No" and "not today" are answers.
      D<paper> The stethoscope was invented out of embarrassment. In Paris in 1816, a doctor did not want to press an ear to a patient's chest. A roll of paper did the job instead, and {Name} may know what became of it. It is a comforting origin. Doctors and patients both find it awkward to be close to a person they hardly know. So medicine has developed tools and manners for it. The manners count as much as the tools.
      D<ask> It takes a doctor about eight years to learn what to ask, and about ten minutes to ask it. The other expert in the room is the patient. {Name} may know things that are in no textbook, such as what that body is like on a Monday or at three in the morning. Adults tend to answer for people of this age, and they usually stop when it is mentioned. Two experts are enough for one small room.
      P Doctors hear embarrassing things all day long and stop noticing that they are. To them a rash is information, wherever it is. What worries them is the patient who leaves without having mentioned it.
      P A doctor who looks at a screen may seem uninterested. Most are trying to read, type and listen at once, and they know how it looks. A direct question tends to bring their face back.
      P Some people find it unpleasant when somebody new touches them, however good the reason is. It is not childish, and it does not fade for everyone. A doctor who knows about it can explain more and touch less.
      Q In the waiting room, between the old magazines, {Name} might feel ____. It may be about the question that is hard to ask.
      Q At the sentence "I would like to examine that", {Name} may notice ____. A pause before answering is perfectly normal.
      Q Out on the street afterwards, {Name} might feel ____. Feelings about such visits sometimes arrive late.
      H {helper} can ask who is wanted in the room, and accept the answer. ~ It may be different next time.
      H The doctor can explain what is planned, and what would be left out. ~ Consent needs information.
      H {helper} can make the appointment with a doctor of the preferred gender. ~ Surgeries are used to that request.
      H<helper> {helper} can be the person who is told afterwards, without asking for details. ~ Listening is the useful part.
      H<adult> {helper} can offer {adult} on the way there. ~ It need not be about the appointment.
      T {he} can put the difficult question at the beginning. ~ At the end there is a hand on the door handle.
      T {he} can write the question down and hand it over. ~ Doctors read quickly.
      T {he} can ask for a few minutes alone with the doctor. ~ It is a normal request at this age.
      T<comforter> {he} can keep {comforter} in a bag or a pocket. ~ Nobody searches patients.
      T<quiet> {he} can spend the wait {quiet}. ~ It beats the magazines.
      T<doing> {he} can try {doing} just before it begins. ~ What has helped elsewhere may well help here.
      C<room> {he} can think, "I may ask, I may wait, I may say no."
      C<room> {he} can say, "What is that for, please?"
      C<paper> {he} can think, "The whole thing was invented by somebody shy."
      C<ask> {he} can think, "I am the other expert in here."
      C<topic> While the doctor listens, {he} can think about {topic} at length.
      A<room> Most appointments with a doctor are unremarkable, and the rules are hardly noticed. They matter on the day when something is not right. Anybody who touches a person without a reason, or asks for silence about it, has broken them, and the fault is entirely theirs. It can be told to a trusted adult, and to a second one, until somebody acts.
      A<paper> The paper tube is in a museum, and the awkwardness is still in use. A good doctor works around it with a question, a reason and a pause. If one of them leaves these out, that can be said, there or later, to an adult who can be trusted. The heart meanwhile goes on with its work, heard or not.
      A<ask> The doctor writes a summary, which a patient may ask to see. If something was forgotten, there is a telephone, and if something felt wrong, there is an adult worth telling. It is a good sign when both experts leave with fewer questions than they brought. The magazines in the waiting room remain a mystery.
      D<measure> Much of a doctor's work consists of taking numbers at intervals: weight, height, pressure, what is dissolved in a sample. {Name} may have such an appointment and wish it were over. A single value says next to nothing. A series of them shows a direction, and this is what a doctor wants. It is collected by people to whom a pot with a label is as ordinary as a letter.
      P<measure> There are people for whom a number on a scale is a difficult thing to hear. Staff know that, and most will weigh someone backwards and say nothing if they are asked. It needs no explanation.
      Q<measure> In the minute beforehand, {Name} might feel ____. It can be about the number, or simply about the room.
      H<measure> {helper} can wait outside, or come in, as preferred. ~ It can be decided at the door.
      T<measure> {he} can ask for privacy, for the reason, or not to be told the figure. ~ Each of those is a patient's right.
      C<measure> {he} can think, "One dot, for their line."
      A<measure> What the doctor makes of it is a matter of trends and not of verdicts, and questions about it are welcome. The figure is nobody else's business, including those who announce theirs. A body has a great many properties that no instrument in that room can take. It may now put its shoes back on.
      D<shy> Being looked at is an odd thing to be asked for, and at this age most people would rather not. A doctor who examines {Name} needs one place at a time. Clothes can come off by halves and go back on in between, behind a curtain or under a sheet. The reason comes first, in words that can be understood. It is also possible to agree to one part of an examination and to leave another for a different day.
      P<shy> Doctors have usually stopped noticing bodies and go by what they are looking for. That is a fact about doctors and no cure for embarrassment. The good ones knock, look away and say when it is over.
      P<shy> For anything private there can be a second adult, called a chaperone, and it need not be a parent. Private parts are looked at only when health requires it, and the patient can say no or stop. That can be said without being polite.
      Q<shy> Behind the curtain, {Name} might feel ____. It may be gone by the car park or stay until supper.
      H<shy> {helper} can ring and ask what will be examined, and by whom. ~ The answer is usually less than was imagined.
      T<shy> {he} can ask for a woman or a man, and for a parent to stay or to wait outside. ~ Receptionists get these questions daily.
      T<shy> {he} can wear something that lifts or rolls up easily. ~ Half of the problem is zips.
      C<shy> {he} can say, "What is it for, and what can stay on?"
      A<shy> Outside again, in all of the usual layers, nothing shows. The rules behind the curtain were there for a reason, and they apply to every doctor and every patient. If someone breaks them, the fault is entirely theirs, and it can be told to a trusted adult until one of them acts. The rest of it is an ordinary appointment, slightly cold, and nobody else's business.
      D<wax> Wax is one of the body's better ideas. It catches dust, repels water and moves slowly outwards, taking everything along. In {his} ear it has stopped moving, and the sound stops with it. Clearing it is a routine job, done with warm water or with a fine suction tube under a lens. It does not take long. The odd part is the noise: a few millimetres from the eardrum, a small pump sounds like a motorway.
      P<wax> A nurse or doctor who does this sees dozens of ears in a week, and none of them is remarkable. There is no connection with being clean or not. Cotton buds, in fact, are the most common cause.
      P<wax> Others in the room hear a faint hiss and may underestimate the rest. It is worth telling them that it is loud. They can only go by signs.
      Q<wax> With the tube in the ear, {Name} might notice ____. Noise from inside is a strange sort of noise.
      Q<wax> Before it starts, {Name} might feel ____.
      H<wax> {helper} can find out beforehand which method it will be, and whether drops would help. ~ Surprises are the worst part of most appointments.
      H<wax> {helper} can come in or stay outside, as preferred.
      T<wax> {he} can agree on a hand signal and use it freely. ~ Pain or dizziness is a reason, and so is wanting a breather.
      T<wax> {he} can ask for a short go first, to hear what it is like. ~ After that it is a known quantity.
      C<wax> {he} can think, "Loud, brief, and a very small pump."
      C<wax,topic> Until the pump stops, {he} can think about {topic}.
      A<wax> When it is over, the evidence lies in a dish and is not impressive. The ear, on the other hand, may be startled by its own sleeve. Wax will form again, slowly, because that is its job. Meanwhile there are footsteps, a door, a pen being clicked somewhere, all at their proper size.
    `),
  },
};

/** Being examined: a body that belongs to its owner, hands that ask first, and what is seen, heard and said there. */
export const doctorsVisit: Frame = withScenes(own, saidToTheDoctor);
