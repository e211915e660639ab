import { capeOn } from './mending/cape-on.ts';
import { withScenes } from '../scene.ts';
import { hairsOnTheNeck } from './hairs-on-the-neck.ts';
import { script, type Frame } from '../../frame.ts';

const own: Frame = {
  id: 'haircut',
  name: 'Getting a haircut',
  says: [
    'scared of the hairdresser',
    'haircut meltdown',
    'hates having his hair cut',
    'screams at the barbers',
    'will not let anyone cut her hair',
    'afraid of the clippers',
    'the buzz of the clippers is too loud',
    'first haircut',
    'needs a trim but refuses',
    'hair in her eyes and wont let us cut it',
    'hair cut trauma',
    'sensory issues at the barber shop',
    'itchy hair on the neck after a haircut',
    'does not want the cape on',
    'we cut his hair when he is asleep',
    'scissors near her ears',
    'thinks it hurts when hair is cut',
    'cutting his fringe',
    'bangs need trimming',
    'salon visit',
    'hairdressers next saturday',
    'haircutt for my son',
    'regrets her new haircut',
    'hair clippers at home',
  ],
  claims: {
    strong: [
      'wants his hair cut',
      'wants her hair cut',
      'keep it long',
      'keep his hair long',
      'keep her hair long',
      'haircut',
      'hair cut',
      'cut hair',
      'hairdresser',
      'barber',
      'barbershop',
      'clipper',
      'salon',
      'hair trim',
      'fringe cut',
      'cut fringe',
      'cut bangs',
      'hair is cut',
      'scissors near',
      'need trim',
      'trim hair',
      'trim fringe',
      'get trim',
      'bangs need',
      'trimmer',
      'hair trimmer',
      'trimmers',
      'barbers',
      'hairdressers',
    ],
    cues: ['hair', 'scissors', 'buzz', 'comb', 'fringe', 'cape'],
    not: [
      'nits',
      'lice',
      'head lice',
      'combed every',
      'combing',
      'nail clipper',
      'hedge trim',
      'trim nail',
      'dog groomer',
      'nail trimmer',
    ],
  },
  topicWords: ['hair', 'snip', 'scissors', 'clippers'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Hair above the skin is not alive and has no nerves; cutting it does not hurt. Pulling is felt at the root.',
    'Hair on the head grows about one centimetre a month, some 0.3 millimetres a day.',
    'A head has about 100,000 hairs; 50 to 100 fall out on an ordinary day.',
    'Clippers buzz and vibrate; the bones of the head carry the sound, so it seems louder to the one who sits there.',
    'Cut hair is short and sharp and can itch on the neck; a brush and a change of shirt help.',
    'A cape or a towel keeps most of the cut hair off.',
    'Hairdressers can pause, use scissors instead of clippers, and cut in short parts.',
    'The red and white pole of barbers comes from the time when barbers also worked as surgeons.',
    'Sensitive skin and ears can make haircuts hard; it is not bad behaviour.',
  ],
  threads: {
    after: 'hair that has been cut already, and is not liked',
    whose: 'hair that others would like to see cut, and the person it grows on',
    snip: 'the snip, snip of the scissors',
    cape: 'a cape that catches the hair',
    grow: 'hair that feels nothing and grows back',
    buzz: 'the buzz of clippers, and why it is loud in a head',
    mirror: 'the mirror, which shows a haircut as it happens',
    pole: 'the striped pole of a barber',
    centimetre: 'one centimetre a month, which can undo any haircut',
  },
  threadCues: {
    // Nobody who wants to keep the hair is told that it is off.
    whose:
      /\b(?:(?:keep|have|grow|wear|growing|keeps|likes?|wants?|loves?) (?:it|(?:his|her|their) hair|hair) (?:\w+ )?(?:long|longer|out)|(?:wants?|likes?|loves?) (?:long hair|to grow (?:it|his|her|their))|growing (?:it|his hair|her hair|their hair)|(?:grand\w*|gran|granny|nan\w*|dad|daddy|mum|mom|uncle|aunt\w*|step\w+|coach|teacher|school|they|everyone|everybody|people|relatives|family)\b[^.]{0,20}\b(?:tell\w*|nag\w*|told|wants?|says?|make|making|insists?)\b[^.]{0,40}\b(?:get (?:it|his hair|her hair|a haircut|a hair cut)|cut (?:it|his hair|her hair)|(?:his|her|their) hair cut|must go|has to (?:go|come off|be cut)|must be cut|be shorter)|school (?:rules?|policy|says)|hair rules?|(?:does not|doesn'?t|doesnt) want (?:it|his hair|her hair|their hair) (?:cut )?short)\b/i,
    // Where it is to be scissors only, nobody is told of clippers.
    buzz: /^(?![^]*\b(?:scissors? (?:only|instead)|(?:only|just) scissors|(?:no|without(?: the| any)?|not use(?: the| any)?|instead of(?: the)?) clippers)\b)[^]*?\b(?:clippers?|buzz\w*|trimmers?|shav\w+)\b/i,
    snip: /\b(?:kitchen|(?:dad|daddy|mum|mummy|mom|mommy|grandma|gran|nan|i|we) (?:cuts?|trims?)|scissors?|snip\w*|fringe|bangs|salon|trim|hairdressers?)\b/i,
    after:
      /^(?![^]*\b(?:last time|every time|each time|whenever|when (?:he|she|they)|never)\b)[^]*?\b(?:(?:too|so) short|(?:hates?|regrets?) (?:his|her|their|the) new (?:short )?(?:hair|haircut|cut|fringe|look|bob)|(?:hates?|regrets?) (?:his|her|their) (?:hair|haircut|fringe|look|bob)\b(?= ?(?:now\b|$|[.,!]|so\b|and\b|already\b|after\b))|new (?:short )?(?:haircut|hair|cut|hairstyle)(?! (?:tomorrow|on|next|soon|for|today|this))|had (?:his|her|their) hair cut|cut (?:his|her|their) own|cut it (?:himself|herself)|bad haircut|wonky|uneven|laughed at (?:his|her|their) hair|got (?:his|her|a) (?:hair cut|haircut)(?! (?:tomorrow|on|next|soon|coming|booked))|shaved (?:off|it)|won'?t take (?:his|her|their) hat off)\b/,
  },
  decidedBy: [
    /\bfirst (?:(?:proper|real|ever|big|professional) )*(?:hair ?cut|trim|visit to the (?:barber|hairdresser)\w*)\b/i,
  ],
  onlyWhenSaid: ['after', 'whose'],
  tellsAlone: ['after', 'whose'],
  roles: {
    cutter: {
      fallback: { text: 'the hairdresser' },
      cues: [
        { match: /\bbarber/i, phrase: { text: 'the barber' } },
        {
          match:
            /\bat home\b|\bin (?:our|the|[a-z]+['’]s) (?:kitchen|garden|bathroom)\b|\b(?:I|we|dad|mum|mummy|daddy|my (?:husband|wife|mum)|nan|nana|gran|grandma|(?:aunt(?:ie|y)?|uncle|grandad|grandpa)(?: \w+)?) (?:(?:have|has|try|tries|want|wants|used) to |always )?(?:cut|cuts|trim|trims|shave|shaves) (?:his|her|their|it)\b/i,
          phrase: { text: 'the one who cuts' },
        },
      ],
    },
  },
  titles: {
    young: [
      { text: 'Buzz Goes the Hair', thread: 'buzz' },
      { text: 'Shorter Than Before', thread: 'after' },
      { text: 'Where Did It Go?', thread: 'after' },
      { text: 'Snip, Snip, Brush', thread: 'snip' },
      { text: 'Snip Goes the Hair', thread: 'snip' },
      { text: 'Under the Cape', thread: 'cape' },
      { text: 'The Cape That Catches Hair', thread: 'cape' },
      { text: 'Hair Grows and Grows', thread: 'grow' },
      { text: 'Snip, and It Grows Again', thread: 'grow' },
      { text: 'What Hair Cannot Feel', thread: 'grow' },
      { text: 'New Hair Is on Its Way', thread: 'grow' },
      { text: 'A Haircut for {name}' },
      { text: '{name} Gets a Haircut' },
      { text: 'Snip for {name}' },
    ],
    older: [
      { text: 'A Stranger in the Window', thread: 'after' },
      { text: 'Shorter Than Planned', thread: 'after' },
      { text: 'Buzz Is Only a Sound', thread: 'buzz' },
      { text: 'Why Clippers Are Loud', thread: 'buzz' },
      { text: 'What Hair Cannot Feel', thread: 'grow' },
      { text: 'Somebody in the Mirror', thread: 'mirror' },
      { text: 'Half a Haircut in the Mirror', thread: 'mirror' },
      { text: 'The Striped Pole', thread: 'pole' },
      { text: 'Snip, Tooth, Broken Leg', thread: 'pole' },
      { text: 'One Centimetre a Month', thread: 'centimetre' },
      { text: 'Hair Keeps on Coming', thread: 'centimetre' },
      { text: '{name} Gets a Haircut' },
      { text: 'What Happens at a Haircut' },
      { text: '{name} and the Scissors' },
    ],
  },
  benefits: [
    'Shows what happens at a haircut, with its sounds and touches.',
    'Takes sounds, touches and itchy hairs seriously.',
    'Gives {name} one thing to do on the chair and something short to say or think.',
  ],
  talk: {
    young: [
      'What happens to the hair in the story?',
      'Which part may feel tickly?',
      'Shall we play haircuts with a cape and a comb?',
    ],
    older: [
      'Which part of a haircut did the story explain?',
      'Which word went into the blank, and is it about the sound, the touch or the mirror?',
      'Shall we tell {cutter} one thing before the next haircut?',
    ],
  },
  cover: {
    setting: 'shop',
    time: 'day',
    pose: 'sit',
    feeling: 'curious',
    companion: 'grown-up',
    props: ['mirror', 'scissors'],
  },
  text: {
    '2-3': script(`
      D<snip> {his} hair got long. {Name sits} on a chair. The scissors go snip. Snip, snip! Hair falls down.
      D<snip> Snip! Scissors say that. A bit of {his} hair falls. It falls on the floor. Snip, snip, snip.
      D<cape> {Name has} a cape on. It is big and soft. Hair falls on the cape. The cape gets it all.
      D<buzz> Bzzz! Clippers buzz. {Name} may hear it. Bzzz, near an ear. Hair falls down.
      P Lots of heads get a haircut. Hair grows on all of them.
      P Some children look in the mirror. Some look down.
      P Grown-ups get haircuts too. They sit as still as a hat.
      Q<snip> With the scissors near, {Name} may feel ____.
      Q When hair falls, {Name} may feel ____.
      Q On the chair, {Name} may feel ____.
      H {helper} can stay close.
      H {helper} can say, "Stop, rest."
      H<buzz> {helper} can say, "Buzz, stop."
      H {helper} can hold a mirror.
      H<helper> {helper} can sing a snip song.
      H<adult> {helper} can try {adult}.
      T {he} can lift a hand for "stop".
      T {he} can hold a soft brush.
      T {he} can look at one shoe.
      T<buzz> {he} can cover one ear.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<snip> {he} can say, "Snip, snip, brush."
      C<snip> {he} can say, "Bye-bye, old hair."
      C<cape> {he} can say, "Cape, catch the hair."
      C<buzz> {he} can say, "Buzz, buzz, bye-bye, hair."
      C<topic> {he} can think about {topic}.
      A<snip> Snip, snip, stop. The scissors rest. A soft brush comes. The hair is short now.
      A<snip> Old hair is on the floor. New hair is on the head. Brush, brush. Bye-bye, snip, snip.
      A<cape> The cape comes off. Shake, shake, shake! The hair falls on the floor. Bye-bye, cape.
      A<cape> The cape did it. It got all the hair. Off it comes. Hello, short hair!
      A<buzz> The buzz stops. Shh! The clippers rest. The hair is short.
      D<after> {his} hair is short now. Snip, it went. The head is the same. Hello, ears!
      P<after> People may look. New hair is new to them.
      Q<after> With new hair, {Name} may feel ____.
      H<after> {helper} can find a soft hat.
      T<after> {he} can pat {his} hair.
      C<after> {he} can say, "Grow, hair, grow."
      A<after> Hair grows at night. It grows at breakfast. It does not stop. Grow, hair, grow!
    `),
    '4-5': script(`
      D<snip> First there is a chair. {Name gets} a cape or a towel. A comb goes through the hair. The scissors go snip, snip, snip. They are cold by the ear for a moment. Little bits of hair fall down.
      D<cape> A cape is a big cloth with a hole for a head. {Name wears} it for a haircut, because cut hair itches. The comb comes, and then the cutting. Each time a bit of hair falls. It lands on the cape and slides off.
      D<grow> {his} hair gets a bit longer each day, even at night. After some weeks it gets in the eyes. Hair is not like skin. It cannot feel the scissors, so a snip does not hurt. A pull can be felt, because hair has roots.
      D<buzz> Clippers cut hair, and they buzz. {Name} may have them, or hear them on another head. They shake a little. Close to an ear the buzz is big. Far off it is small.
      P Many people cut hair from morning to evening. Wiggly heads are nothing new to them. Slow is fine too.
      P A small sound is big when it is near an ear. From far off it is small again. So {cutter} may not know how loud it is.
      P Some children look in the mirror the whole time. Some would rather look at their knees. Both get a haircut.
      Q<snip> When the scissors come close, {Name} may feel ____.
      Q<cape> Under the cape, {his} neck may feel ____.
      Q<buzz> When the buzz comes near, {Name} may feel ____.
      Q With the new hair, {Name} may feel ____.
      H {helper} can stand where {Name} can see. ~ A friendly face makes it easier to sit.
      H {cutter} can stop when a hand goes up. ~ That is a good sign for "wait".
      H<buzz> {helper} can ask if scissors will do. ~ They make a small sound.
      H {helper} can bring a clean shirt for after. ~ Then the small hairs stop itching.
      H<helper> {helper} can get one snip too. ~ It shows how it goes.
      H<adult> {helper} can help at the haircut. ~ One thing that helps is {adult}.
      T {he} can put one hand up for a rest.
      T {he} can hold the comb and feel it first.
      T<cape> {he} can rub an itchy spot with a soft towel.
      T<buzz> {he} can put one hand over an ear.
      T<comforter> {he} can hold {comforter} under the cape.
      T<doing> {he} can try {doing} on the chair.
      C<snip> {he} can count, "One snip, two snips, three snips."
      C<snip> {he} can think, "Snip, snip, and then the brush."
      C<cape> {he} can think, "Hair on the cape, not on me."
      C<grow> {he} can think, "My hair does not feel it."
      C<buzz> {he} can think, "Big buzz here, small buzz there."
      C<topic> {he} can think about {topic} with eyes shut.
      A<snip> The snips come to an end. A soft brush takes small hairs off the neck. The head may move again. A broom comes and sweeps up all the hair.
      A<snip> It is quiet now, because the scissors lie in a drawer. The comb goes through the hair one more time. It gets to the end sooner. That is how short hair feels.
      A<cape> The cape comes off and gets a shake. On the floor, the hair looks like a small nest. A broom takes it away. The head is lighter than before.
      A<cape> The cape hangs on its hook again. It caught nearly all the hair. One or two small hairs may itch on the neck. A clean shirt is good for that.
      A<grow> The old hair is on the floor. New hair is on its way, too slow to see. In a few weeks it will be in the eyes again. The scissors will wait for it.
      A<grow> The scissors are back in their pot. On {his} head the hair has begun to grow. It does that without a sound. One day a comb will find out.
      A<buzz> The buzz stops, and now it is quiet. The ears can hear other sounds again. A soft brush takes the small hairs away. The clippers make no sound at all.
      D<after> {his} hair has been cut, and now it is short. In the mirror it looks odd. There is more face, and there are two ears. It can feel cold at the neck. The hair on the floor is gone, and new hair is growing.
      P<after> Other people may say things about new hair. They say what they see, and then they think of lunch. In a few days, nobody looks.
      Q<after> In front of the mirror, {Name} may feel ____.
      H<after> {helper} can find a hat or a clip.
      T<after> {he} can put a mark on the calendar for each week.
      C<after> {he} can say, "Grow, hair. You know how."
      A<after> Each night the hair gets a tiny bit longer. It does that with no help. The one under the hair is the same as before. One day it tickles the ears again.
    `),
    '6-7': script(`
      D<buzz> Clippers make a buzz, and they shake a little. {Name} may have them at a haircut, or hear them from the next chair. A buzz is loud when it is close to an ear. The bones of the head carry it too, so it is loud inside. Across the room it is only a hum. Clippers are made to take hair and not skin.
      D<grow> Why does a haircut not hurt? The hair that {Name} can see has no feeling in it. Only the root is alive, and that is under the skin. The scissors stay far away from it. So a snip is something to hear and not to feel. A knot in the comb is another thing, because it pulls at the root.
      D<mirror> A haircut often has a mirror in it. {Name} may see a comb there, and a cape with a head. Then the hair gets cut, first one side and then the other. For a while it looks odd. That is because half a haircut is in the mirror. It is not done yet.
      P {cutter is} thinking about two sides that match. Wiggles make that tricky. It is easier when there are short rests.
      P Some people like it when somebody combs their hair. For some, each touch on the neck is too much. Skin is not the same on everybody.
      P At school a new haircut gets looked at for a day. Most children want to see what is new. After that it is just hair.
      Q When the comb comes close, {Name} may feel ____.
      Q With the sound right at one ear, {Name} may feel ____. The other ear may feel something else.
      Q With little hairs on the neck, {his} skin may feel ____.
      H {cutter} can show the tools before they are used. ~ A sound is easier when it is known.
      H {helper} can ask for scissors only. ~ Clippers are faster, but scissors are quiet.
      H {helper} can bring a towel and a clean shirt. ~ They help against the itch.
      H<helper> {helper} can sit in the next chair and talk. ~ It makes the time seem shorter.
      H<adult> {helper} can help by {adult} before the first cut. ~ A good start helps.
      T {he} can hold up a hand to get a rest. ~ A haircut can be done in small parts.
      T<buzz> {he} can touch the clippers when they are off. ~ They are smooth and not sharp to hold.
      T {he} can pick a spot to look at. ~ Eyes with a job help a head to keep still.
      T<comforter> {he} can hold {comforter} under the cape. ~ Nobody can see it there.
      T<doing> {he} can try {doing} on the chair. ~ It helps the time go by.
      C<buzz> {he} can think, "Loud here, quiet over there."
      C<buzz> {he} can hum along and think, "Two buzzes."
      C<grow> {he} can think, "I can hear it, and my hair cannot feel it."
      C<mirror> {he} can think, "That is only half a haircut."
      C<topic> With closed eyes, {he} can think about {topic}.
      A<buzz> The buzz stops, and it is suddenly quiet. A brush goes over the neck. Some small hairs stay behind, and they can itch until the shirt is changed. The clippers hang on their hook and make no sound at all.
      A<buzz> The clippers are off, and the ear is all by itself again. It had the loud part of the haircut, because it was so near. Across the room they heard nearly nothing. The hair is short, and the quiet is long.
      A<grow> The cut hair is on the floor, and it felt nothing. Under the skin the roots go on working. In one month there is one more centimetre. That is how a haircut goes away by itself.
      A<grow> A broom comes for the hair, and that is the end of it. On the head, the new bit has already started. It is too small to see today. One day it will be in the way again.
      A<mirror> Now the two sides match, and the mirror shows it. The person with the cape is the same one as before. The hair is shorter, and there is a bit more ear. {cutter} may hold up a small mirror to show the back.
      A<mirror> In the mirror there is one whole haircut now. It may look odd from the left and good from the right. Heads need a day to get used to new hair. The mirror does not mind, because it shows what there is.
      D<after> {his} hair has been cut, and it is not as {he was} used to. A mirror shows a face with other edges. It can feel bare, above all at the neck and ears. Eyes like what they know, so a new look seems wrong at first. That is so even with a good haircut. Hair grows about a centimetre in a month.
      P<after> People at school may look or say something. They are surprised, because their eyes were used to the old hair too. Most of them have forgotten by the end of the week.
      Q<after> Looking in the mirror, {Name} may feel ____.
      H<after> {helper} can ask a hairdresser if something can be evened out. ~ Often a small snip makes it better.
      T<after> {he} can try a hat, a band or some water and a comb. ~ Hair can look like five haircuts.
      C<after> {he} can think, "A centimetre a month, starting now."
      A<after> The hair is growing while nobody thinks of it. In two weeks it lies better, and in two months it is another cut. The mirror will show it bit by bit. It was only hair that went.
      D<whose> Hair grows on one head and is seen by many people. {Name} may like to keep it as it is. Somebody else may like to have it cut. Each of them has a reason, and it need not be the same one. So it is good to talk before any scissors come out.
      P<whose> Grown-ups may think of rules, of brushing, or of how hair looked long ago. They can say which of them it is.
      P<whose> Hair can be long or short on anybody. In some times all kings had long curls.
      Q<whose> When people talk about cutting it, {Name} may feel ____.
      H<whose> {helper} can ask what is good about the hair now. ~ Then both sides are known.
      T<whose> {he} can say which bit matters most: the length, the front or the back. ~ One bit can stay when another goes.
      C<whose> {he} can say, "It is on my head, so please ask me."
      A<whose> Hair that is cut begins to grow again on the same day. Hair that stays needs a brush. What happens with it is talked about first. The head under the hair belongs to {Name} in any case.
    `),
    '8-10': script(`
      D<pole> The haircut that {Name gets} has an odd family history. Some barbers still have a pole at the door, with red and white stripes. Hundreds of years ago, the person who cut hair also pulled teeth and bandaged broken legs. Barbers owned the sharp tools. The stripes stood for that work. Now there is a cape, a comb, scissors and perhaps clippers, and it is only about hair.
      D<centimetre> Hair grows about one centimetre a month, which is far too slow to watch. It works at night, too. {Name has} around a hundred thousand hairs, and each of them is busy with this. So a haircut is not a thing that lasts. It is gone again in a few months, whatever {cutter} does. Hair is patient.
      D<buzz> A sound can arrive at an ear in two ways, through the air and through bone. Clippers use both. When they touch {his} head during a haircut, the skull shakes a tiny bit, and so the buzz seems enormous. Somebody on the next chair hears only a hum. That is why people disagree about how loud it is. Each of them is right about their own head.
      P People who cut hair have often had somebody who cried and somebody who fell asleep, in the same week. They like to know early what is hard. It saves both sides a wrestling match.
      P People with sensitive skin feel each small hair on the neck like a pin. People without it feel nothing, and cannot imagine it. When the first kind explains it to the second kind, haircuts get better.
      P Classmates notice a new haircut for about a day. Some say something clumsy because they want to say something. By the end of the week they have forgotten what it looked like before.
      Q When the cape is closed, {Name} might feel ____. It may change once the first part is done.
      Q With hands so close to both ears, {Name} may notice ____. It may be the touch, or it may be the waiting for it.
      Q At the first look in the mirror, {Name} might feel ____. Two opinions are possible at once.
      H {helper} can explain to {cutter} beforehand what is hard. ~ That is easier to say on the telephone than under a cape.
      H {cutter} can stop halfway and go on after a walk round the room. ~ Nobody said that a haircut is one piece.
      H {helper} can find a quiet hour for it. ~ Early on a weekday there are fewer dryers.
      H<helper> {helper} can wet the hair at home first. ~ Wet hair needs no spray bottle and itches less.
      H<adult> {helper} can help by {adult} until the sides are done. ~ Around the ears is where most people need it.
      T {he} can choose between scissors and clippers. ~ Clippers are quick and loud, and scissors are slow and quiet.
      T {he} can wear headphones until it is time for the ears. ~ Half the sound is gone like that.
      T {he} can bring a picture of what it is meant to look like. ~ A picture is clearer than "not too short".
      T<comforter> {he} can keep {comforter} under the cape. ~ It is private there.
      T<quiet> {he} can spend some time {quiet} afterwards. ~ Skin and ears like a rest after so much attention.
      T<doing> {he} can try {doing} while the sides are cut. ~ That is the part with the ears in it.
      C<pole> {he} can think, "Only the hair, no teeth, no legs."
      C<pole> {he} can think, "Times have changed for barbers."
      C<centimetre> {he} can think, "One centimetre a month is on my side."
      C<buzz> {he} can think, "That is bone, and it only sounds big."
      C<topic> {he} can shut both eyes and think about {topic}.
      A<pole> Teeth are pulled somewhere else these days, by people who studied it. Barbers kept the scissors and the pole. The hair lies on the floor, a broom comes, and the cape is shaken out for the next person. Nobody has asked about teeth.
      A<pole> The stripes on the pole go round and round, and they lead nowhere. They are left over from a rougher trade. Today it was only hair, and it has already been swept up. In a month there will be more of it, and a barber who is glad of whole legs.
      A<centimetre> Whatever the mirror says today, it will say something else next month. Hair does not ask anyone. At the next haircut this one will be lying on the floor in short pieces. Until then it can be combed, or left alone.
      A<centimetre> In the drawer of a family there is often a photograph of a terrible haircut. The person in it is laughing by now. Hair grew over the matter, one centimetre a month. This one will end up in the same way, good or bad, and the scissors can wait.
      A<buzz> When the clippers are switched off, the silence is surprising. The head is still there, and so are the ears. A towel takes care of the loose hair, and a fresh shirt does the rest. Next time the sound will be known to at least one person in the room.
      A<buzz> The bone is quiet, and the ear believes what it hears again. Across the room another head is having its turn, and from here it is only a hum. It is odd to be on this side of it. The hair on the floor makes no sound at all.
      D<after> There is a haircut on {his} head that nobody would have chosen. It may have been somebody's scissors, or a misunderstanding about what "a bit" means. The face in the window of a shop looks like a cousin. Brains keep a picture of their owner, and it takes them about a week to draw a new one. Until then even a good haircut seems to belong to somebody else.
      P<after> Remarks about hair are mostly made in the first ten seconds. People say what their eyes notice, and then they are done. Some of them have had worse on their own heads and know it.
      Q<after> Passing a mirror, {Name} might feel ____. It may be different by Friday.
      H<after> {helper} can go with {him} to have it tidied, if that would help. ~ A good hairdresser can rescue a good deal.
      T<after> {he} can say one dull sentence, such as, "Yes, it's short." ~ There is nothing to add to that.
      C<after> {he} can think, "One centimetre a month, without lifting a finger."
      A<after> By the end of the month there will be a centimetre more, and in half a year nobody will remember. Hair is one of the few things that mend themselves while people sleep. In the meantime there are hats and wet combs. The head inside has the same jokes in it.
      D<whose> Everybody can see hair, and so everybody has an opinion on it. {Name} has one too, and it is the one from inside. Long hair has been the rule in some times and places, and short hair in others. Kings have worn curls down to the elbow. Rules of that kind change faster than hair grows.
      P<whose> Relatives tend to like what was worn when they were young. It is less a judgement than a habit of the eyes. Their own parents may have complained about theirs.
      P<whose> Where there is a rule about hair, somebody has written it down. It is possible to ask what it says. It may be less than people think.
      Q<whose> When somebody brings it up again, {Name} might feel ____. It may not be about hair at all.
      H<whose> {helper} can find out what is a rule and what is only an opinion. ~ The two need different answers.
      T<whose> {he} can say in one sentence why it matters. ~ One reason is easier to listen to than ten.
      C<whose> {he} can think, "Their eyes, my head."
      A<whose> Hair that is cut grows about a centimetre a month and takes no offence. Hair that stays gets looked at for a while, and then people are used to it. What was decided can be talked about again. No haircut is the last word.
    `),
    '11+': script(`
      D<centimetre> Here is a comforting number about haircuts: one centimetre a month. That is how fast hair grows, and nothing that happens on the chair can stop it. {Name} may know the moment when the cape comes off and somebody holds up a second mirror, waiting for a comment. There are haircuts that are good at once, haircuts that need a week, and haircuts that need a hat. All of them are temporary.
      D<mirror> A haircut means half an hour opposite a mirror, which is more than most people would choose. {Name} may know the difficulty: there is a cape up to the chin, a bright light from above, and a stranger who asks about school. Nobody looks their best like that. The person who cuts is not studying the face at all. What they see is length, angles, and one side that is still two millimetres longer.
      D<buzz> For some people a haircut is a rest, and for others it is half an hour of hard work. If {Name is} in the second group, clippers are probably part of it. They buzz against the bone, so that the sound comes from inside as well as outside. The spray is cold, the collar is tight, and each cut hair has an edge. For all of this there is a reason in the skin and the ears. They report more than other people's do, and they do it without asking.
      P Hairdressers listen to people all day, and a good many of them would be glad of a quiet customer. The questions about holidays are meant kindly. "I would rather not talk" is a sentence they have heard before and do not mind.
      P A parent who says that it looks nice may not be believed, and a friend who says nothing may be thinking of something else. Neither of them is a reliable mirror. Most people see their own hair in far more detail than anybody else does.
      P Hair is personal, and families and faiths have their own ideas about it. Some people cut it often and some let it grow for years. Those who have strong opinions about other people's hair are usually talking about their own taste.
      Q With the cape on and the light above, {Name} might feel ____. It may be about the touch, the talk or the mirror.
      Q At the first look in the mirror, {Name} may notice ____. A first impression tends to change within days.
      Q On the way in, {Name} might feel ____. It is worth knowing which part of it is the hard one.
      H {helper} can make the appointment for an empty hour and mention what helps. ~ A quiet room changes more than good advice does.
      H {cutter} can work in two parts, or leave out the clippers. ~ Every shape can be cut in more than one way.
      H {helper} can let the length be decided by the person under the hair. ~ It is a reasonable rule for something that is worn every day.
      H<helper> {helper} can do the talking, so that nobody else needs to. ~ Some people are gifted at chatting about weather.
      H<adult> {helper} can offer {adult} before or after. ~ It need not be discussed on the spot.
      T {he} can show a photograph instead of describing it. ~ "A bit shorter" means five different things to five people.
      T {he} can say at the start, "No clippers, please," or, "No talking, please." ~ Said early, it is information and not a complaint.
      T {he} can bring earphones and a spare shirt. ~ They take care of the sound and the itch.
      T<comforter> {he} can hold {comforter} under the cape, where it is nobody's business. ~ Capes are good for that.
      T<quiet> {he} can spend an hour {quiet} afterwards. ~ Senses that have been busy like to be left alone.
      T<doing> {he} can try {doing} while the sides are cut. ~ Around the ears is where most people hold their breath.
      C<centimetre> {he} can think, "One centimetre a month, starting now."
      C<centimetre> At the second mirror, {he} can think, "This opinion can wait a week."
      C<mirror> {he} can think, "Nobody looks good in a cape."
      C<buzz> {he} can think, "My ears are exaggerating, and they mean well."
      C<topic> With closed eyes, {he} can think about {topic} until the brush comes.
      A<centimetre> The hair on the floor was grown some time ago, and it belongs to the past now. What is left will look different after the first wash, and different again next month. A person can like it, wait for it to grow, or own a hat. Time does most of the work.
      A<mirror> The cape comes off, and with it goes most of the strangeness. Outside there are shop windows, which show the same head in a kinder light. For two days people may remark on the haircut. Then it turns into what {his} hair looks like, and nobody thinks about it.
      A<buzz> Silence follows the clippers, then a brush, and then a clean shirt. Senses like these will be the same at the next haircut. What helps can be written down, though, and said in one sentence at the door. People who cut hair for a living collect sentences like that. It makes them better at it.
      D<after> There are haircuts that were a mistake, and {Name} is at present wearing one. Whether it was the hairdresser, a pair of kitchen scissors or a photograph that promised too much makes little difference. A brain keeps a stored portrait of its owner and objects to every change in it. That takes a week or so to update. During that week the mirror is not a fair witness.
      P<after> Other people look at hair for a second or two and then at the person. They rarely think about it again, since they have hair of their own to be dissatisfied with. A few will comment. It is a remark about something that is already growing out.
      Q<after> At the sight of a photograph, {Name} might feel ____. Fury is permitted, and so is laughing.
      H<after> {helper} can pay for a repair at a hairdresser's, and refrain from saying that it looks nice. ~ Practical help is more convincing.
      T<after> {he} can find out what can be done with what is left. ~ Clips, water and an inch of evening out go a long way.
      C<after> {he} can think, "Twelve centimetres a year, and no effort."
      A<after> Hair grows about a third of a millimetre in a day, on holidays too. In four weeks it will fall differently, and in three months it will be a story. Nearly everyone over thirty has a photograph that they keep face down. The person under the haircut has not been shortened.
      D<whose> Hair is a curious possession, since it grows on one person and is discussed by all the others. {Name} may have noticed how many people have a view on its length. Armies, schools and grandparents have made rules about it, and the rules contradict each other from one century to the next. In portraits from the seventeenth century, gentlemen wear it down to the chest. Nobody sent them for a haircut.
      P<whose> Older relatives often mean something else by it, such as that they would like to see more of the face. It comes out as an order, because that is how it was said to them. An answer about the face may get further than an answer about the hair.
      P<whose> Where a rule is mentioned, it may be written down, or it may be a habit or one person's taste. It is fair to ask which. Written rules can be read, and some have exceptions that nobody talks about.
      Q<whose> When the subject comes up again, {Name} might feel ____. It is rarely only about hair.
      H<whose> {helper} can find out what is actually required, and by whom. ~ A fact shortens the discussion.
      T<whose> {he} can put the case in two calm sentences, on paper if that is easier. ~ A written argument is hard to interrupt.
      C<whose> {he} can think, "It grows on me, so I have a say in it."
      A<whose> Whichever way it goes, hair is patient. Once cut, it is back in a year or two, and uncut, it is stared at for a while and then taken for granted. A rule may stand for the time being and can still be questioned. The gentlemen in the portraits look out over their curls, and hardly anyone thinks of a haircut.
    `),
  },
};

/** A haircut: the cape, the comb, the snip and the buzz, hair that feels nothing and grows again. */
export const haircut: Frame = withScenes(own, hairsOnTheNeck, capeOn);
