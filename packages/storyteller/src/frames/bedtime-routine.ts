import { script, type Frame } from '../frame.ts';

/** Going to bed and staying there; at eleven and over the body clock, tired mornings and thoughts at night. */
export const bedtimeRoutine: Frame = {
  id: 'bedtime-routine',
  name: 'Going to bed',
  says: [
    'bedtime routine',
    'bedtime battles',
    'refuses to go to bed',
    'will not go to sleep',
    'wont stay in bed',
    'keeps getting out of bed',
    'comes out of his room ten times',
    'one more story, one more drink of water',
    'stalling at bedtime',
    'takes two hours to fall asleep',
    'hates bedtime',
    'tantrum when it is time for bed',
    'needs me to lie next to her until she sleeps',
    'falling asleep alone',
    'goes to bed too late',
    'overtired and wired in the evening',
    'does not want to miss anything when we are still up',
    'getting ready for bed takes forever',
    'wind down in the evening',
    'cannot switch off at night',
    'lies awake thinking',
    'tired in the morning and wont get up',
    'teenager up till midnight',
    'sleep routine',
    'cant get her to sleep',
    'wakes up at night and comes to us',
    'gets up at 5 am',
    'putting pyjamas on is a fight',
    'bed time is a nightmare',
    'sleeping in own bed',
  ],
  claims: {
    strong: [
      'bedtime',
      'bedtime routine',
      'go to bed',
      'get out of bed',
      'stay in bed',
      'fall asleep',
      'go to sleep',
      'sleep routine',
      'sleep in own bed',
      'time for bed',
      'lie awake',
      'overtired',
      'settle at night',
      'insomnia',
      'bed time',
      'ready for bed',
      'get to sleep',
      'not sleep',
      'doesnt sleep',
      'refuse sleep',
      'until sleep',
      'more story',
      'come out of room',
      'settle in the evening',
      'still up',
      'stay up',
      'till midnight',
      'get up at 5',
      'wake at 5',
      'wake at night',
      'wake up at night',
      'tired in the morning',
      'pyjamas',
      'switch off at night',
      'stay up late',
      'up too late',
      'wind down',
      'put to bed',
      'nite nite',
      'nite nites',
      'night night',
      'nighty night',
      'settling at night',
      'settle down at night',
      'sleep time',
      'nap time',
      'naptime',
      'nap',
      'wont nap',
      'sleeps badly',
      'bad sleeper',
      'up at 5',
      'wide awake',
      'early riser',
      'sleep issues',
      'sleep problem',
      'sleep problems',
      'not tired',
      'lights out at',
      'asleep at',
    ],
    cues: [
      'bed',
      'sleep',
      'asleep',
      'evening',
      'night',
      'tired',
      'late',
      'pyjamas',
      'pajamas',
      'pjs',
      'stall',
      'wake',
      'story',
      'nap',
      'midnight',
    ],
    not: [
      'wet the bed',
      'bed wet',
      'monster under the bed',
      'scared of the dark',
      'afraid of the dark',
      'sleepover',
      'bunk bed',
      'flower bed',
      'night light',
      'into our bed',
    ],
  },
  topicWords: ['bed', 'bedtime', 'sleep', 'sleepy', 'night', 'evening'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'The same steps in the same order each evening help many children to fall asleep sooner.',
    'During sleep the brain strengthens some memories and lets others fade.',
    'In the evening heart and breathing slow down and body temperature falls a little.',
    'A slow breath out slows the heart a little.',
    'Yawning is catching, also for some animals; why people yawn is not known for certain.',
    'Everybody wakes for short moments several times a night and mostly does not remember it.',
    'Bakers, nurses, drivers and others work at night and sleep by day, although people are active by day by nature.',
    'Lying still and quiet is rest, although it is not sleep. Trying hard to sleep tends to keep people awake.',
    'Without the noise of the day, thirst, itches and thoughts are easier to notice.',
    'The body clock in the brain, smaller than a grain of rice, takes its time from light. In puberty it shifts later, often by one to two hours, and around twenty it begins to move back.',
    'Bright light and exciting things late in the evening can delay sleep.',
    'The slow half hour after waking is called sleep inertia; light and movement shorten it.',
    'Most children of six to twelve need nine to twelve hours of sleep, and most teenagers eight to ten.',
    'Long lie-ins at the weekend move the body clock later.',
    'Many people fall asleep more easily after writing down what is on their mind.',
  ],
  threads: {
    steps: 'the same few steps, each evening in a row',
    toes: 'the body comes to rest from the toes up',
    yawn: 'one yawn makes another',
    baker: 'the baker who works while others sleep',
    shift: 'the people who work at night',
    sort: 'the brain sorts the day at night',
    excuse: 'the list of things people need at bedtime',
    clock: 'the clock inside the head',
    morning: 'the first half hour of the morning',
    thoughts: 'the thoughts that come at eleven o’clock',
  },
  roles: {},
  titles: {
    young: [
      { text: 'Night-Night, Toes', thread: 'toes' },
      { text: 'The Yawn That Went Round', thread: 'yawn' },
      { text: 'Who Had the First Yawn?', thread: 'yawn' },
      { text: 'Brush, Book, Bed', thread: 'steps' },
      { text: 'One, Two, Three, Bed', thread: 'steps' },
      { text: 'The Baker Is Awake', thread: 'baker' },
      { text: 'Goodnight, {name}' },
      { text: '{name} Goes to Bed' },
    ],
    older: [
      { text: 'The Baker Gets Up at Three', thread: 'baker' },
      { text: 'Somebody Is Making Bread', thread: 'baker' },
      { text: 'Last of All, the Thoughts', thread: 'toes' },
      { text: 'What the Brain Does at Night', thread: 'sort' },
      { text: 'One More Glass of Water', thread: 'excuse' },
      { text: 'The Clock Inside', thread: 'clock' },
      { text: 'The First Half Hour', thread: 'morning' },
      { text: 'At Eleven O’Clock', thread: 'thoughts' },
      { text: '{name} and the End of the Day' },
      { text: 'How an Evening Ends' },
    ],
  },
  benefits: [
    'Shows how an evening ends, step by step, so that the end of the day is expected.',
    'Explains what bodies and other people do at night, without praising or scolding anybody for being awake.',
    'Gives {name} one quiet thing to try in bed and one sentence to say.',
  ],
  talk: {
    young: [
      'What comes first at bedtime in the story?',
      'How does bed feel: soft, warm, too quiet?',
      'Shall we choose the book for tonight together?',
    ],
    older: [
      'What happens at night in this story while other people sleep?',
      'Which word did you put in the blank, and is it the same every evening?',
      'Shall we change one thing about our evenings and see what happens?',
    ],
  },
  cover: {
    setting: 'bedroom',
    time: 'night',
    pose: 'sit',
    feeling: 'sleepy',
    companion: null,
    props: ['book', 'pillow', 'moon'],
  },
  text: {
    '2-3': script(`
      D<steps> {his} day is done. Now it is bedtime. Brush, brush, brush! Then there is a book. Then there is a warm bed.
      D<yawn> {Name is} in bed. Aaah! That was a big yawn. Cats yawn at night. Dogs yawn at night too.
      D<yawn> Who has a yawn at night? {Name has} a big one. Aaah! A cat has a small one. A dog yawns in its bed.
      D<toes> {Name gets} into bed. In go the toes. In go the knees. Up goes the blanket. Now just a face looks out.
      D<toes> {his} toes are in bed. Wiggle, wiggle, wiggle! The toes get slow. Then they are still. The blanket is warm.
      P Some children like one book. Some like ten books. Grown-ups get tired after two.
      P Grown-ups like a hug at night. Then they like to sit down.
      P Friends are in bed now. Some like a song. Some like a hush.
      P Babies like a soft bed. Cats like a warm spot. Grown-ups like a pillow.
      P Birds tuck in their beaks. Dogs go round and round. Then they lie down.
      Q In bed, {Name} may feel ____.
      Q When the day ends, {Name} may feel ____.
      Q When play stops, {Name} may feel ____.
      H {helper} can read one book.
      H {helper} can sit by the bed.
      H {helper} can say night-night.
      H {helper} can pat the bed.
      H {helper} can hum a slow song.
      H<helper> {helper} can sing for {Name}.
      H<adult> {helper} can try {adult}.
      T {he} can pick one book.
      T {he} can lie down and look around.
      T {he} can blow one long, slow breath.
      T {he} can say night-night to three toys.
      T {he} can stretch and then go soft.
      T<comforter> {he} can tuck in {comforter}.
      T<comforter> {he} can hug {comforter}.
      T<quiet> {he} can try {quiet} before bed.
      T<doing> {he} can try {doing} in bed.
      C<steps> {he} can say, "Brush, book, bed."
      C<yawn> {he} can say, "Aaah, night-night, cat."
      C<yawn> {he} can say, "Hello, big yawn."
      C<toes> {he} can say, "Night-night, toes."
      C<toes> {he} can say, "Toes, this is bed."
      C<topic> {he} can say, "Night-night, {topic}."
      A<steps> Brush, brush, brush. The book is shut. The bed is warm. Night-night, day.
      A<yawn> The cat is in a ball. The dog is in bed. Here is one more yawn. Aaah!
      A<yawn> Night is for cats. Night is for dogs. Night is for children too. Aaah, one more yawn.
      A<toes> The toes are warm. The toes are still. The bed holds the toes. Night-night, {Name}.
      A<toes> The bed holds the toes. It holds all of {Name}. Soon the sun comes back. Then toes can wiggle.
    `),
    '4-5': script(`
      D<steps> In the evening, {his} bedtime comes in three steps. Step one is teeth. Step two is a book. Step three is bed. A body learns that row and gets sleepy by step three.
      D<yawn> Sometimes {Name gets} into bed and a yawn comes. The mouth goes wide, and the eyes go wet. When one person yawns, others often yawn too. Dogs may do it as well. It can even happen in a book about bed.
      D<yawn> Some yawns are big, and some are small. At bedtime {Name} may have one of each. Out comes the first yawn, and it makes a sound. Then someone else yawns too. Nobody knows how it gets from face to face.
      D<baker> While {Name is} in bed, some people are at work. The baker gets up in the night. Flour and water go in a big bowl. The bread goes in the oven. In the morning it is still warm.
      D<baker> The shops are shut, and {Name is} in bed. One light is on, and that is the baker. The baker makes bread at night. Bread gets big when it has a rest. The baker sleeps in the day.
      P Grown-ups like the quiet after bedtime. They wash cups, and they sit down. It is not much of a party.
      P Some children go to sleep fast. Some lie there for a long time. Both of them get some rest.
      P Friends have a bedtime too. One may want a song, and one may want a drink. Nearly all of them want one more book.
      P Teddy bears can stay awake all night. People cannot. They get cross and bump into things when they are tired.
      P Dogs turn round and round before they lie down. Birds put a beak under a wing. People brush their teeth and read.
      Q When it is time for bed, {Name} may feel ____.
      Q When play stops for the night, {Name} may feel ____.
      Q In a quiet bed, {Name} may feel ____.
      H {helper} can sit by the bed for one song.
      H {helper} can read one book and say good night.
      H {helper} can come back and look in. ~ It helps to know that.
      H {helper} can say when five minutes are left. ~ Then the end is not a surprise.
      H {helper} can hum the same song each night. ~ Ears know it after a while.
      H {helper} can put the day's clothes away. ~ Then the day is done.
      H<helper> {helper} can tell one good thing from the day.
      H<adult> {helper} can help by {adult}.
      T {he} can pick the book for tonight.
      T {he} can put one toy to bed first.
      T {he} can have a drink before bed. ~ Then that job is done.
      T {he} can stretch like a cat and then go floppy.
      T {he} can say good night to three things.
      T<comforter> {he} can tuck {comforter} in first.
      T<comforter> {he} can whisper good night to {comforter}.
      T<quiet> {he} can spend some time {quiet} before bed.
      T<doing> {he} can try {doing} in bed.
      C<steps> {he} can think, "One, two, three, and I am in bed."
      C<steps> {he} can say, "Teeth, book, bed."
      C<yawn> {he} can whisper, "There goes one more yawn."
      C<baker> {he} can think, "The baker is up, so I can rest."
      C<baker> {he} can say, "Good night, me, and good morning, baker."
      C<topic> {he} can whisper, "Good night, all the {topic}."
      A<steps> Step one is done, and step two is done. That leaves just the bed. It is warm, and it is the right size. Nobody needs to do a step four.
      A<yawn> The first yawn went from mouth to mouth. Maybe it is still on its way. {Name is} in bed now. After the last yawn comes the quiet part.
      A<yawn> Nobody can make a yawn come. It is the same with sleep. A bed is a good place to wait. Here is one more yawn.
      A<baker> The night is long, and the bread gets big. The baker works, and {Name is} in bed. In the morning both of them will be done. One of them may like some toast.
      A<baker> The baker has a light on. The bread is resting, and so are a lot of children. Beds are for that. When the sun is up, it will smell of bread.
    `),
    '6-7': script(`
      D<baker> When {Name goes} to bed, some people are just getting up. A baker is one of them. At three in the morning, the baker switches on the oven. Nurses and bus drivers are awake too. They work at night so that things are ready by day. Later they close the curtains and sleep.
      D<baker> Somebody is awake while {Name is} in bed. It is the baker, with flour up to both elbows. Bread takes hours, because the dough needs time to rise. Nobody can hurry it. So the baker works at night, and the bread is there for breakfast. After that, it is bedtime for the baker.
      D<sort> A whole day goes into {his} head before bedtime. There are faces, words, games and maybe a new song. At night the body lies still, but the brain is busy. It keeps what seems important, and it lets a lot go. That is one reason why a hard thing can be easier the next day. The brain does this job best in sleep.
      D<toes> At bedtime {his} body slows down, one part after another. The toes and the legs lie still first. Then the heart beats a little slower. The breath gets slower too, and the skin gets warm. Thoughts are usually last. They may still be busy with the afternoon.
      D<toes> Falling asleep begins at the edges. In bed, {his} toes may be the first to get warm and heavy. After them come the legs, the back and the arms. The thoughts come last, because there are so many of them. No part needs to hurry. A body has done this every night so far.
      P Grown-ups get tired in the evening too. Their voices may sound short when it gets late. That is only tiredness, and it is not about {Name}.
      P Some children are asleep in five minutes. Others lie there and think about everything. Their bodies are resting all the same.
      P Other children may say that they stay up much later. Some do, and some only like to say it. Bodies need different amounts of sleep, and nearly everybody needs a lot.
      P After bedtime, grown-ups mostly tidy up and sit down. They may fold some socks and look for another. It sounds more interesting from bed than it is.
      P Animals get ready for the night as well. A dog turns round three times, and a hen checks her spot. Nobody knows just why, but they do it every night.
      Q When the evening ends, {Name} may feel ____.
      Q In bed, when it gets quiet, {Name} may feel ____. It may be two feelings at the same time.
      Q When other people stay up, {Name} may feel ____. Any word can go there.
      H {helper} can say when ten minutes are left. ~ It helps when an end is no surprise.
      H {helper} can look in after a while. ~ It helps to know that someone is coming.
      H {helper} can ask for one good thing and one hard thing. ~ Then those two are already told.
      H {helper} can turn the lights lower, one after the other. ~ A darker home tells a body that it is late.
      H {helper} can stay for the length of one song. ~ A song has an end that everybody knows.
      H<helper> {helper} can read one chapter and stop at a good place. ~ The book keeps the rest until tomorrow.
      H<adult> {helper} can help by {adult}. ~ Things that worked once often work again.
      T {he} can put out the clothes for tomorrow before bed. ~ Then the morning is partly done.
      T {he} can breathe out slowly, five times. ~ A slow breath slows the heart as well.
      T {he} can choose the order of the evening and draw it on paper. ~ A plan on paper is easy to follow.
      T {he} can say good night to five things, from the feet up. ~ By the last one it is often quiet.
      T {he} can squeeze both feet and let them go, then both hands. ~ After a squeeze, muscles get soft.
      T<comforter> {he} can hold {comforter} and lie still for a while. ~ That is a kind of rest.
      T<quiet> {he} can spend the last part of the evening {quiet}. ~ Quiet things make a head quieter too.
      T<doing> {he} can try {doing} in bed. ~ It has helped before.
      C<baker> {he} can think, "The baker has the night, and I have the bed."
      C<baker> When sleep is slow, {he} can think, "Bread takes hours too."
      C<sort> {he} can think, "My brain has work to do, so I can lie still."
      C<toes> {he} can think, "Toes first, thoughts last."
      C<toes> {he} can whisper, "Legs are done, now the arms."
      C<topic> With eyes shut, {he} can think about {topic} and say, "Good night, all."
      A<baker> In the oven the bread is getting brown. The baker has the whole night for that. {Name has} another job, and it is done lying down. In the morning, somebody will be hungry.
      A<baker> Some people work at night, and most people sleep. Bread rises slowly, and sleep comes slowly on some evenings. Neither of them gets faster when people watch. At breakfast the baker is just going to bed.
      A<sort> Tomorrow, part of today will still be in {his} head. The brain decides which part, and sometimes it makes odd choices. It may keep a song and lose a sock. For all that sorting, it only needs a bed and a night.
      A<toes> First the toes, then the legs, and last of all the thoughts. Some nights that takes a long time, and nobody can hurry it. Lying still is already rest. The bed holds every part of {Name}, down to the smallest toe.
      A<toes> On some evenings the thoughts are late. The toes are already there, warm at the end of the bed. They can wait for the others. Night is long enough for all of them.
    `),
    '8-10': script(`
      D<excuse> Around bedtime, {Name} may have noticed, people suddenly become thirsty. They also remember a question, an itch and something that happened on Tuesday. Most of this is true, because noise covers a lot of small things by day. In a quiet bed they can be noticed at last. There is another reason as well. Stopping is harder than going on, even for somebody who is tired.
      D<excuse> "One more glass of water" may be the most common sentence in the world after eight o'clock. {Name} may know some of the others that belong to bedtime. There is one more page, one more question, and a sound that needs to be looked into. Nobody invents these to be annoying. A day that was interesting is not easy to leave. A body can be tired while the head is still collecting reasons.
      D<sort> In a single day {his} brain takes in far more than it can keep. Most of the sorting happens at night, in bed. While the body lies still, the brain plays parts of the day again and makes some memories stronger. Other things are allowed to fade, such as the number of stairs at school. This is why a tune or a trick that was difficult in the evening is sometimes easier the next day. From outside, it looks as if nothing is happening.
      D<shift> At the time when {Name goes} to bed, another group of people is getting ready for work. The baker heats the ovens at about three. Nurses, bus drivers and people who repair roads are awake as well. Their bodies would rather be asleep, because human beings are made for daylight. So they hang up thick curtains and go to bed after breakfast. A town at night is a place where somebody is looking after things.
      D<shift> A town is not empty at night, although it may seem so from {his} bed. Ovens are being heated for tomorrow's bread. A nurse is walking along a corridor in quiet shoes. Somebody is driving an almost empty bus, and somebody else is cleaning one. All of them will go to bed when the alarm clocks of other people ring. They may have pasta for breakfast.
      P Adults in the evening are often less patient than they were at noon. They have been making decisions all day, and most of them are tired. When they say that it is late, they are partly talking about themselves. They may even be jealous of anyone who is allowed to lie down.
      P Some people in every class say that they stay up until midnight. A few of them do. Others would like it to be true. Teachers can usually tell by looking, at about ten in the morning.
      P People think about the end of the day in different ways. For some it is a relief, and others find it a pity. Many adults needed to be called three times when they were eight. It is possible that they have forgotten this.
      P Brothers, sisters, cousins and friends often have another bedtime. It is easy to suppose that they got the better deal. Older people who may stay up are often looking at the clock and thinking about bed. Parents know this, because they do it too.
      P Athletes talk about sleep more than about shoes. Their trainers make them go to bed at the same hour, because tired legs are slow. Many of them complain about it, and then they go.
      Q When the evening ends, {Name} might feel ____. It may change between the first yawn and the last.
      Q In a quiet bed, {Name} might notice ____. It may be in the legs, the stomach or the thoughts.
      Q When other people are still up, {Name} might feel ____. More than one word is possible.
      H {helper} can give a warning ten minutes before the end. ~ Stopping is easier when it is no surprise.
      H {helper} can sit down for five minutes and listen to whatever is left of the day. ~ A question that has been asked is easier to leave alone.
      H {helper} can plan the evening with {Name} at the weekend, when nobody is tired. ~ A plan made in daylight is usually better.
      H {helper} can dim the lamps an hour before, for everybody. ~ Eyes pass the message on to the rest of the body.
      H {helper} can leave a note on the pillow for whatever did not fit into the day. ~ It can be answered in the morning.
      H<helper> {helper} can read aloud, even to people who read well by themselves. ~ A voice is easier to follow than a page.
      H<adult> {helper} can help by {adult}, which has worked before. ~ It is good to know that in advance.
      T {he} can write the leftover questions on a piece of paper by the bed. ~ Paper stays awake, so nobody else needs to.
      T {he} can try breathing out slowly while counting the breaths up to twenty, and then start again. ~ Counting is just boring enough.
      T {he} can choose one thing that comes last every evening. ~ After a while the body takes it as a signal.
      T {he} can tense the muscles from the feet upwards and let each one go. ~ Few people get as far as the ears.
      T {he} can go through the way to school in thought, corner by corner. ~ A brain that walks slowly gets sleepy.
      T<comforter> {he} can keep {comforter} where it is easy to find with eyes closed. ~ Familiar things make a bed more comfortable.
      T<quiet> {he} can spend the last half hour {quiet}. ~ It gives a busy head a slower speed.
      T<doing> {he} can try {doing} in bed. ~ It has helped before, so there is no need to invent something new.
      C<excuse> When another reason turns up, {he} can think, "That one goes on the list for tomorrow."
      C<excuse> {he} can say, "This is my last glass of water, and I mean it."
      C<sort> Lying still, {he} can think, "My brain is sorting, and I am not needed."
      C<shift> {he} can think, "Somebody is awake, and today it is not me."
      C<shift> With eyes closed, {he} can think, "The ovens are on, the bus is running."
      C<topic> With eyes closed, {he} can think, "As many {topic} as I can count, slowly."
      A<excuse> The thirst was real, and so was the question. Both will be there in the morning, usually a little smaller. Going to bed is not the end of anything interesting. It is only the place where today stops collecting.
      A<excuse> Every evening has a last glass of water, although it is sometimes hard to say which one it was. Being tired and wanting to stay up can both be true. The bed is there for both. Tomorrow will have questions of its own.
      A<sort> In the morning nobody can say exactly what was kept. It may be a goal, a joke, or the way to spell "necessary". {Name} will have done nothing for it except lie in a bed. It is one of the few jobs that work better without effort.
      A<shift> When other people's alarm clocks ring, the bread is ready. The people who were up all night are on the way to bed. They looked after the town, and now it is somebody else's turn. {Name} will be awake for that part.
      A<shift> On a night when sleep is slow, it can be good to know who else is awake. They are warm, they are busy, and they have tea. Nothing is needed from {Name} until the morning. Lying in bed is the quietest job in town.
    `),
    '11+': script(`
      D<clock> Somewhere around this age, {his} evenings may begin to feel earlier than they used to. The clock on the wall is the same, but the clock inside the brain is moving. In puberty it shifts later, often by an hour or two, so sleep is simply not available at the old bedtime. This has been measured in many countries, and nobody chooses it. School, unfortunately, has not shifted at all. The gap between the two clocks is what people notice at seven in the morning.
      D<clock> There is a clock in {his} brain, smaller than a grain of rice, that decides when a body is ready for sleep. It takes its time from light. Bright light late in the evening tells it that the day is still going on, and daylight in the morning sets it earlier. During the years of puberty it runs late even without any help. An alarm set for half past six can therefore ring in the middle of the body's night. Being tired then is a matter of biology.
      D<morning> Some mornings begin before {Name does}. The alarm rings, the body gets out of bed, and the brain follows about half an hour later. Scientists call this state sleep inertia, and it affects nearly everybody. Thinking is slower, voices sound louder, and a simple question about breakfast can seem like too much. It is worst when the night has been short. Daylight and movement help it to pass, while arguing with it does not.
      D<thoughts> By day {Name is} usually busy enough to keep most thoughts at a distance. At eleven in the evening there is no more competition. The thoughts arrive in bed in no clear order, an unanswered message first, then a sentence from two years ago, then all of next week. They seem more convincing at night, because a tired brain is like a tired clerk, with a red stamp for every paper. In daylight many of them turn out to be quite small. Sleep is a difficult thing to fall into while sorting all that.
      D<thoughts> Lying in bed, {Name} may find that the day starts again, this time with comments. A sentence from two years ago gets examined, and so does the spelling of a message. Brains do this at night because the work of the day has stopped and the sorting begins. It is useful sorting, done by a tired clerk, who puts a red stamp on nearly everything. Most of the stamps are gone by daylight. It is easier to fall asleep when something else keeps the list, and paper will do.
      P Adults often believe that an early night is a matter of discipline. Many of them had the same late evenings at this age and have forgotten it. They may worry about tiredness and express it as a remark about phones.
      P Friends who write at midnight are often less awake than they seem. Some of them cannot sleep either, and it is easier to be awake in company. Few would admit to being tired, although most of them are.
      P Teachers in the first lesson can see who is awake, and it is usually a small number. Some of them have read the research and would gladly start later. The decision is seldom theirs.
      P Younger children in a family may think that staying up is a reward. Parents, who are free to stay up as long as they like, mostly dream of going to bed. It is one of the less expected facts about being an adult.
      P Pilots and nurses have legal limits on how long they may work without sleep. Somebody measured what happens to attention after a short night, and it was not flattering. Most adults have read about it, usually late in the evening.
      Q When it is late and sleep does not come, {Name} might feel ____. It is worth knowing whether that begins in the body or in the thoughts.
      Q On a tired morning, {Name} might notice ____. Irritation is a common word for it, and so is fog.
      Q At the point where the evening could end or go on, {Name} might feel ____. Two opposite answers are possible at once.
      H {helper} can talk about the evening plan at the weekend, when nobody is tired, and leave part of it for {Name} to decide. ~ Agreements made at midnight are seldom good ones.
      H {helper} can save remarks and questions for the second half hour of the morning. ~ They are more likely to get a civil answer.
      H {helper} can keep the last hour at home a little darker and quieter for everybody. ~ It is easier to stop when other people are stopping too.
      H {helper} can keep the weekend mornings free of early plans now and then. ~ Nobody can store sleep, although some of it can be caught up.
      H {helper} can say once what is worrying about the late nights, and then leave it. ~ One clear sentence is heard better than ten small ones.
      H<helper> {helper} can listen for ten minutes late in the evening without offering solutions. ~ Some subjects are only possible at that hour.
      H<adult> {helper} can help by {adult}, if that is welcome. ~ What has worked before is a sensible place to start.
      T {he} can leave the phone to charge in the next room and use a plain alarm clock. ~ A phone within reach is an invitation, even when it is silent.
      T {he} can write tomorrow's list on paper before lying down, including the items that make no sense. ~ Many people fall asleep more easily after that.
      T {he} can open the curtains as soon as the alarm rings and stand in the light for a minute. ~ Morning light helps the body to be tired earlier at night.
      T {he} can tense and release one muscle after another, from the feet upwards. ~ It is dull, which is the point of it.
      T {he} can get up for ten minutes when sleep does not come, and read something slow in a low light. ~ A bed works best when it means sleep and not waiting.
      T<quiet> {he} can spend the last half hour {quiet}, by a low lamp. ~ It gives a busy brain a slower speed to copy.
      T<comforter> {he} can keep {comforter} in the bed, at any age. ~ Old things work without needing a reason.
      T<doing> {he} can try {doing} once the lamp is off. ~ What already works is worth keeping.
      C<clock> When sleep is not available yet, {he} can think, "This is my clock, not my character."
      C<clock> {he} can think, "Light in the morning, less light in the evening, and the clock does the rest."
      C<morning> On the way to the bathroom, {he} can think, "My brain is following in half an hour."
      C<thoughts> When the list gets long, {he} can think, "It is eleven o'clock, and everything looks bigger at eleven."
      C<thoughts> When another red stamp arrives, {he} can think, "The clerk is tired, and so am I."
      C<topic> With the lamp off, {he} can think, "Nothing but {topic} until I lose count."
      A<clock> No one can talk an inner clock into another position, but it does answer to light and to regular hours. Within some years it moves back by itself. Until then, an evening that ends at roughly the same time is a fair deal between a body and a timetable. It need not be perfect, because a clock can be set again the next night.
      A<clock> A clock smaller than a grain of rice is stubborn, but it can be reached. It takes note of curtains, of lamps and of the hour at which a weekend begins. Some nights will be too short all the same, and most people get through the day after. There is another evening at the end of it.
      A<morning> Half an hour later the same kitchen is usually a kinder place, although nobody in it has changed. Short nights happen, and it is possible to catch up on the sleep. Ending one evening a little sooner is often the simplest repair. The question about breakfast, in any case, was only about breakfast.
      A<thoughts> The message can still be answered tomorrow, and the sentence from two years ago has probably been forgotten by the rest of the world. A night is not a good time to decide what kind of person somebody is. Lying in bed without sleeping is still rest. At breakfast the list will be back to its ordinary size.
      A<thoughts> In the morning the clerk is off duty, and the papers look different. Two of them may need an answer, and the others can go. Not every evening will be a calm one, and that is no one's failure. A bed is a place for a body, and the thoughts may stay on the desk overnight.
    `),
  },
};
