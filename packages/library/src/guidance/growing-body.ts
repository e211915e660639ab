import type { Article, Source } from './article.ts';
import { CDC_9_TO_11 } from './milestone-sources.ts';

const NHS_PUBERTY: Source = {
  organisation: 'NHS',
  page: 'Early or delayed puberty',
  address: 'https://www.nhs.uk/conditions/early-or-delayed-puberty',
  checked: 'read',
};
const NHS_WALES_PUBERTY: Source = {
  organisation: 'NHS 111 Wales',
  page: 'Puberty',
  address: 'https://111.wales.nhs.uk/encyclopaedia/p/article/puberty/?locale=en',
  checked: 'read',
};
const CNWL_PUBERTY: Source = {
  organisation: 'Central and North West London NHS',
  page: 'Puberty',
  address: 'https://www.hillingdoncyp.cnwl.nhs.uk/5-10-years/health/puberty',
  checked: 'read',
};
const NSPCC_SEXUAL: Source = {
  organisation: 'NSPCC Learning',
  page: 'Healthy sexual development of children and young people',
  address: 'https://learning.nspcc.org.uk/child-health-development/healthy-sexual-development-children-young-people',
  checked: 'read',
};
const BMC_WEIGHT: Source = {
  organisation: 'BMC Public Health',
  page: 'The systematic development of guidance for parents on talking to children of primary school age about weight',
  address: 'https://bmcpublichealth.biomedcentral.com/articles/10.1186/s12889-023-16527-5',
  checked: 'read',
};

