import { helloBehindALeg } from './a-hello-behind-a-leg.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { thirtySeconds } from './thirty-seconds.ts';

/**
 * Meeting Santa: how near is near enough, that a wave will do, and what goes on at such a visit. Says nothing about
 * who Santa is, so that it is true in every home.
 */
const own: Frame = {
  id: 'meeting-santa',
  name: 'Meeting Santa',
  says: [
    'scared of santa',
    'afraid of father christmas',
    'screams at santas grotto',
    'wont sit on santas knee',
    'terrified of santa claus at the mall',
    'meeting santa next week and he is scared',
    'santa is coming to nursery',
    'photo with santa was a disaster',
    'she is frightend of santa clause',
    'afraid that santa will come into her room at night',
    'st nicholas visit',
    'sinterklaas comes to school',
    'father christmas beard scares him',
    'does not want santa in the house',
    'ho ho ho made her cry',
    'grandma wants a picture on santas lap',
    'santas visit to the school fair',
    'christmas grotto',
    'cries every year at santa',
    'krampus and st nick frighten him',
  ],
  claims: {
    strong: [
      'santa is everywhere',
      'sing for santa',
      'sing to santa',
      'santa',
      'santa claus',
      'santa clause',
      'santas grotto',
      'father christmas',
      'st nicholas',
      'st nick',
      'sinterklaas',
      'krampus',
      'grotto',
      'ho ho ho',
    ],
    cues: ['christmas', 'beard', 'knee', 'lap', 'elf'],
    not: ['is santa real', 'asks if santa', 'believe in santa', 'santa isnt real', 'secret santa', 'not believe'],
  },
  topicWords: ['santa', 'father christmas', 'visit'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing'],
  facts: [
    'At such a visit there is usually a queue, then a chair with Santa in it, a few words, perhaps a photo and a small present.',
    'Fear of such figures is common between one and five: a loud voice, a beard that hides the face, many people at once.',
    'A child may look from the door, wave, send a letter or a picture, or stay away. Nobody needs to sit on a knee, to hug or to be in a photo. A body belongs to the person in it.',
    'A wish may be written, drawn or told to a grown-up instead.',
    'Small steps help: pictures first, then from far away, a grown-up in between.',
    'A family may agree that presents are left by the front door instead of in a bedroom.',
  ],
  threads: {
    knee: "a place to stand that is one's own, and a lap that nobody needs to sit on",
    door: 'the door, from which Santa is small and can be waved at',
    letter: 'a picture or letter, which goes to the chair by itself',
    room: 'a bedroom, a door, and the grown-ups who say who comes in',
  },
  threadCues: {
    knee: /\b(?:knees?|laps?|sit (?:on|with)|sits? on|photos?|pictures?)\b/i,
    door: /\b(?:grotto|mall|shops?|shopping|knees?|laps?|photos?|pictures?|visit\w*|meet\w*|nursery|school|preschool|market|fair|queue|parade|party|screams?|cries|cried|beard|every year)\b/i,
    room: /\b(?:(?:in|into|at|to) (?:her|his|their|my|the|our) (?:room|bedroom|house|home)|in the house|at night|chimney|christmas eve|while (?:he|she|they) sleeps?|comes? in|coming in)\b/i,
  },
  onlyWhenSaid: ['room', 'knee'],
  tellsAlone: ['room'],
  comesFirst: ['knee'],
  roles: {
    santa: {
      fallback: { text: 'Santa', gender: 'm' },
      cues: [{ match: /\bfather christmas\b/i, phrase: { text: 'Father Christmas', gender: 'm' } }],
    },
  },
  titles: {
    young: [
      { text: 'Here Is Where I Stand', thread: 'knee' },
      { text: 'A Wave Is a Hello', thread: 'knee' },
      { text: 'The Door Is Shut', thread: 'room' },
      { text: 'A Wave at the Door', thread: 'door' },
      { text: 'Far Is Good', thread: 'door' },
      { text: 'A Picture in the Post', thread: 'letter' },
      { text: 'Red, Red, a Big Hat', thread: 'letter' },
      { text: '{name} Goes on a Visit' },
      { text: 'A Big Red Coat' },
    ],
    older: [
      { text: 'A Photo With Some Room in It', thread: 'knee' },
      { text: 'Who Comes In', thread: 'room' },
      { text: 'Please Leave It Out Here', thread: 'room' },
      { text: 'As Far as the Door', thread: 'door' },
      { text: 'From the Doorway', thread: 'door' },
      { text: 'By Letter', thread: 'letter' },
      { text: 'A Wish With a Stamp on It', thread: 'letter' },
      { text: '{name} and the Red Coat' },
      { text: 'A Visit in December' },
    ],
  },
  benefits: [
    'Tells how such a visit goes, from the queue to the way out.',
    'Says that a wave, a letter or a no are all fine answers.',
    'Gives {name} a place to stand and something to say.',
  ],
  talk: {
    young: ['What colour is the coat?', 'How does {name} feel when it gets near?', 'Shall we draw a picture to send?'],
    older: [
      'Which ways of saying hello are in this story?',
      'Which word went into the blank?',
      'Shall we agree how near is near enough this year?',
    ],
  },
  cover: {
    setting: 'shop',
    time: 'day',
    pose: 'wave',
    feeling: 'shy',
    companion: 'grown-up',
    props: ['present', 'letter'],
  },
  text: {
    '2-3': script(`
      D<door> {santa} has a big red coat. {Name is} at the door. Red hat, red coat, red legs. It is far away. Wave, wave, wave.
      D<letter> Here is paper for {santa}. {Name has} a red pen. A red hat, a red coat. The picture goes into a box.
      D<room> {santa} can stay out there. This is {his} home. It has a door. Grown-ups say who comes in.
      D<door> Look, a red hat! It is {santa}. {Name is} here. {santa} is there. Ho, ho, and a bell.
      P Some children go near. Some look from far away.
      P {santa} sees many children. They wave or they hide.
      P Grown-ups like a photo. Far away is fine too.
      P<room> Grown-ups look after the door. They have the key.
      Q<door> Near the red coat, {Name} may feel ____.
      Q<letter> Near a red coat, {Name} may feel ____.
      Q<door> At the door, {Name} may feel ____.
      Q Thinking of {santa}, {Name} may feel ____.
      Q<room> In bed, {Name} may feel ____.
      H {helper} can hold {his} hand.
      H<letter> {helper} can post it.
      H<door> {helper} can pick {him} up.
      H<door> {helper} can say, "From here, please."
      H<door,helper> {helper} can wave first.
      H<room> {helper} can shut the door.
      T<door> {he} can wave from far.
      T<letter> {he} can draw a big red hat.
      T<door> {he} can look and then go.
      T {he} can send a picture.
      T<comforter> {he} can hug {comforter}.
      T<doing> {he} can try {doing}.
      T<room> {he} can tell it to a grown-up.
      C<door> {he} can say, "Hello from here."
      C<door> {he} can say, "You there, me here."
      C<letter> {he} can say, "Off you go, letter."
      C<room> {he} can say, "Out there, please."
      C<topic> {he} can think about {topic}.
      A<door> Wave, wave, bye-bye. {santa} is there. The door is here. {Name is} here too.
      A<letter> The picture is there. {santa} may see it. Red, red, red. {Name is} at home.
      A<room> The door is shut. The bed is warm. {santa} is not in here. Good night, door.
      A<door> Ting goes the bell. Bye-bye, {santa}. Bye-bye, red hat. Now it is time to go home.
      D<knee> There is {santa}. There is a big chair. {Name} may stay on two feet. A wave is fine. No lap at all.
      P<knee> Some children wave. Some just look.
      Q<knee> Near the chair, {Name} may feel ____.
      H<knee> {helper} can stand here too.
      T<knee> {he} can wave from here.
      C<knee> {he} can say, "Hello from here!"
      A<knee> {santa} waves back. {Name} stays on two feet. That was a hello. Bye-bye, {santa}.
    `),
    '4-5': script(`
      D<door> Before Christmas there may be a chair with {santa} in it. {Name} may see a red coat, a white beard and big boots. Close up, that is a lot of red. From the door it is as big as a hand. The door is a good place to look.
      D<letter> There are two ways to {santa}. One way has a queue, and the other way is paper. {Name} may draw a picture and give it to a grown-up. The picture goes to the chair all by itself.
      D<room> In a home, the grown-ups say who may come in. That goes for {santa} as well. {Name} may like to know it at night. A sock can hang by a door or on a gate. So nobody needs to come to a bed.
      D<door> First there is a line of people, and it goes slowly. Then {Name} may see {santa} far off. There is a bell, and a big voice says, "Ho, ho." People at the front say hello, and people at the back look.
      P A beard hides a face. So it is hard to see a smile. Lots of children find that odd.
      P Grown-ups like to have a photo. They may forget to ask. They can ask and wait for a yes.
      P Some children run to the chair. Some hide in a coat. {santa} has seen both, over and over.
      P<room> Lots of children would rather have nobody in their room. Grown-ups can see that, and they say how it will be.
      Q<door> When the big voice comes, {Name} may feel ____.
      Q Thinking of {santa}, {Name} may feel ____.
      Q<letter> With the picture done, {Name} may feel ____.
      Q<door> Near a long white beard, {Name} may feel ____.
      Q<door> At the back of the line, {Name} may feel ____.
      Q<room> At bedtime, {Name} may feel ____.
      H<letter> {helper} can write down the words. ~ Then the wish has both.
      H<door> {helper} can stay at the door with {him}. ~ It helps to have somebody there.
      H<door> {helper} can say, "No knee and no photo, please." ~ It is fine to say that.
      H {helper} can take a picture to the chair. ~ It gets there just as well.
      H<helper> {helper} can go first and say hello. ~ Then it is easy to see how it goes.
      H<adult> {helper} can help at the visit. ~ What has helped before is {adult}.
      H<room> {helper} can hang the sock out on the door. ~ Then nobody needs to come in.
      T<door> {he} can wave from the door.
      T<letter> {he} can put one more red thing in it.
      T<door> {he} can say, "No, thank you."
      T {he} can draw a wish at home.
      T<comforter> {he} can hold {comforter} and look.
      T<doing> {he} can try {doing} when it is all too much.
      T<room> {he} can say, "Nobody in my room, please."
      C<door> {he} can think, "I am as near as I want to be."
      C<door> {he} can say, "Hello from over here."
      C<letter> {he} can think, "My picture can go, and I can stay."
      C<room> {he} can say, "Nobody comes in here. It is settled."
      C<topic> Far from the chair, {he} can think about {topic}.
      A<door> {santa} waves to the front, and to the back as well. A wave goes all the way to the door. {Name} may wave, or just look. Then there is fresh air outside, and it is good.
      A<letter> The picture may be on the wall by the chair now. {santa} may look at it at lunch. It has red in it, and a house. The wish went there, and {Name} can stay here.
      A<room> It is night, and the door is shut. The grown-ups have said how it will be. {santa} can stay out there, and so can the bell. In here there is a bed with {Name} in it.
      A<door> The line is over, and the bell goes ting. Some people had a photo and some had a look. {santa} goes on with the day. At home there may be cocoa, and cocoa has no beard.
      D<knee> {santa} has a big chair, and people like pictures. {Name} may like to look and not sit on a knee. That is fine. There is a lot of floor in front of the chair. Each child can pick a spot on it.
      P<knee> Grown-ups love a picture. They may forget to ask. {santa} likes a wave just as well.
      Q<knee> Near the big chair, {his} tummy may feel ____.
      H<knee> {helper} can say, "We stand here for the picture." ~ Then everybody knows.
      T<knee> {he} can pick a spot and put both feet on it.
      T<knee> {he} can say, "I will stand, thank you."
      C<knee> {he} can think, "My feet stay on the floor."
      A<knee> Click, and there is a picture of a chair and some floor. {santa} waves, and a wave can come back. Knees are for people who ask for them. Feet did very well today.
    `),
    '6-7': script(`
      D<door> A visit to {santa} goes in steps. First there is a queue, and it is slow. Then {Name} may come to a doorway. From there people can see a chair, a red coat and a beard. Next somebody asks who would like to go in. "I will look from here" is a good answer.
      D<letter> How does a wish get to {santa}? It can be said, close to the chair. It can also be drawn, and {Name} may do that at a table. There is time to think. Paper can go where people do not want to.
      D<room> Stories tell of {santa} in houses at night. {Name} may not like that idea, and quite a few people feel the same. Each home has its own rules for this. Grown-ups make them, and one rule can be about bedrooms. A note on the front door can say, "Please leave it out here."
      D<door> Why does {santa} look so odd close up? Most of the face is beard. {Name} may look for a mouth, to see if somebody is kind or cross. It is hard to find. The voice is big as well, so that the back row hears it.
      P {santa} meets hundreds of children in a week. Some sing, and some look at the floor. One or two cry. That is an ordinary week in a red coat.
      P Grown-ups have a picture in mind, with everybody smiling. They may be so busy with it that they forget to ask. Most of them are glad to be told.
      P A friend may go right up and tell a long list. Another friend may wait outside. They like the same biscuits.
      P<room> Some children like that story, and some lie awake because of it. Grown-ups often find that out late. They are glad to be told.
      Q<door> When the queue moves, {Name} may feel ____.
      Q Thinking of the visit, {Name} may feel ____.
      Q<letter> With a pen and an empty page, {Name} may feel ____.
      Q<door> In front of the chair, {Name} may feel ____. It can be two things at once.
      Q<door> When people want a photo, {Name} may feel ____.
      Q<room> When it is dark and quiet, {Name} may feel ____.
      H<letter> {helper} can help with the spelling. ~ {santa} can read most things.
      H<letter> {helper} can find out where letters go. ~ Some shops have a red box.
      H<door> {helper} can stand between the chair and {him}. ~ Coats are good to stand behind.
      H<door> {helper} can ask beforehand, "How near shall we go?" ~ Then there is a plan.
      H {helper} can say no to a photo in a friendly way. ~ A grown-up voice is good for that.
      H<helper> {helper} can go on a quiet day with {him}. ~ On some days the queue is short.
      H<adult> {helper} can help at the visit. ~ A good start is {adult}.
      H<room> {helper} can say the rule out loud, once, at bedtime. ~ A rule that has been said is easier to lean on.
      T<letter> {he} can draw the wish first and write later. ~ A picture needs no spelling.
      T<door> {he} can choose how near to go. ~ Some people choose the door, and some the window.
      T<door> {he} can wave instead of talking. ~ A wave says most of it.
      T {he} can give a letter to somebody who is going in. ~ Letters do not mind queues.
      T<comforter> {he} can hold {comforter} in the queue. ~ It may have a wish as well.
      T<doing> {he} can try {doing} when it is hard. ~ It has helped before.
      T<room> {he} can write a note for the door with a grown-up. ~ It can be short and polite.
      C<door> {he} can think, "Near enough is where I am."
      C<door> {he} can think, "I can look, and I can leave."
      C<letter> {he} can think, "My wish is going, and I stay out here."
      C<room> {he} can think, "This room has a rule, and grown-ups keep it."
      C<topic> Away from the chair, {he} can think about {topic}.
      A<door> In the doorway it is not hot, and the view is good. {santa} looks up and waves a white glove. That counts as a meeting. On the way out there is fresh air.
      A<letter> Now the letter lies in a heap with many others. {santa} has reading to do. In it there is a wish in {his} own way of putting it. A visit can be made by paper.
      A<room> The rule is made, and the door is shut. A sock can hang on the outside as well as on the inside. {santa} does not need to see a bed. It is a night like others, with the same pillow.
      A<door> Outside there is more air and less noise. Behind the window, {santa} says hello to the next in line. It was near enough to see the buttons. Next year the door will be there too.
      D<knee> For the photo with {santa}, some children sit on a knee. Nobody needs to. {Name} may like to say hello with both feet on the floor. A photo shows that just as well. A body belongs to the one who lives in it, at Christmas too.
      P<knee> The person on the chair meets two hundred children a day. About half of them would rather stand. Helpers at the side see that and leave some room.
      Q<knee> When it is nearly time for the photo, {Name} may feel ____.
      H<knee> {helper} can say it first, before anybody lifts anyone up. ~ It is easier then.
      T<knee> {he} can choose how near: beside the chair, or by the door. ~ Each of them fits in a picture.
      T<knee> {he} can say, "I would like to stand." ~ It is polite and quite enough.
      C<knee> {he} can think, "I say hello standing up."
      A<knee> On the photo there is a chair, a red coat and some air. {santa} may say something kind about two good shoes. A visit can be as near as one likes. The wish gets heard from there as well.
    `),
    '8-10': script(`
      D<door> By this age most people have met {santa} in some shop or school hall, at some distance. {Name} may have been carried up at two, and may not have liked it. Nobody asked, as a rule. Close by there is a large beard, a loud laugh and a whole row of adults with cameras. From the doorway it is a cheerful picture. It is a matter of where to stand, and that can be chosen.
      D<letter> The oldest way to reach {santa} is by post. Thousands of letters are sent each December, and a good many get an answer. {Name} may like that better than an hour in a queue. A letter can be crossed out and begun again. It needs no knee, no photograph and no smile.
      D<room> Most stories about {santa} skip one point. {Name} may have thought of it, and it is somebody walking through a house at night. It is a reasonable thing to mind. In real homes it is the adults who decide about doors, and they can be told. Many families have a custom of their own. Things get left on a porch, at a neighbour's or under a tree downstairs.
      D<door> Why is {santa} hard to meet, for {Name} or for anybody? Faces are how people read each other, and here most of one is covered. The voice is made for a whole hall. A turn comes with everybody watching. Each of these is small, and together they are a lot.
      P Adults collect photographs because years go by quickly for them. They can be so fond of the picture that they overlook the person in it. "Rather not this year" is an answer they can live with.
      P Little children in the queue look at older ones to see how it is done. Someone who waves from the door shows them that it can be done like that too.
      P Some people enjoy being the centre of things for a minute. Others would rather hold the bags. Both of them have been to the visit.
      P<room> Adults tell it as a nice story and forget how it sounds in the dark. Most change it at once when somebody says so. Nobody had asked them before.
      Q<door> In the queue, {Name} might feel ____. A queue is long enough for several feelings.
      Q<letter> In front of an empty sheet, {Name} may feel ____. The first line is often the slowest.
      Q<door> When a name is called, {Name} may feel ____. Attention makes faces warm.
      Q Thinking of a visit in past years, {Name} may feel ____. Bodies remember some things well.
      Q<room> On the evening itself, {Name} might feel ____.
      H<letter> {helper} can find the address and a stamp. ~ Each country has its own place for such letters.
      H<door> {helper} can let {him} decide how near to go. ~ A plan for that takes one minute at breakfast.
      H {helper} can tell relatives that there will be no photo on a knee. ~ It is easier for one adult to say it to another.
      H<door> {helper} can find a job for {him} at the visit, such as holding the list. ~ People with a list stand where they like.
      H<helper> {helper} can look at an old photo with {him} and tell what happened next. ~ It is often funnier now.
      H<adult> {helper} can help by {adult}. ~ It has worked before.
      H<room> {helper} can agree on another place, such as the porch or the kitchen. ~ Presents are not particular.
      T<letter> {he} can write a first draft and leave it until tomorrow. ~ Letters get better overnight.
      T<door> {he} can wave from the doorway and go on. ~ It is friendly, and it is finished.
      T<door> {he} can say, "I will skip the photo, thanks." ~ It is a whole sentence.
      T {he} can write a letter instead. ~ It may even get an answer.
      T<comforter> {he} can keep {comforter} in a pocket or a bag. ~ There is room.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ Things that helped once tend to help again.
      T<room> {he} can say it once, by day, in plain words. ~ "I don't want anybody in my room" is clear.
      C<door> {he} can think, "I choose where I stand."
      C<door> {he} can think, "A wave from here, and out."
      C<letter> {he} can think, "By post this year."
      C<room> {he} can say, "Front door, please, and no further."
      C<topic> While the others sing, {he} can think about {topic}.
      A<door> From the doorway the whole scene fits into one look, chair, lights, and somebody small under the table. {santa} lifts a glove. Then there is the street, and the sound gets smaller. It was a visit like any other, done at the right distance.
      A<letter> The letter has gone, with a stamp on it and a drawing in the corner. {santa} is getting a great many of them at the moment. Some people like to be met in person, and others are better on paper. A wish is as good in ink.
      A<room> It has been said and settled, and the bedroom is nobody's business. {santa} has a great many doors to choose from and will not miss this one. What is left of the night is dark, quiet and ordinary. The adults have the key.
      A<door> Behind the glass the next name is called, and the laugh goes through the hall again. It is less loud from here. {santa} does not keep a list of who came how near. Next December the doorway will still be a place to stand.
    `),
    '11+': script(`
      D<door> At some point a visit to {santa} stops being about presents and becomes about other people. There are younger ones who need to be brought, a photograph that somebody would like, and a queue that smells of wet wool. {Name} may find the whole arrangement awkward, or may have found it alarming once and have kept some of that. Both are common. The doorway is a traditional place for older brothers, sisters and sceptics, and the view from it is excellent.
      D<letter> There is a long tradition of dealing with {santa} in writing, and {Name} may like to know about it. Newspapers have printed such letters for over a century, and post offices in several countries employ people to answer them. It suits those who think better with a pen than in front of a crowd. A letter may be short, ironic or on behalf of a smaller person who cannot spell yet. It may also say that no visit is planned this year, with kind regards. No one is asked to smile at it.
      D<room> The usual account of {santa} involves an uninvited person in the house at night, and it is told to small children as good news. {Name} may have found that odd for years. It is one of the few customs in which nobody asks first. Families are free to tell it differently, and plenty do. The decision about doors belongs to the adults who live behind them, and they can be told what is wanted.
      D<door> The difficulty with meeting {santa} has a few plain parts. A covered face gives the brain little to read, {his} brain and any other. A large laugh in a small room is loud. Adults with cameras create an audience, which is waiting for delight. If any one of these is missing, it gets easier, and standing further off takes away three of them at once.
      P Parents often want the picture more than the visit. They are collecting evidence of years that went fast. A photograph from the doorway, slightly bored, may be as valuable to them in ten years as one from the middle of the room.
      P Younger children study older ones closely. If somebody they admire stands back and is relaxed about it, they learn that standing back exists. It may be the most useful thing that anyone does in that room.
      P The people who run such events have seen every reaction there is, including sleep. They are concerned about the fire exit and the supply of biscuits. They take nothing personally, least of all a wave from the door.
      P<room> Adults repeat the story because it was told to them, and few of them have listened to it. They tend to be startled for a second, and then they laugh and agree.
      Q<door> When the queue shortens, {Name} might notice ____. Embarrassment counts, even without a reason.
      Q<letter> Over an empty page, {Name} might notice ____. A joke and a real wish can stand in the same letter.
      Q<door> When somebody lifts a camera, {Name} may feel ____. It is a lot of expectation for a hundredth of a second.
      Q Remembering earlier visits, {Name} may feel ____. Memory can be odd about volume.
      Q<room> Lying awake over it, {Name} might feel ____. Being too old for something is no cure for it.
      H {helper} can agree beforehand on what is and is not going to happen, photograph included. ~ It helps to settle that at home instead of in a queue.
      H<door> {helper} can give {him} a task, such as being in charge of the camera. ~ The photographer is seldom in the picture.
      H {helper} can explain it to a disappointed relative. ~ That conversation goes better between adults.
      H<helper> {helper} can bring out the worst photograph of the series. ~ Most families have one, with a story to it.
      H<adult> {helper} can help by {adult}, if that is wanted. ~ It has been useful before.
      H<room> {helper} can settle it in a sentence and move on. ~ Nothing needs to be explained to guests.
      T<letter> {he} can write two lines and leave the visit to others. ~ Two lines are a complete letter.
      T<door> {he} can stand at the door, nod and leave it at that. ~ As greetings go it is complete.
      T<door> {he} can say, "I am happy to come along, and I am not going in." ~ It answers two questions in one sentence.
      T {he} can write something down for a younger child who is too shy to go in. ~ Scribes have a good position at any court.
      T<comforter> {he} can keep {comforter} in a bag. ~ Nobody looks into bags there.
      T<doing> {he} can try {doing} as soon as it gets difficult. ~ What works elsewhere may well work here.
      T<room> {he} can propose another version for the household. ~ Traditions are made by the people who keep them.
      C<door> {he} can think, "The view is better from here anyway."
      C<door> {he} can think, "Present, at a distance of my choice."
      C<letter> {he} can think, "I am better in writing."
      C<room> {he} can say, "I would rather nobody came in, in the story either."
      C<topic> Meanwhile {he} can think about {topic}.
      A<door> The doorway empties, somebody sweeps up the glitter, and a small person on the way home talks without a break about a beard. It went well for those who went in, and for those who stayed out. {santa} will be back in a year. By then the doorway may seem lower, and the choice of where to stand will be the same.
      A<letter> The letter is in a sack with several thousand others, most of them about bicycles. {santa} has people for that. What matters is that it was said, in the writer's own words, at the writer's own speed. Not every meeting needs a chair, and some of the best have needed only a stamp.
      A<room> With that cleared up, the night is a night again. The door is shut, and whatever is left for anybody will be found in a place that was agreed on. {santa} appears on a good many cards without entering a single bedroom. It is a version that works just as well, and sleep comes more easily in it. Smaller people in the house may even prefer it.
      A<door> In the end there is a photograph, slightly out of focus, in which {santa} is a red patch and somebody leans in the door. It is rather a good one. In time it will be the picture that everyone likes. Distance looks like style after a while, and nobody will remember who stood how near.
    `),
  },
};

export const meetingSanta: Frame = withScenes(own, thirtySeconds, helloBehindALeg);
