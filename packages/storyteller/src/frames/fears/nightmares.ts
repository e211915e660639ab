import { script, type Frame } from '../../frame.ts';
import { thingInTheDream } from '../home/thing-in-the-dream.ts';
import { withScenes } from '../scene.ts';

/** Bad dreams: what a dream is, that it ends on waking, and that a dream may be drawn and given another end. */
const own: Frame = {
  id: 'nightmares',
  name: 'Nightmares',
  says: [
    'has nightmares',
    'bad dreams every night',
    'wakes up screaming from a bad dream',
    'scary dreams',
    'scared to go to sleep because of nightmares',
    'keeps having the same nightmare',
    'nightmares since watching a film',
    'dreamt that we left her',
    'wakes up crying and says it was real',
    'afraid the dream will come back',
    'wont go back to sleep after a nightmare',
    'bad dream about a wolf',
    'recurring dreams',
    'nightmares, not sure if she is awake',
    'dreams about losing us',
    'had a nightmere and wont sleep in his room',
    'night mares',
    'shes frightened of her dreams',
    'wakes at 3 with a bad dream and comes to us',
    'dreams scare him',
    'cant tell dream from real life',
    'he says the dream is still in the room',
    'my son has vivid dreams and is tired all day',
    'tells us about scary dreams at breakfast',
  ],
  claims: {
    strong: [
      'nightmares since',
      'nightmare',
      'bad dream',
      'scary dream',
      'dream',
      'dreamt',
      'dreamed',
      'recurring dream',
      'same dream',
      'vivid dream',
      'wake up screaming',
      'wakes screaming',
      'bad dreams',
      'scary dreams',
      'nite mare',
      'night mare',
      'night mares',
      'nitemares',
      'wakes up terrified',
      'wakes in the night screaming',
      'woke from a dream',
      'scary film dream',
    ],
    cues: ['wake', 'night', 'scream', 'asleep', 'sleep', 'scary', 'film', 'movie'],
    not: [
      'is a nightmare',
      'total nightmare',
      'absolute nightmare',
      'are a nightmare',
      'a nightmare to',
      'complete nightmare',
      'dream come true',
      'daydream',
      'day dream',
      'dream job',
      'living nightmare',
      'like a nightmare',
      'morning is a nightmare',
      'getting dressed is a nightmare',
    ],
  },
  topicWords: ['dream', 'nightmare', 'sleep', 'asleep'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'Dreams happen mostly in a part of sleep in which the eyes move and the brain is busy while the muscles rest.',
    'People dream several times a night and forget most of it.',
    'Dreams mix bits of the day, old memories, pictures and feelings; they do not foretell anything.',
    'Nightmares are most common between about three and ten years and happen to nearly everybody at some time; adults have them too.',
    'A nightmare usually comes in the second half of the night and wakes a person up; waking ends it.',
    'Talking about a dream by day, drawing it, and thinking up another end that is practised when awake helps many people to have fewer nightmares.',
    'A calm evening, enough sleep and no scary pictures before bed make nightmares rarer.',
    'After waking up it takes a body some minutes to settle. Comfort and a light help.',
  ],
  threads: {
    pillow: 'what is still there on waking: pillow, blanket, wall',
    soup: 'the brain at night, which mixes the pictures of the day like soup',
    ending: 'a new end for the dream, made by day with a pencil or a thought',
    film: 'a film that goes on at night, and where its pictures are kept',
  },
  decidedBy: [
    // The film is why, and the nights are what is told.
    /\b(?:nightmares?|bad dreams?)\b[^.!?]{0,30}\b(?:since|after|from|because)\b[^.!?]{0,30}\b(?:films?|movies?|video|you ?tube|trailer|netflix|episode)\b/i,
  ],
  threadCues: {
    pillow: /\w/,
    soup: /\w/,
    // Nobody who dreams of a death is offered a funny end for it.
    ending: /^(?![^]*\b(?:die[sd]?|dying|dead|death|funerals?|kill(?:s|ed|ing)?|murder\w*)\b)/i,
    film: /\b(?:films?|movies?|videos?|you ?tube|tv|telly|episode|game|netflix|squid game|trailer|clips?)\b/i,
  },
  onlyWhenSaid: ['film'],
  roles: {
    beast: {
      fallback: { text: 'wolf' },
      cues: [
        { match: /\bspiders?\b/i, phrase: { text: 'spider' } },
        { match: /\bmonsters?\b/i, phrase: { text: 'monster' } },
        { match: /\bghosts?\b/i, phrase: { text: 'ghost' } },
        { match: /\bdragons?\b/i, phrase: { text: 'dragon' } },
        { match: /\bdinosaurs?\b|\bt[- ]?rex\b/i, phrase: { text: 'dinosaur' } },
        { match: /\blions?\b/i, phrase: { text: 'lion' } },
        { match: /\btigers?\b/i, phrase: { text: 'tiger' } },
        { match: /\bbears?\b(?! (?:called|named))/i, phrase: { text: 'bear' } },
        { match: /\brobots?\b/i, phrase: { text: 'robot' } },
      ],
    },
  },
  titles: {
    young: [
      { text: 'The Film Is in a Box', thread: 'film' },
      { text: 'Hello, Pillow', thread: 'pillow' },
      { text: 'Here Is the Bed', thread: 'pillow' },
      { text: 'All Mixed Up', thread: 'soup' },
      { text: 'A Hen, a Bus, a Dream', thread: 'soup' },
      { text: 'A New End', thread: 'ending' },
      { text: 'And Then It Got a Hat', thread: 'ending' },
      { text: '{name} Wakes Up' },
      { text: 'It Was a Dream' },
    ],
    older: [
      { text: 'Pictures That Stay On', thread: 'film' },
      { text: 'How It Was Filmed', thread: 'film' },
      { text: 'The Pillow Was There', thread: 'pillow' },
      { text: 'Three Real Things', thread: 'pillow' },
      { text: 'What a Brain Does at Night', thread: 'soup' },
      { text: 'A Mixture of Yesterdays', thread: 'soup' },
      { text: 'The Other Ending', thread: 'ending' },
      { text: 'A Pencil for a Dream', thread: 'ending' },
      { text: '{name} After a Bad Dream' },
      { text: 'Awake Again' },
      { text: 'After a Dream' },
      { text: '{name} and the Dream' },
    ],
  },
  benefits: [
    'Explains what a dream is and where its pictures come from.',
    'Gives {name} one thing to do in the first minutes after waking.',
    'Takes the feeling seriously without saying that the dream was real.',
  ],
  talk: {
    young: [
      'What is there when the dream is over?',
      'How does {name} feel just after waking up?',
      'Shall we draw a dream and give it a funny hat?',
    ],
    older: [
      'What are dreams made of?',
      'Which word went into the blank, and how long did that feeling stay?',
      'Shall we think up another end for one dream?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'sit',
    feeling: 'calm',
    companion: 'grown-up',
    props: ['pillow', 'lamp'],
  },
  text: {
    '2-3': script(`
      D<pillow> {Name is} asleep. A dream comes. It is not a nice one. Then the eyes open. Here is the pillow. Here is the bed.
      D<soup> At night people dream. {Name} may dream too. A dream can mix things. A [x:cat|shoe] on a cloud! Then the eyes open. No cloud.
      D<ending> Oh no, a bad dream! {Name is} awake now. It was a dream. It had no end. A dream can get a new end.
      P Grown-ups dream too. Dogs dream and wag.
      P Some dreams are nice. Some are not.
      P Many children wake up at night. Grown-ups know that.
      Q After a bad dream, {Name} may feel ____.
      Q Awake at night, {Name} may feel ____.
      Q When the eyes open, {Name} may feel ____.
      H {helper} can come and sit.
      H {helper} can put on a light.
      H {helper} can bring some water.
      H<helper> {helper} can hum a soft song.
      T {he} can pat the pillow.
      T {he} can call out.
      T {he} can look at the wall.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      C<pillow> {he} can say, "Hello, pillow."
      C<soup> {he} can say, "Mix, mix, all gone."
      C<ending> {he} can say, "A hat for the dream."
      C<topic> {he} can think about {topic}.
      A<pillow> The dream is gone. The pillow is here. The bed is here. {Name is} here too. Sleep is near.
      A<soup> The dream is all gone. No [x:cat|shoe] on a cloud. Here is the bed. Soft, soft, soft.
      A<ending> The dream got a new end. It got a big hat. Ha, ha, what a hat! Bye-bye, dream.
    `),
    '4-5': script(`
      D<pillow> {Name is} asleep, and a bad dream comes. It looks real, and it feels real. Then the eyes open. There is the pillow, and there is the wall. A dream stops when people wake up.
      D<soup> All day {Name sees} things. There is a bus, and a hen, and soup. At night the brain puts them in a dream, all mixed. So a hen can drive a bus. Most dreams are odd, and some are not nice.
      D<ending> A bad dream can wake people up in the middle. Then it has no end. {Name} may not like a dream like that. In the morning there is time to make an end for it. A {beast} may get a hat with a bow and go home.
      P Grown-ups have bad dreams too. They wake up and look at the wall. Then they know where they are.
      P Other people are not in the dream at all. They were asleep in bed. That is why they ask, "What was it?"
      P Dogs dream as well. Their feet run, and they stay where they are. Then they wake up and want to eat.
      Q After a bad dream, {Name} may feel ____.
      Q Just after waking up, {his} body may feel ____.
      Q When it is still night, {Name} may feel ____.
      H {helper} can come when {Name} calls. ~ Dreams feel smaller when someone is there.
      H {helper} can put on a small light. ~ Then the room looks like the room.
      H {helper} can listen to the dream in the morning. ~ By day it is easy to tell.
      H<helper> {helper} can sit by the bed till it is calm. ~ That takes a few minutes.
      H<adult> {helper} can help after a dream. ~ One thing that helps is {adult}.
      T {he} can touch three things that are real.
      T {he} can call for someone.
      T {he} can have a sip of water and turn the pillow.
      T<comforter> {he} can hold {comforter} close.
      T<doing> {he} can try {doing} after waking up.
      T<quiet> {he} can spend some time {quiet} before bed.
      C<pillow> {he} can say, "Pillow, wall, me."
      C<soup> {he} can think, "That was a hen on a bus."
      C<ending> {he} can say, "Put on a hat, {beast}, and off to bed."
      C<topic> {he} can lie still and think about {topic}.
      A<pillow> The pillow is soft, and it is real. The wall is real too. The dream was there, and now it is over. {his} bed is a good place to sleep.
      A<soup> The hen gets off the bus, and the dream is done. It was made of bits of a day. Now the brain may make a new one. Good night, hen.
      A<ending> Now the dream has an end. The {beast} looks a bit silly with that hat. It goes home to find a scarf. {his} bed is a good place to sleep again.
      D<film> A film has pictures that move. {Name} may see one of them again in a dream. Heads do that with a strong picture. By day it was flat, on a screen. At night it looks close, and it is still a picture.
      C<film> {he} can think, "Click, the film is off."
      A<film> The dream is over, and the film is off. The screen is dark, and there is nobody in it. Here are a bed, a wall and a blanket. They are real.
    `),
    '6-7': script(`
      D<pillow> Dreams happen while a body is asleep. The eyes are shut, but the brain makes pictures. In a bad dream, {Name} may run or call, and it feels real. Then something wakes {him} up. The dream stops right there. What is left is a pillow, a wall and a fast heart.
      D<soup> Where do dreams come from? By day {his} brain collects all kinds of things. It keeps a bus, a dog that barked, and a bit of a film. At night it mixes them, like soup in a big pot. Sometimes a worry gets in as well. Then the dream is an odd one.
      D<ending> A bad dream often wakes people up in the middle. So {Name} may know how a dream began but not how it ends. By day the brain is awake and can help. It can think up an end. Then a big {beast} may trip over its own long scarf.
      P Nearly everybody has a nightmare now and then. Grown-ups do too, and it can make them sit up in bed. Afterwards some of them go and look in the fridge.
      P Nobody else can see into a dream. Other people only see a child who has woken up. They may ask a lot, because they would like to know what it was.
      P Some people wake up and tell a dream at once. Others would rather not talk about it until breakfast. Both ways are fine for a dream.
      Q Just after a bad dream, {Name} may feel ____.
      Q When it is still dark outside, {his} body may feel ____. It often changes in a few minutes.
      Q At bedtime on the next day, {Name} may feel ____.
      H {helper} can come and stay for a few minutes. ~ A heart slows down sooner with company.
      H {helper} can put a lamp on and look round with {him}. ~ Rooms are good at being real.
      H {helper} can listen to the dream by day. ~ In daylight many dreams sound odd instead of bad.
      H<helper> {helper} can tell {him} about an odd old dream. ~ Everybody has at least one.
      H<adult> {helper} can help after a nightmare. ~ What has helped before is {adult}.
      T {he} can touch three real things and name them. ~ Dreams have no real pillows in them.
      T {he} can sit up, drink some water and turn the pillow over. ~ It is a small way to start the night again.
      T {he} can draw the dream by day, with one funny thing in it. ~ A pencil can change what it draws.
      T<comforter> {he} can hold {comforter} and feel how soft it is. ~ Soft things are real things.
      T<quiet> {he} can spend some time {quiet} before bed. ~ A calm evening gives the brain calm things to mix.
      T<doing> {he} can try {doing} after waking up. ~ What helps by day can help at night as well.
      C<pillow> {he} can think, "Pillow, wall, blanket, awake."
      C<soup> {he} can think, "My brain was mixing again."
      C<ending> {he} can think, "And then it tripped over its scarf."
      C<topic> Lying down again, {he} can think about {topic}.
      A<pillow> The pillow was there before the dream, and it is there now. So are the wall and the blanket. The heart gets slower again. A dream ends when somebody wakes up. {his} bed is a safe place to wake up in.
      A<soup> In the morning most dreams are forgotten, even the nice ones. The brain mixes new ones every night, from new bits. It does not know what will happen. It only knows what has been in the day.
      A<ending> Once a dream has another end, it is not the same dream. It may come back, and then the scarf comes too. Brains like to use what they have practised. That is a good thought to fall asleep on.
      D<film> Pictures from a film can come back at night. {Name} may have one like that, and it turns up in a dream. A head keeps strong pictures and looks at them again. It does that to put them away. The people in the film got their lunch and went home. The picture takes a bit longer to go.
      C<film> {he} can think, "It was filmed, and somebody said cut."
      A<film> After some nights a picture gets weaker. The dream mixes it with other things. Then it is a bit silly. The film is over, and it stays over. In this room there are a bed, a door and a real blanket.
    `),
    '8-10': script(`
      D<pillow> Several times a night a sleeping brain becomes nearly as busy as by day. The eyes move under their lids, and a dream begins. In a nightmare {Name} may be chased, or lost, or late. While it lasts, there is no way to tell that it is not real. Then {Name wakes} up, and the whole thing stops at once. The pillow has been there all along.
      D<soup> Scientists have woken people up at night, with permission, to ask what they were dreaming. There was a bit of yesterday in it, a bit of a film, and a kitchen from somewhere else. {his} brain mixes things too. It sorts what came in by day, and sometimes it picks up a worry and turns it into pictures. The worry may be small. The pictures are often not.
      D<ending> Can a dream be changed? Doctors who work with nightmares have tried it, and with many people it works. By day, when {Name is} awake, the dream is told or drawn. Then it gets a different end, any end at all, and that one is thought through a few times. A brain that has practised the new end may use it at night. A {beast} might turn out to have lost its glasses.
      P Nightmares are common at this age, and adults get them as well. A grown person can wake up in the night, sure of having missed an exam from twenty years ago. They usually do not mention it at breakfast. It would sound silly next to the toast.
      P Someone who says "it was only a dream" means well. What they see is a safe room. What the dreamer has just seen was something else, and the body believed it. It takes a few minutes until both people are in the same place.
      P Not everybody wants to talk about a bad dream straight away. Some people forget it faster if they leave it alone. Others carry it around until it has been told. The person who had it knows best which kind it was.
      Q In the first minute after a nightmare, {Name} might feel ____. Hearts are slower than eyes to wake up.
      Q Lying awake, {Name} may feel ____. It can be two things at once.
      Q On the evening after a bad dream, {his} stomach may feel ____. That is the memory of it, and not the dream.
      H {helper} can come for a few minutes without asking much. ~ At three in the morning, company is better than questions.
      H {helper} can listen to the whole dream after breakfast. ~ Told in daylight, it usually has holes in it.
      H {helper} can help to make the last hour before bed a calm one. ~ Brains mix with what they have been given.
      H<helper> {helper} can tell {him} the oddest dream in the family. ~ There is normally some competition.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      T {he} can switch on a lamp and name five real things. ~ The room is the same each time.
      T {he} can write the dream down by day, and write a new end below it. ~ An author may change a story, and this one has an author.
      T {he} can get up, drink some water and begin the night again. ~ A small change tells the body that the scene is over.
      T<comforter> {he} can hold {comforter} until the heart is slower. ~ Things that can be felt are good evidence.
      T<quiet> {he} can spend the last half hour {quiet}. ~ Calm pictures go into the mixture as well.
      T<doing> {he} can try {doing} after waking up. ~ The first few minutes are the longest.
      C<pillow> {he} can think, "That was there, and I am here."
      C<soup> {he} can think, "Yesterday, a film and a worry, well stirred."
      C<ending> {he} can think, "I know how this one ends now."
      C<topic> Until sleep comes back, {he} can think about {topic}.
      A<pillow> By breakfast most of it has gone. Dreams fade fast, because the sleeping brain hardly stores them. The pillow has a dent in it and nothing else to report. Falling asleep again is safe, even when it takes a while.
      A<soup> A nightmare is no message and no forecast. It is a mixture, made at night by a brain that works without looking. Tomorrow there will be other things to put in. With luck, some of them will have cake in them.
      A<ending> The new end may need a few evenings until the sleeping brain has learned it. Sometimes the old dream does not come back at all, and the new end is left over. Then there is a pair of lost glasses somewhere, and no story. That is a fair way for a nightmare to finish.
      D<film> Some films are made to stay in the head, and whoever makes them is good at it. From one of them {Name} may have some pictures that come back at night. A sleeping brain sorts what was strong that day. It plays it again, without the music, until it has become ordinary. Behind each of those pictures there were lamps, a person with make-up, and a table with sandwiches.
      T<film> {he} can look up by day how the scene was made. ~ Once a trick has been seen, it works less well.
      C<film> {he} can think, "Somebody shouted cut, and then they had lunch."
      A<film> With each night the brain has less to do with it, and the picture wears out like an old poster. A light may stay on until then. People can choose what they watch, and leaving the room is a choice as well. The dream will go on to other things, such as stairs and strange dogs.
    `),
    '11+': script(`
      D<pillow> A nightmare is an odd event, because nothing happens in it. {Name is} in bed dreaming, the muscles are switched off, and the room is quiet. Meanwhile the brain runs a full alarm, with heartbeat and everything, for something that is not there. Waking up ends the dream in a second. The alarm takes some minutes longer, and in those minutes it can seem as if the dream were still in the room. It is only the chemistry.
      D<soup> Researchers who study sleep have several ideas about what dreams are for, and they do not agree completely. Many think that the sleeping brain sorts the day, strengthens some memories and takes the edge off strong feelings. When {Name dreams}, the parts that make pictures and feelings are busy, while the part that checks for sense is nearly off duty. That explains a lot about the plots. A real worry may be in there, dressed as something else.
      D<ending> A letter about bad dreams, to {Name}, might begin like this. They are common, they are not a sign of weakness, and they are not about the future. There is also something that can be done, which is less well known. People write the dream down by day, change whatever they like, and rehearse the new version for a few minutes daily. In studies, many of them had fewer nightmares after some weeks. It costs a pencil.
      P People stop mentioning nightmares at about this age, and so it can look as though they had stopped having them. Surveys say otherwise. Plenty of adults wake up several times a year with a pounding heart. Then they get a glass of water and tell nobody.
      P A parent who is woken at night may not be at their best. What sounds like impatience is usually sleep. By daylight most of them would like to know, and they are surprised how long it has been going on.
      P Friends may treat dreams as codes in which each image stands for something. It is entertaining, and there is no good evidence for it. A dream about falling is mostly about being asleep. The feeling in it may be worth a thought, and the tiger can be left alone.
      Q In the minutes after waking, {Name} might feel ____. The body often takes longer than the mind.
      Q Before switching off the light again, {Name} might notice ____. It may be reluctance more than fear.
      Q After several bad nights, {his} mood may be ____. Tiredness turns most things up.
      H {helper} can be woken up for this, and can say so beforehand. ~ Permission is easier to use when it was given by day.
      H {helper} can listen to the dream without explaining it. ~ It has been strange enough already.
      H {helper} can bring it up with a doctor if it happens most nights. ~ Frequent nightmares can be treated, and doctors hear about them often.
      H<helper> {helper} can say what helps other people at three in the morning. ~ Nearly every household has an expert.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      T {he} can switch on a light, sit up and name what is in the room. ~ The part of the brain that checks for sense comes back on duty with it.
      T {he} can write the dream out, change one thing and read the new version through each day. ~ It is rehearsal, and brains rehearse in their sleep.
      T {he} can keep the last half hour free of screens and plots. ~ Whatever comes in last is close to hand at night.
      T<comforter> {he} can keep {comforter} within reach. ~ Touch is quick to convince a body of where it is.
      T<quiet> {he} can spend the last half hour {quiet}. ~ It gives the night better material.
      T<doing> {he} can try {doing} before lying down again. ~ A short pause separates one sleep from the next.
      C<pillow> {he} can think, "The alarm is real, and the fire is not."
      C<soup> {he} can think, "Bad plot, no editor, over now."
      C<ending> {he} can think, "In my version, somebody opens a window."
      C<topic> Until sleep comes, {he} can think about {topic} in great detail.
      A<pillow> Within ten minutes the heart is back to normal, and the room has become a room. Most of the dream will be gone by breakfast, since the sleeping brain keeps poor records. Going back to sleep is safe. So is reading for a while first.
      A<soup> Nothing that happened in the dream has happened. A feeling in it may have come from the day, and that can be looked at over toast. The rest was scenery. Many of the later performances are about lost bags and talking soup, and are forgotten by breakfast.
      A<ending> It may take some weeks before the new version turns up at night, and it may turn up with mistakes. Even so, it changes something at once. A dream with an author is a different thing from a dream that simply arrives. The pencil can stay beside the bed.
      D<film> A good horror film does its work after it has ended. {Name} may have found out that two hours on a sofa can cost several nights. The brain goes over strong images while it is asleep, in dreams and just before them. That seems to be one of the ways in which fear gets dull: it is played again until there is nothing new in it. It is unpleasant all the same. The people responsible for the scene ate sandwiches between takes and complained about the rain.
      P<film> Half of those who sat there laughing slept badly as well. It is not discussed at breakfast. Liking such films is a taste like any other, and so is not liking them.
      T<film> {he} can watch how the scene was made, in daylight. ~ It spoils the effect, which is the idea.
      C<film> {he} can think, "It is being filed. It will be dull by Thursday."
      A<film> Within some nights the images lose their edge and get mixed up with trains and teachers. A light left on is a reasonable measure in the meantime. Next time somebody chooses a film, it is possible to say no without giving a lecture. Dreams need material, and there is better material about.
    `),
  },
};

export const nightmares: Frame = withScenes(own, thingInTheDream);
