import type { Article } from './article.ts';
import { BATH_FEAR, CDC_HANDS, D2S, DENTAL_FEAR, NHS_TEETH, OT_BATH, OT_SELF_CARE } from './self-care-sources.ts';

/** Self-care: teeth, hair, bath and hands. */
export const SELF_CARE_WASHING: readonly Article[] = [
  {
    id: 'tooth-brushing',
    title: 'Brushing teeth',
    topic: 'self-care',
    ages: [6, 120],
    questions: [
      'wont let me brush his teeth',
      'my 2 year old clamps her mouth shut',
      'brushing teeth is a fight every night',
      '3yo screams when i brush her teeth',
      'how do i brush a toddlers teeth',
      'bites the toothbrush',
      'how much toothpaste for a 4 yr old',
      'wants to do it himself and just sucks the paste',
      'should i hold her down to brush teeth',
      'when can kids brush their own teeth',
      '7 year old lies about brushing',
      'hates mint toothpaste',
      'i sit on the bathroom floor with his head between my knees and we are both crying, and the dentist says twice a day',
      'toothbrush battles with a toddler',
      'will not open for the toothbrush',
      'refuses to brush teeth',
    ],
    keys: [
      'toothbrush',
      'tooth brushing',
      'brush teeth',
      'teeth brushing',
      'toothpaste',
      'clamps mouth',
      'fluoride',
      'bites the brush',
      'milk teeth',
      'brushing',
      'paste',
      'mint',
      'suck the paste',
      'brush',
      'brushes',
      'dentist twice a day',
    ],
    ack: [
      { text: 'Sixteen teeth behind two clamped lips, twice a day, and you are supposed to be gentle about it.' },
      { text: "Two minutes sounds like nothing, until you have to spend them in somebody else's mouth." },
      {
        when: ['lies', 'lying', 'says he has brushed', 'wet brush'],
        text: 'The brush is wet, and the teeth are not clean; {he} {has} worked out what you check.',
      },
    ],
    typical: [
      {
        from: 6,
        to: 35,
        text: 'Teeth are brushed from the first one, twice a day, at bedtime and once more; under 3 a smear of fluoride paste is the amount.',
      },
      {
        from: 36,
        to: 83,
        text: 'From 3 to 6 a pea-sized amount twice a day, spat out and not rinsed; until 7 a grown-up brushes or finishes the job.',
      },
      {
        from: 84,
        to: 120,
        text: 'From 7 most can brush alone, and still need somebody to look on; twice a day, about two minutes.',
      },
    ],
    sources: [NHS_TEETH, D2S],
    tonight: [
      'Swap the order tonight: {he} brush{es} your teeth first, badly. Then you say "My turn, ten seconds," and count them aloud. Stop at ten, even if it goes well.',
      'Sit behind {him}, {his} head against you, both looking in a mirror: you see the back teeth, and {he} see{s} what is coming.',
      'Do the part that matters when strength is short: the outsides of the back teeth, bedtime, spit and no rinsing. The morning can be fifteen seconds.',
    ],
    ask: 'Pain, brown or white spots, a swollen gum, bleeding for more than a week or a broken tooth: dentist this week. A swollen face or fever with it: today. First dental visit: when the first teeth come through.',
    offer: {
      kind: 'song',
      label: 'A brushing song as long as the brushing could be ready by bedtime.',
      about: 'brushing teeth',
    },
    back: ['Does it hurt, taste wrong, or is it about who decides?', 'Who brushes, where, and in which position?'],
    turns: [
      {
        asks: ['i tried songs and games and he still fights', 'tried an app', 'tried everything with the brush'],
        answer:
          'Then it may be the mouth and not the mood. Try three changes in order, two days each: no-mint paste or almost none, a brush half the size with soft hair, brushing dry first and paste last. Look with a torch for a new molar or a sore spot. If it hurts on one side only, that is for the dentist and not for a song.',
      },
      {
        asks: ['should i hold her down', 'pin him to brush', 'force it'],
        answer:
          'A firm arm and a lap now and then is what many dentists do themselves, if it is quick, calm and over, and {he} get{s} a hug and no lecture. As a nightly wrestle it makes mouths shut tighter. So use it for the two evenings when you must, and do the slow work, taking turns and counting, on the others.',
      },
      {
        asks: ['he wants to do it himself', 'insists on brushing alone', 'says i can do it'],
        answer:
          'Good, and then a second go is yours: "You do the front doors, I do the back rooms." A word like that is easier to accept than being corrected. By 7 or 8 {he} can do it alone, and even then you look once a day. Hands that cannot yet tie a bow cannot yet clean a molar.',
      },
      {
        asks: ['she swallows the toothpaste', 'eats it off the brush', 'is fluoride safe', 'what toothpaste'],
        answer:
          "A smear under 3 and a pea from 3 is safe to swallow now and then; that is why it is so little. Keep the tube out of {his} reach and don't let {him} eat it. In the UK a paste with around 1,000 parts of fluoride is advised for the smallest, and more from 3; the label says it. Spit, don't rinse.",
      },
      {
        asks: ['hates the taste of mint', 'sensory and toothpaste', 'gags on the toothbrush'],
        answer:
          'Mint burns on a small tongue. There are unflavoured and mild ones; put on half of what you used. Begin at the front teeth, outside only, and work backwards over a week. If gagging stays, or {he} hate{s} haircuts and labels as well, ask the dentist and your health visitor about a mouth that feels too much; there are ways with it.',
      },
      {
        asks: ['his teeth are already bad', 'brown teeth', 'cavities at 4', 'decay'],
        answer:
          'Then a dentist soon, and without a telling-off from either of you: "They look and count." A brown or chalky spot at the gum is worth an appointment this week, because early holes can be stopped. What matters at home from tonight is the bedtime brush with no rinsing after it, no bottle in bed, and sweet drinks only at meals.',
      },
      {
        asks: ['he lies about brushing', '8 year old says he brushed', 'how do i check'],
        answer:
          'Don\'t ask "did you brush"; it is a question with two bad answers. Go in and look, one evening in three, breezily: "Show me the back ones." Dye tablets from the chemist show where the brush was not, and most eight-year-olds find that fascinating. A two-minute song beats an argument about minutes.',
      },
      {
        asks: ['is there a song for brushing', 'brushing song', 'what can i sing', 'singing while brushing teeth'],
        answer:
          'Yes, and one that lasts two minutes is as good as a timer: a verse for the top, a verse for the bottom, one for the front. The same song every night, and only there. When it ends, the brush goes out, even if a tooth was missed. Ask me to make one, and {his} name will be in it.',
      },
    ],
    challenges: ['brushing-teeth'],
  },
  {
    id: 'dentist',
    title: 'Going to the dentist',
    topic: 'self-care',
    ages: [12, 144],
    questions: [
      'scared of the dentist',
      'my 4yo wont open his mouth at the dentist',
      'when should a child first go to the dentist',
      'how do i prepare her for a filling',
      'bit the dentist',
      'screamed the whole time at the check up',
      'im scared of the dentist myself and dont want to pass it on',
      '6 year old needs a tooth out terrified',
      'autistic child dentist',
      'should i tell him it wont hurt',
      'havent been for 3 years because of the last time',
      'clamped his hands over his mouth, the dentist sighed and i wanted the floor to swallow me',
      'petrified of the dentist',
      'dental checkup fear',
    ],
    keys: [
      'dentist',
      'dental',
      'check up',
      'filling',
      'tooth out',
      'extraction',
      'open wide',
      'drill',
      'injection at the dentist',
      'hygienist',
      'tooth',
      'hurt at the dentist',
      'bit the dentist',
      'checkup',
      'teeth out',
      'fillings',
    ],
    ack: [
      { text: "A bright lamp, a stranger's gloves, and a mouth that has gone on strike." },
      { text: "You cannot open somebody's mouth with good arguments." },
      {
        when: ['scared of the dentist myself', 'i am scared', 'i am terrified', 'my own fear'],
        text: 'Your own hands are damp in that waiting room, and {he} can read hands.',
      },
      {
        when: ['filling', 'tooth out', 'extraction', 'injection'],
        text: 'This time it is not only counting, and {he} know{s} it from your voice.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Fear of the dentist mostly begins in childhood, with hard visits and frightening stories, so the first visits are best while nothing has to be done.',
      },
      {
        from: 36,
        to: 144,
        text: 'Fear of the dentist often comes from a hard visit, from frightening stories, or from seeing a grown-up afraid.',
      },
    ],
    sources: [DENTAL_FEAR, NHS_TEETH],
    tonight: [
      'Ring the practice tomorrow and ask for a hello visit: "Ride on the chair, count the teeth, go home. Nothing else, please." Ask for a morning.',
      'Play it tonight: you lie down, {he} look{s} with a torch and count{s} yours aloud. Then swap, to five.',
      'Say little and true: "She looks and counts. If something feels odd, you lift your hand and she stops." Leave out hurt, needle and brave.',
    ],
    ask: "Toothache, a broken tooth, a gum boil or brown spots: dentist this week. Swollen face, fever with toothache, or not drinking: same day. If fear stops all treatment, ask for a referral to a children's or community dental service.",
    offer: {
      kind: 'picture-book',
      label:
        'A picture book with a lamp, a chair that goes up and a very small mirror could be read the evening before.',
      about: 'a visit to the dentist',
    },
    back: ['What happened last time, from the waiting room on?', 'Is it a check-up, or is something to be done?'],
    turns: [
      {
        asks: [
          'he wouldnt open his mouth last time',
          'screamed at the check up',
          'bit the dentist',
          'refused to sit in the chair',
        ],
        answer:
          'Then the next one is shorter than the last: into the room, say hello, out. Lap instead of chair. Tell the dentist on the phone beforehand, so that nobody sighs. Ten good seconds count as a success, and you say so in the car once, without a present. Two or three of those, weeks apart, usually buy a real look.',
      },
      {
        asks: [
          'should i say it wont hurt',
          'do i tell her about the injection',
          'how much do i explain before a filling',
        ],
        answer:
          'Don\'t promise what you cannot keep, and leave out whatever is no use to {him}. "The dentist puts the tooth to sleep. It feels cold and big. It takes about as long as one song, and you can lift your hand." The dentist has words for the rest and knows when to say them. If {he} ask{s} straight whether it hurts: "It may sting for a moment, and I\'m there."',
      },
      {
        asks: ['i am terrified of the dentist myself', 'dont want to pass on my fear', 'i cant go in with him'],
        answer:
          "Send the one who is calm, without shame: the other parent, an aunt, a grandad with false teeth and good humour. If it has to be you, sit where {he} can see your feet, breathe out slowly, and speak half as much as you want to. And don't tell your own story until {he} {is} twenty.",
      },
      {
        asks: ['needs a tooth out', 'filling under general anaesthetic', 'sedation for kids dentist'],
        answer:
          "Ask the dentist three questions: what happens if we wait, what are the ways of doing it, and who does this often with children? Laughing gas or a children's clinic may be on offer. Tell {him} the day before, not the week before. Afterwards something soft to eat, an evening off, and no heroics in the retelling.",
      },
      {
        asks: ['she is autistic', 'sensory at the dentist', 'cant stand the lamp and the noise'],
        answer:
          'Ring and say what is hard: lamp, sounds, gloves, mint, waiting. Most practices can do sunglasses, own toothpaste, the first slot of the day, straight into the room and the same person each time. Send a photo of the room home for the wall. Community dental services do this every day; your dentist or doctor can refer {him}.',
      },
      {
        asks: ['i promised a toy if he opens his mouth', 'bribe for the dentist', 'reward afterwards'],
        answer:
          "A small thing afterwards is fine, whatever happened: it is for going. A big prize for opening wide tells {him} that something dreadful is coming, and if it doesn't work, {he} {has} lost twice. The better reward is short: out of the door at once, and chips or swings, not a lecture.",
      },
      {
        asks: ['we havent been for years', 'ashamed of her teeth', 'dentist will judge me', 'missed check ups'],
        answer:
          'They have seen it this morning already. Ring and say: "It\'s been three years, we had a bad time, and I\'d like to start again slowly." That sentence makes most receptionists kind. What they find is easier to mend this month than next year, and the brushing tonight counts whatever they find.',
      },
    ],
    challenges: ['brushing-teeth'],
  },
  {
    id: 'hair-washing',
    title: 'Washing and brushing hair',
    topic: 'self-care',
    ages: [12, 120],
    questions: [
      'hates having her hair washed',
      'screams when water touches his head',
      'my 3yo wont let me wash her hair',
      'how do i wash a toddlers hair without tears',
      'shampoo in eyes and now afraid',
      'brushing tangles is torture',
      'curly hair screaming every morning',
      'he wont lean back in the bath',
      'hair wash day takes an hour and everyone cries',
      'autistic child hates hair washing',
      'how often do i have to wash her hair',
      'she sits there stiff as a board with a flannel over her face and i still get it in her eyes, every thursday',
      'hates getting shampoo rinsed out',
      'knots in hair every morning crying',
    ],
    keys: [
      'hair washing',
      'wash hair',
      'shampoo',
      'rinse',
      'tangles',
      'detangle',
      'hair brush',
      'knots',
      'plait',
      'combing',
      'lean back',
      'flannel',
      'curly',
      'touches his head',
      'detangling',
    ],
    ack: [
      { text: "On hair-washing day the whole house knows by four o'clock." },
      { text: 'One drop in the eye, years ago perhaps, and every rinse since has been that drop.' },
      {
        when: ['tangle', 'tangles', 'brush', 'brushing', 'knots', 'comb', 'plait'],
        text: 'A knot at the back of the neck, six minutes to the school bus.',
      },
    ],
    typical: [
      {
        from: 12,
        to: 35,
        text: 'Many toddlers dislike having their hair washed, and water or soap in the eyes is the common reason.',
      },
      {
        from: 36,
        to: 120,
        text: 'Water or soap in the eyes is what many children fear about hair washing; keeping the eyes dry is half of the cure.',
      },
    ],
    sources: [BATH_FEAR, OT_BATH, OT_SELF_CARE],
    tonight: [
      'Cut the number by half this week: once, on a day you choose, and the rest are wiped with a wet flannel. Fewer battles is part of the cure.',
      'Before the water say what happens and how long: "Wet, soap, wet, done. I count to ten for each." And keep {his} eyes dry: a rolled flannel for {him} to hold, head back on your arm, a cup pressed to the back of the head.',
      'For tangles: a spray of water with a little conditioner, comb the last three centimetres first, then go higher, and hold the hair above the knot.',
    ],
    ask: 'A sore or scaly patch, hair coming out in places, or lice: pharmacist or doctor. If all touch is hard, labels, haircuts, cuddles, tell your health visitor.',
    offer: {
      kind: 'song',
      label: 'A ten-count song for the rinsing could be ready before the next wash.',
      about: 'washing hair',
    },
    back: ['Is it the water, the soap, the smell or lying back?', 'How often is it really needed with {his} hair?'],
    turns: [
      {
        asks: ['i tried that and he still screams', 'counting to ten doesnt work', 'nothing helps with hair washing'],
        answer:
          'Then leave out the washing for two weeks and only play with water near the head: a plant spray on teddy, a wet hand on {his} arm, a dry rinse with the cup while {he} hold{s} it. When a drop on the ear is boring, try half a wash: the back of the head, no face. And leave longer gaps; few children need it more than once or twice a week.',
      },
      {
        asks: ['water in the eyes and afraid', 'she got soap in her eyes', 'how do i keep water off his face'],
        answer:
          'A cup held flat against the hair lets water run backwards; a dry flannel in {his} hands over the eyes, not yours; and {he} say{s} "stop" when {he} {is} ready to stop, and you stop. Swimming goggles look mad and work well. Test the water on your own face first, it is warmer than you think.',
      },
      {
        asks: ['tangles brushing screams', 'curly hair', 'combing hurts', 'she cries when i do her hair'],
        answer:
          'Never in the dry. Wet fingers, conditioner, a wide comb, from the tips upwards, and the hand above the knot takes the pull. Three minutes with a film is fairer than ten minutes of being brave. Sleep in a loose plait or on a satin pillow, and it will be half as bad. And if it hurts every morning, shorter hair is a kindness, not a defeat.',
      },
      {
        asks: ['he wont lie back in the bath', 'stiff in the water', 'afraid to lean back'],
        answer:
          'Then wash sitting up, or at the basin with {him} standing on a step, leaning forwards with a towel round the neck. Backwards over a basin is what grown-ups like; many children prefer forwards, because they can see. Or in the shower in your arms, head over your shoulder.',
      },
      {
        asks: ['how often should i wash it', 'do kids need shampoo every day', 'afro hair how often'],
        answer:
          'Straight hair is happy with once or twice a week, curly and dry hair with less, and very tight curls with less still and plenty of moisture in between. Playdough and soup come off with a wet hand. Every wash you leave out is a quarrel less, so begin with that.',
      },
      {
        asks: ['dad does it badly', 'at grandmas she lets her wash it', 'only lets me do it'],
        answer:
          "Good, then grandma washes on Sundays and nobody says a word about it. Ask for {his} order, their words and their cup, and copy it. With dad: practise on dad's own head first, with {him} pouring. Being the pourer once teaches a whole lot.",
      },
      {
        asks: ['sensory hair washing', 'autism and water on head', 'sensitive scalp'],
        answer:
          'For a very sensitive scalp firm is better than light, so hands flat and steady instead of trickling water. Warm the room, silence, one scent-free soap, dry hair rubbed with a heavy towel and pressure. Same place, same order, said beforehand. If it fills the week with dread, an occupational therapist can help with exactly this.',
      },
    ],
    challenges: ['bath-time'],
  },
  {
    id: 'bath-fear',
    title: 'Afraid of the bath',
    topic: 'self-care',
    ages: [6, 84],
    questions: [
      'scared of the bath all of a sudden',
      'my 18 month old screams when he sees the bath',
      'wont get in the bath',
      'afraid of the plug hole',
      'scared of the shower',
      'used to love baths and now panics',
      'how do i wash a child who hates water',
      'she thinks shell go down the drain',
      'screams when the water runs out',
      'afraid of the water since she slipped',
      'bath phobia toddler',
      'he stood up, grabbed the taps and screamed until i carried him out dripping and since monday he will not go near the bathroom',
      'frightened of the bath since last week',
      'terrified of the tub',
      'hates bath time',
    ],
    keys: [
      'bath',
      'baths',
      'bathtime',
      'plughole',
      'plug hole',
      'drain',
      'shower',
      'scared of the bath',
      'wont get in the bath',
      'water running out',
      'slipped',
      'hates water',
      'bathroom',
      'dripping',
    ],
    ack: [
      {
        when: ['suddenly', 'sudden', 'used to', 'all of a sudden', 'since'],
        text: 'Last week it was the best part of the day, and then one evening it began with screaming.',
      },
      { text: 'A slippery child who is fighting the water is a fright for both of you.' },
      { text: 'Something has happened in that bathroom, and it may have been nothing you could see.' },
    ],
    typical: [
      {
        from: 6,
        to: 35,
        text: 'Fear of the bath is common in older babies and toddlers: slipping under, soap in the eyes, or the noise of the water going away.',
      },
      {
        from: 36,
        to: 84,
        text: 'Slipping under, soap in the eyes and the noise of the drain stay the usual reasons; a fear that is taken seriously shrinks faster than one that is pushed.',
      },
    ],
    sources: [BATH_FEAR],
    tonight: [
      'No bath today. A bowl of warm water on the bathroom floor, a flannel and a cup; teddy goes first and {he} pour{s}.',
      "Pull the plug only when {he} {is} out of the room, and don't run the water while {he} stand{s} in it. Two noises less.",
      "Say it, don't argue it: \"You didn't like the water. You don't have to get in. We'll wash your feet in the bowl.\" Then stay near, every day, without a step forward you have not earned.",
    ],
    ask: 'Fear of the bath with pain, a sore place, or {he} say{s} someone did something, or fear of all undressing: doctor or a child protection line today. If it fills weeks and everything wet is impossible: health visitor.',
    offer: {
      kind: 'expert',
      label: 'There are bath stories in the expert library, and they can be read dry.',
      about: 'bath-time',
    },
    back: [
      'What was different on the last bath before the first scream?',
      'Is it the water, the sound, lying down, or the room?',
    ],
    turns: [
      {
        asks: ['i tried the bowl and he wouldnt', 'wont even go in the bathroom', 'screams at the doorway'],
        answer:
          "Then the door is the first step and today's work is the hall: a towel, a cup, two spoons of water, and singing. Tomorrow inside with the light on and the door open. Let {him} decide who goes first, and let it end before it is hard. Ten minutes every day beats half an hour on Sunday.",
      },
      {
        asks: ['what about washing then', 'how do i get him clean', 'cant go weeks without a bath'],
        answer:
          "Bottom, hands, face and feet in warm water and flannel is everything a small child needs; whole generations grew up clean out of a bowl. Two weeks without a bath do no harm. Shower in your arms is another road, with the spray on your back and not on {him}. In any water, you stay within arm's reach.",
      },
      {
        asks: ['the plug hole', 'thinks she will go down the drain', 'water going away'],
        answer:
          'It is a real question to {him}: where does it go, and would I fit? Let {him} try with a duck, dry, and see that it does not fit down the hole. Pull the plug when {he} {is} in the bedroom, and later with one foot in, holding your hand. Never as a joke.',
      },
      {
        asks: ['he slipped and went under', 'shampoo in his eyes', 'since the accident'],
        answer:
          'Then tell it as a story with the true ending, in daylight: "The water went over your face, you were frightened, I held you, and you coughed, and then we had toast." Three or four times, whenever {he} ask{s}. Non-slip mat, less water, your hand under {his} back, and start again from the edge.',
      },
      {
        asks: ['should i just put her in', 'force the bath', 'get over it', 'my mum says you have to make her'],
        answer:
          'With fear no. Every time the water wins, it gets bigger, and a wet screaming child is not safe to hold either. Slowly is quicker: hall, bowl, knees, a puddle in the tub, two hands of water. What is fair to say firmly: we wash hands before eating. The rest is a matter of weeks.',
      },
      {
        asks: ['he was fine at nursery and at my mums', 'only screams in our bathroom', 'baths at grandmas no problem'],
        answer:
          'Then it is that room: the echo, the light, the height of the tub, the drain. Look from {his} size, sitting on the floor: the taps are above {his} face, the edge is a wall. Paint something at {his} height, move the light, put the bowl there for a week, and let {him} sit where {he} can see the door.',
      },
      {
        asks: ['how long will this last', 'will he ever have a bath again', 'weeks of this'],
        answer:
          'For most children between two weeks and two months. Count the steps and not the baths: hall, bowl, feet, tub without water, two fingers of water, water. If it has gone backwards, you went one too fast; go back two and stay a week. Summer with a paddling pool does half of it for nothing.',
      },
    ],
    challenges: ['bath-time'],
  },
  {
    id: 'handwashing',
    title: 'Washing hands',
    topic: 'self-care',
    ages: [18, 120],
    questions: [
      'wont wash his hands',
      'my 4yo hates washing hands',
      'how do i get kids to wash their hands properly',
      'never washes after the toilet',
      'puts hands in the water for one second',
      'afraid of the soap',
      'sensory hand washing water is too cold',
      '6 year old never washes hands at school',
      'wont wash before dinner',
      'washing hands 20 times a day at 8',
      'child who washes hands too much',
      'he rubs two fingers together, shows me and says done, and everybody in that house has had the sick bug',
      'washing her hands all the time until they bleed',
      'how to teach a preschooler to wash hands',
    ],
    keys: [
      'handwashing',
      'hand washing',
      'wash hands',
      'soap',
      'germs',
      'dirty hands',
      'towel',
      'hygiene',
      'hands',
      'washes',
      'fingers under tap',
    ],
    ack: [
      { text: 'Two wet fingers held up as proof, and a smear of jam across the other hand.' },
      { text: 'You are the only one in the house who seems to know where those hands have been.' },
      {
        when: ['too much', '20 times', 'over and over', 'raw', 'bleed', 'obsessed'],
        text: 'The skin on the knuckles is red and {he} {is} going back to the tap.',
      },
    ],
    typical: [
      {
        from: 18,
        to: 47,
        text: 'Small children wash well with somebody beside them: wet, soap, rub for as long as a short song, rinse, dry.',
      },
      {
        from: 48,
        to: 120,
        text: 'From school age hands can be washed alone and are mostly forgotten; before eating, after the toilet and after coughing are the times worth keeping.',
      },
    ],
    sources: [CDC_HANDS],
    tonight: [
      'Stand with {him} once today and do your own: wet, soap, rub, rinse, dry, in that order, singing "Happy Birthday" twice. Twenty seconds is what the song is for.',
      'Tie it to things: after the toilet, before food. "Hands, then toast" is enough; the toast is the reminder.',
      'Make the place work: a step, soap {he} can press, a towel in {his} own colour, water {he} can bear.',
    ],
    ask: 'Sore, cracked hands for over a week: pharmacist. Washing again and again, raw skin, fear of dirt that stops food, school or friends: doctor this month, sooner if {he} {is} frightened.',
    offer: {
      kind: 'song',
      label: 'A twenty-second hand song with {his} name in it could hang by the basin.',
      about: 'washing hands',
    },
    back: [
      'Is it forgetting, not liking it, or washing too much?',
      'Which time is the hardest: before food, after the toilet, at school?',
    ],
    turns: [
      {
        asks: ['he just puts his fingers under the tap', 'does it for one second', 'no soap no rub'],
        answer:
          'Change the question: instead of "Wash your hands" say "Show me your bubbles." A pump {he} may press twice, a song, and rubbing with you at the same time for the first week. After that point at the soap and say nothing. Children do what is on the mirror longer than what is said at the door.',
      },
      {
        asks: ['doesnt wash after the toilet', 'never washes hands at school', 'forgets in the hurry'],
        answer:
          'Put a picture of three things where the hand goes first: flush, soap, towel. Ask the school whether there is soap at all; it is often empty, and then {he} {has} no case to answer. At home you may send {him} back once, cheerfully, without a speech, and go along to the tap.',
      },
      {
        asks: ['hates the feel of soap', 'cold water', 'doesnt like wet hands', 'sensory hands'],
        answer:
          'Warm water, a soap without smell, foam instead of a bar, and drying pressed and not rubbed. Some prefer doing it at the bath edge, knees in the water. A damp cloth before meals is honest washing for now. If wet hands, socks and hair are all trouble, tell your health visitor what you have seen.',
      },
      {
        asks: ['she washes her hands too much', 'red raw hands', 'scared of germs', 'obsessed with being clean'],
        answer:
          'Don\'t answer the question "is it clean?" more than once; each answer asks for the next. "I said it once. That\'s all the answer today." Note for two weeks how often, when, and what would happen if not. If it takes more than half an hour of the day, skin is raw, or {he} avoid{s} food or school, ask your doctor; there is good help for exactly this.',
      },
      {
        asks: ['because we all had a stomach bug', 'worried about germs', 'how much is enough hygiene'],
        answer:
          'Twenty seconds, soap, before food and after the toilet: that is what it comes down to, and it is where most of it travels. Alcohol gel is for a bus and not instead of soap when hands are dirty. You need not wash the child on the way in from the garden; earth is not the enemy this winter.',
      },
      {
        asks: ['it is a fight every time', 'screams at the tap', 'i cant make him wash'],
        answer:
          'Then wash before the fight, not after: while {he} {is} still in the sandpit, in a bowl of warm water, as part of stopping. At the tap let {him} turn it and stop it {himself}. Two minutes of wet play after dinner is the price of two clean hands; on busy days a damp cloth will do.',
      },
      {
        asks: ['grandad never washes', 'my partner doesnt bother', 'nursery is always dirty'],
        answer:
          'Children copy what they see and not what they are told, so ask everyone for a small thing: hands at the table, together, out loud. "Let\'s all do it" is an ordinary sentence in every house. At nursery ask when they wash, before snack or not; most have an answer and are glad to be asked.',
      },
    ],
    challenges: ['morning-routine'],
  },
];