/** Growing up: puberty, privacy, liking the body. */
export const GROWING_BODY: readonly Article[] = [
  {
    id: 'first-signs-of-puberty',
    title: 'The first signs of puberty',
    topic: 'growing-up',
    ages: [84, 155],
    questions: [
      'my 8 year old has breast buds is that normal',
      'first signs of puberty in girls',
      'my 9yo son smells of sweat all of a sudden',
      'when do periods start and how do i tell her',
      '7 year old with pubic hair',
      'how do i talk to my child about puberty',
      'lump under one nipple 9 year old girl sore',
      'my daughter is the first in her class to develop and hates it',
      'mood swings at 10 hormones',
      'wet dreams how do i prepare my son',
      'single dad how do i explain periods',
      'is puberty at 8 too early',
      'he is 11 and all his friends have changed and he hasnt',
      'a lump behind my daughters nipple',
      'is 8 too young for breast development',
      'is she starting puberty already',
    ],
    keys: [
      'puberty',
      'breast buds',
      'period',
      'periods',
      'first period',
      'pubic hair',
      'body odour',
      'smells of sweat',
      'wet dream',
      'erections preteen',
      'voice breaking',
      'early puberty',
      'hormones',
      'developing early',
      'underarm hair',
      'bra',
      'behind her nipple',
      'her period',
      'started her period',
      'boobs',
      'breasts',
      'hairs down there',
      'breast development',
      'developing breasts',
      'too young for puberty',
      'starting puberty',
      'maturing early',
      'body hair',
      'pimples',
    ],
    ack: [
      {
        when: ['bud', 'buds', 'breast', 'lump', 'nipple'],
        text: 'A sore little lump under one nipple sends every parent to the internet at this hour.',
      },
      {
        when: ['single dad', 'as a dad', 'as a father'],
        text: "You know how to explain offside, and now it's a matter of pads.",
      },
      {
        when: ['smells', 'sweat'],
        text: 'The child who smelled of biscuits came home from school smelling of the whole class.',
      },
      { text: '{He} still sleep{s} with the rabbit, and something has begun that does not ask the rabbit.' },
    ],
    typical: [
      {
        from: 84,
        to: 107,
        text: 'It is usual for puberty to begin at any point from about 8; before 8 it is called early, and is worth showing to a doctor.',
      },
      {
        from: 108,
        to: 155,
        text: 'Puberty usually begins between 8 and 14, on average at about 11 in girls and 12 in boys. In girls breast buds mostly come first, may be tender and on one side first; periods often follow about two years later.',
      },
    ],
    sources: [NHS_PUBERTY, NHS_WALES_PUBERTY, CNWL_PUBERTY],
    tonight: [
      'Say one sentence side by side, in the car: "Bodies start changing about now. If yours does, you can ask me anything, and it\'s no big announcement."',
      'Put a small bag in the bathroom tonight: deodorant, pads or clean pants, a spot wash, a note, "yours, no questions".',
      'Begin knocking on {his} door, from this evening, everyone in the house.',
    ],
    ask: "See your doctor if breasts, pubic hair or periods begin before 8, or a boy's body starts before about 9, if nothing has begun by 14 or 15, if periods come before the other signs, or a lump is hard, hot or growing fast. Low mood or not eating for two weeks: doctor as well.",
    offer: {
      kind: 'story',
      label: 'A story about a year in which everybody grows at a different speed could be read alone.',
      about: 'being early or late in growing up',
    },
    back: ['Which sign have you seen, and at what age?', 'What {has} {he} been told already, at school or by friends?'],
    turns: [
      {
        asks: ['breast bud on one side', 'sore nipple lump girl 9', 'one breast growing first', 'is the lump cancer'],
        answer:
          "One side first, firm like a coin and sore when bumped: that's how breast buds usually come, the other side follows within months. Soft vests help, and no poking. Boys may get one for a while too. Under 8, or if it is red, hot, hard, oozing or grows quickly, let the doctor see it. You may say to {him}: \"It's the beginning, and it's meant to be lopsided.\"",
      },
      {
        asks: [
          'how do i tell her about periods',
          'first period kit',
          'explain periods',
          'she doesnt know about periods',
        ],
        answer:
          "Before the first one, so by nine or so: \"Some day there's a bit of blood in your pants, for a few days each month. It comes from the womb and means the body works. It doesn't mean you're hurt.\" Show a pad, stick one in a pair of pants, pour water on it. A little bag in the school rucksack, and the name of one adult there. Boys may know it all too.",
      },
      {
        asks: ['early developer', 'first in class with breasts', 'teased for developing', '8 years old and puberty'],
        answer:
          'Being first is being looked at. Leave the body alone in conversation and be practical: a vest that hides, a changing cubicle, a word with the teacher about comments. {He} {is} still eight in {his} head and may go on playing with figures. Before 8, or if it all goes very fast, see the doctor, who can find out whether anything needs doing.',
      },
      {
        asks: ['late developer', 'all his friends have changed', 'no signs at 12', 'smallest in class'],
        answer:
          'Late runs in families, so ask your own parents. Within 14 for most things it\'s usual; by 14 or 15 without a sign let the doctor look. Till then {he} need{s} clothes that fit and one sport where small is good, and no uncle saying "it\'ll come". {He} can hear your own story: when you grew, and what you lied about.',
      },
      {
        asks: ['moody all the time', 'slams doors at 10', 'hormones mood swings', 'cries for nothing preteen'],
        answer:
          "Feelings come faster and go faster for a time, and {he} {is} as startled as you are. Food and sleep first. Then: don't argue in the wave; \"I'll be in the kitchen.\" Rudeness may be named later, once. If the low sits there for two weeks, with no friends, no appetite, no sleep or talk of not wanting to live, that isn't hormones to wait out; get help.",
      },
      {
        asks: ['what do i tell my son', 'wet dreams', 'erections', 'voice breaking and body hair boys'],
        answer:
          "Before it happens: \"Your penis and testicles grow, there's hair, your voice wobbles. Sometimes in sleep some white stuff comes out. It's called semen, it's ordinary, sheets go in the machine and nobody says anything.\" Show {him} how the machine works. Ten is not too early. If you can't get it out, a good book left on the bed counts as a talk.",
      },
      {
        asks: ['smells', 'refuses to wash', 'deodorant age', 'greasy hair and spots'],
        answer:
          'Sweat changes before anything can be seen, so it\'s chemistry and not dirt. A daily wash of four places, armpits, feet, bottom and face, fresh shirt, deodorant if {he} like{s}. Say it once in private: "Bodies smell stronger now, mine does too. This helps." Buy two to choose from. A smell with pain, discharge or a rash belongs to the doctor.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'privacy',
    title: 'Wanting privacy',
    topic: 'growing-up',
    ages: [60, 155],
    questions: [
      'my 9 year old suddenly wont undress in front of me',
      'she locks the bathroom door now',
      'when should siblings stop bathing together',
      'he doesnt want me to see him naked anymore',
      'should i knock on my childs door',
      'is it ok to be naked in front of my 7 year old',
      'dad bathing daughter until what age',
      '10yo writes a diary should i read it',
      'sharing a room brother and sister what age is too old',
      'my son wants to get changed alone at swimming',
      'she hides things from me and its upsetting',
      'do children need privacy at 8',
      'covers up now when i come into the bathroom',
      'are they too old to bath together at 7 and 9',
      'should i look in her diary',
    ],
    keys: [
      'privacy',
      'private',
      'locks the door',
      'bathroom door',
      'naked in front',
      'undress',
      'bathing together',
      'shared bath',
      'diary',
      'read her diary',
      'knock',
      'changing room',
      'share a room brother and sister',
      'wont undress',
      'covers up',
      'too old to bath together',
      'bath together',
      'see me naked',
      'shuts the door',
      'modest',
      'embarrassed to change',
      'covers himself',
      'look in my daughters diary',
      'snooping',
      'her phone messages private',
      'his bedroom door',
    ],
    ack: [
      {
        when: ['diary', 'read'],
        text: 'It has a lock a paperclip could open, and you have been standing there with the washing for a while.',
      },
      {
        when: ['dad', 'daughter', 'bathing'],
        text: "For years nobody gave the bath a thought, and now you are wondering who decides that it's over.",
      },
      {
        when: ['bathroom', 'locks', 'lock'],
        text: 'There is a click, a new sound, and you are on the other side of it.',
      },
      {
        text: 'Last summer {he} went about with nothing on, and this morning you were asked to leave because of a vest.',
      },
    ],
    typical: [
      {
        from: 60,
        to: 107,
        text: 'From about five children become more aware of privacy; it comes earlier in one and later in the other, and the child usually shows when.',
      },
      {
        from: 108,
        to: 155,
        text: 'With puberty near, wanting to wash, change and think alone is usual and healthy. It is about the body and about becoming somebody, and not against you.',
      },
    ],
    sources: [NSPCC_SEXUAL],
    tonight: [
      'Knock, wait for the answer, then go in. Begin tonight, and tell the whole house.',
      'Hand over the washing: "You wash yourself now. I\'m outside if you want a back or a towel."',
      'Say the other half: "Privacy is yours. Secrets that hurt aren\'t. You can always tell me those."',
    ],
    ask: 'If sudden hiding comes with fear of a person, pain, bruises or blood, being up at night online, or not eating, ask gently and see your doctor; if {he} tell{s} you of touching, ring a child protection line today. Wanting a closed door, by itself, needs nobody.',
    offer: null,
    back: [
      'What changed first: undressing, the bathroom, or talking?',
      'Is there a place in your home with a door for {him}?',
    ],
    turns: [
      {
        asks: [
          'siblings bathing together',
          'brother and sister in the bath',
          'when to stop shared baths',
          'mixed bath age',
        ],
        answer:
          'When one of them, or you, would rather not; for many that\'s around the time school begins, and by seven or so usually anyhow. Ask both alone. No announcement: "From now on one after the other, the first one gets the hot water." The same goes for changing together. Whoever wants to be alone wins, always, also the little one.',
      },
      {
        asks: [
          'nudity at home',
          'naked in front of my kids',
          'is it ok to shower with my child',
          'dad and daughter nudity',
        ],
        answer:
          "Families differ, and being at ease with bodies is no harm. Two rules carry it: no one has to see or be seen, and as soon as someone is uncomfortable, you or {he}, it's dressing gowns. Watch for turning away and giggling. A father or mother may wash a small child who needs it, says what is being done, and hands over the flannel as soon as the hands can do it.",
      },
      {
        asks: [
          'should i read her diary',
          'checking his things',
          'found notes in drawer',
          'is it wrong to look through his room',
        ],
        answer:
          'A diary is a room without a door, so leave it closed, unless you have real reason to fear for {his} safety: talk of dying, harm, an adult. Then read, and say that you did and why. For the rest ask: "You seem far away. I don\'t need to know everything. Is it heavy?" Being asked well gets you more than the paperclip.',
      },
      {
        asks: [
          'share a room boy and girl',
          'siblings same bedroom what age',
          'no space for separate rooms',
          'brother and sister sharing',
        ],
        answer:
          "Laws and housing rules name ages in some places, ten is a common one; ask your council. Where there's no room, make one: a curtain, shelves across, a timetable for changing, the bathroom as dressing room. Each with a box that locks. Ask them apart what bothers them most. It's usually the torch, and now and then something that you should know.",
      },
      {
        asks: ['he doesnt tell me anything', 'stopped talking to me', 'hides things', 'used to tell me everything'],
        answer:
          'That is the same door, for thoughts. Don\'t interview; be about, doing something dull, driving, drying up, with the radio low. Tell something of your own that didn\'t go well. Take the crumbs with thanks and without advice. If silence comes with not sleeping, no friends or no joy over two weeks, ask straight: "Has something happened?"',
      },
      {
        asks: ['changing rooms', 'swimming with dad or mum', 'public toilets alone', 'which changing room for my son'],
        answer:
          'Family cubicles as long as there are any. Many pools take children of up to about eight into the other side; ask what theirs is. For the toilet by {himself}: you in front of the door, a word called in, "I\'m here", {he} answer{s}. The rule goes along: nobody helps you in there, nobody looks, and if somebody wants to, shout and come out, trousers or not.',
      },
    ],
    challenges: ['building-confidence'],
  },
  {
    id: 'body-image',
    title: 'Not liking their body',
    topic: 'growing-up',
    ages: [60, 155],
    questions: [
      'my daughter thinks she is fat',
      'hates how she looks',
      'says she is ugly',
      'will not wear shorts because of her legs',
      'my 7 year old hates how her body looks',
      'he hates his body',
      'daughter wont wear a swimsuit because of her tummy',
      'my 9yo is comparing herself to girls on youtube',
      'how do i talk about weight without causing an eating disorder',
      'grandma comments on her weight',
      'son teased for being skinny',
      'she asked if she should go on a diet age 8',
      'school weighed her and sent a letter',
      'i hate my own body and dont want to pass it on',
      '10 year old wants to be muscular',
      'he calls himself ugly',
      'is it normal for a 6yo to worry about being fat',
      'thinks she is chubby and wont eat cake',
      'got called fatty and now hates his tummy',
      'she says she wants to be thin',
      'hates how he looks in the mirror',
    ],
    keys: [
      'body image',
      'says she is fat',
      'fat',
      'ugly',
      'hates his body',
      'hates her body',
      'diet',
      'skinny',
      'swimsuit',
      'tummy fat',
      'weighed at school',
      'muscles',
      'comparing herself',
      'thin',
      'appearance',
      'chubby',
      'thinks she is chubby',
      'called fatty',
      'fatty',
      'hates his tummy',
      'calls herself ugly',
      'thinks shes fat',
      'wont eat cake',
      'too thin',
      'feels ugly',
      'wants to be thin',
      'wants to lose weight',
      'slim',
      'hates how she looks',
      'big thighs',
    ],
    ack: [
      {
        when: ['fat', 'diet'],
        text: 'The word was "fat", it was said to a mirror, and the child who said it has a wobbly tooth.',
      },
      {
        when: ['grandma', 'comments', 'teased'],
        text: 'Somebody said it over the pudding, kindly, and a spoon was put down.',
      },
      {
        when: ['letter', 'weighed'],
        text: 'A form came in the post about a child who was perfectly happy until Tuesday.',
      },
      {
        when: ['own', 'pass'],
        text: 'You breathe in at the mirror, and in the mirror there is somebody small, breathing in.',
      },
      { text: '{He} {has} found something to be ashamed of, and {he} {is} wearing it every day.' },
    ],
    typical: [
      {
        from: 60,
        to: 95,
        text: 'What is said about bodies at home is heard and repeated at this age. Guidance for parents is to talk about health and growing, with less about weight and no blame.',
      },
      {
        from: 96,
        to: 155,
        text: 'Bodies change and compare at this age. Guidance for parents is to talk about health and growing rather than weight, without blame, and to change things for the whole family and not for one child.',
      },
    ],
    sources: [BMC_WEIGHT, CDC_9_TO_11],
    tonight: [
      'Don\'t answer "you\'re not fat" at once. Ask: "What happened today that made you think of it?"',
      "Ban body talk at the table for a week, about anybody's, yours first, and talk about what arms and legs did.",
      'Put something on tonight that fits and is soft, and let the tight thing vanish quietly from the drawer.',
    ],
    ask: 'If {he} skip{s} meals, hide{s} food, vomit{s}, exercise{s} in secret, lose{s} weight or talk{s} of little else for two weeks, see your doctor this week. Fainting, or refusing drink as well: the same day. Weight worries of yours go to the doctor or school nurse first, without {him} in the room.',
    offer: {
      kind: 'story',
      label: 'A story about a body that can do seven odd things could be read tonight.',
      about: 'a body that is good at something',
    },
    back: ['Whose words are they, do you think?', 'What {has} {he} stopped doing because of it?'],
    turns: [
      {
        asks: [
          'what do i say when she says im fat',
          'he says he is ugly',
          'how to respond to i hate my body',
          'she pinches her tummy',
        ],
        answer:
          'Listen for a minute before you comfort. "That sounds horrid. Who said that, you or someone?" Then truth and not compliments: "Bodies are meant to be different, and yours is busy growing. Tummies fill out before legs shoot up." Then the real subject, which is often a friend. If you say "but you\'re beautiful", {he} hear{s} that beautiful is what counts.',
      },
      {
        asks: [
          'grandma comments',
          'relatives talk about her weight',
          'my mother calls him chubby',
          'family says shes too thin',
        ],
        answer:
          'One sentence, friendly, in {his} hearing: "We don\'t talk about bodies here, Mum. Ask {him} about the tooth." Tell her beforehand too, alone, that {he} took it hard; many grow up with nothing else to say at the door. Afterwards to {him}: "Granny learned that long ago. Your body isn\'t a subject." Repeat at Christmas.',
      },
      {
        asks: [
          'what about food then',
          'he is overweight',
          'doctor said she needs to lose weight',
          'how do i help without diets',
        ],
        answer:
          'Do it as a house: water on the table, breakfast, meals together, walking to school, bed on time, sweets bought less and not banned. Nothing for {him} alone, no scales in the bathroom, no praise for smaller portions. Children mostly grow into their weight if it stands still for a time. Ask your doctor or a dietitian for the plan, you go, {he} play{s}.',
      },
      {
        asks: ['i hate my body', 'i diet in front of her', 'how do i not pass it on', 'my own eating disorder'],
        answer:
          "{He} learn{s} it more from your sigh at the zip than from any talk. You needn't love your body; it's enough to be quiet about it and eat the potatoes. Say something neutral aloud now and then: \"These legs carried us up there.\" If you have an eating disorder or had one, tell your doctor that you're afraid of handing it on. It's the best reason there is to get help.",
      },
      {
        asks: ['compares herself to youtube', 'tiktok bodies', 'wants to look like influencers', 'filters'],
        answer:
          'Watch ten minutes together and look for the tricks: light, filter, sucked-in, forty tries. Let {him} take the worst picture of you and then the "best", it\'s a good evening. Then swap the stream: clear the ones which make {him} feel small, add drummers, bakers, foals. Accounts have age limits for reasons; phones out of bedrooms.',
      },
      {
        asks: ['teased about weight', 'called skinny at school', 'bullied for being fat', 'names about his body'],
        answer:
          '"That\'s meanness, and your body isn\'t the cause; they look for anything." Nothing about losing weight tonight, or {he} will learn that they were right. An answer for the corridor, "So?", then away, and a list with dates for the teacher. It counts as bullying if it goes on, and you ask for it to be treated as that.',
      },
      {
        asks: ['boy wants muscles', 'protein shakes at 10', 'obsessed with abs', 'wants to go to the gym'],
        answer:
          'Strong is a fine wish; climbing, wrestling, carrying logs, press-ups with you. Muscles that show come with puberty and not before, say so. No powders or supplements without your doctor. Find out what strong is for: often somebody hit, or laughed. If {he} train{s} in secret, panic{s} over a missed day or stop{s} eating with you, see the doctor.',
      },
    ],
    challenges: ['building-confidence', 'respecting-differences'],
  },
];
