import { whatAPhotoShows } from './what-a-photo-shows.ts';
import { script, type Frame } from '../../frame.ts';
import { withScenes } from '../scene.ts';
import { aGapOnPhotoDay } from './a-gap-on-photo-day.ts';
import { ownHairOnPhotoDay } from './own-hair-on-photo-day.ts';

const own: Frame = {
  id: 'photo-day',
  name: 'School photo day and having a photo taken',
  says: [
    'school photo day tomorrow',
    'hates having her picture taken',
    'school photos on Friday and he will not smile',
    'scared of the flash on picture day',
    'refuses to look at the camera',
    'hides whenever we take a photo',
    'the school photographer is coming',
    'picture day is coming up and she is worried',
    'cried in the nursery photo',
    'family photo shoot and he will not sit',
    'has to stand next to her brother for the sibling photo',
    'passport photo, he would not look up',
    'class photo next week, hates being looked at',
    'pulls a face in every photo',
    'does not like how he looks in photos',
  ],
  claims: {
    strong: [
      'photo day',
      'photos day',
      'picture day',
      'photograph day',
      'school photo',
      'school photos',
      'school photograph',
      'school picture',
      'school photographer',
      'nursery photo',
      'nursery photos',
      'class photo',
      'class photos',
      'class picture',
      'sibling photo',
      'individual photos',
      'photographer',
      'passport photo',
      'passport picture',
      'photo shoot',
      'photoshoot',
      'photo taken',
      'photos taken',
      'picture taken',
      'pictures taken',
      'photograph taken',
      'being photographed',
      'smile for the camera',
      'look at the camera',
      'camera flash',
      'in front of the camera',
      'smile in photos',
      'smile for photos',
      'have his photo',
      'have her photo',
      'take his picture',
      'take her picture',
      'take his photo',
      'take her photo',
      'take a photo',
      'take photos of him',
      'still for the picture',
      'still for the photo',
      'taking his photo',
      'taking her photo',
    ],
    cues: ['photo', 'picture', 'camera', 'smile', 'flash', 'photograph'],
    not: [
      'online',
      'instagram',
      'snapchat',
      'saw photos',
      'saw the photos',
      'photos of the party',
      'nude',
      'sent a photo',
      'sent a picture',
      'send a picture',
      'send photos',
      'asked for a photo',
      'asked for pictures',
      'took a picture of her',
      'took a photo of her in the',
      'old photos',
      'photo of grandad',
      'photo of grandma',
      'picture of a',
      'picture book',
      'x ray',
      'scan',
      'haircut',
      'posted',
      'shared',
    ],
  },
  topicWords: ['photo', 'picture', 'camera', 'click', 'photograph'],
  takes: ['helper', 'comforter', 'topic', 'quiet', 'doing', 'adult', 'thing', 'companion', 'gear'],
  facts: [
    'The shutter of a camera is open for about a hundredth of a second; an eye blink takes ten to forty times as long.',
    'School photographers take pictures of hundreds of children in a day, one after another, and take several of each.',
    'A flash is bright and very short; it is harmless, and some photographers can do without it when asked.',
    'A photo may be taken without a smile. A person may look beside the camera.',
    'In the first photographs, around 1840, people held still for minutes, some with a stand behind the head, and hardly anyone smiled.',
    '"Cheese" pulls the mouth wide because of its "ee".',
    'A face on a photo is not turned round as in a mirror, so people often find their own picture odd.',
    'Schools let families say that no photo is to be taken.',
  ],
  threads: {
    click: 'the click, which is over sooner than a blink',
    stool: 'the way from the row to the stool and back',
    face: 'a face that may do what it does',
    minutes: 'the first photographs, for which people held still for minutes',
    mirror: 'a mirror and a photo, which show a face the two ways round',
  },
  threadCues: {
    click: /\b(?:flash\w*|bright|lights?|noise|blink\w*|click\w*)\b/i,
    stool: /\b(?:stranger|queue|line up|wait\w*|sit still|sit down|photographer|hair brushed|uniform)\b/i,
    face: /\b(?:smil\w*|grin\w*|pulls? (?:a )?(?:silly )?faces?|look at the camera|eye contact|looks? up)\b/i,
    mirror:
      /\b(?:(?:how|what) (?:he|she|they) looks?|ugly|hates? (?:his|her|their) (?:face|teeth|nose|smile|hair)|looks? (?:bad|weird|horrible|fat)|braces|spots?|glasses)\b/i,
  },
  roles: {},
  titles: {
    young: [
      { text: 'Click, and Done', thread: 'click' },
      { text: 'Sooner Than a Blink', thread: 'click' },
      { text: 'Up on the Stool', thread: 'stool' },
      { text: 'A Stool and a Lamp', thread: 'stool' },
      { text: 'A Face Is Fine', thread: 'face' },
      { text: '{name} and the Camera' },
    ],
    older: [
      { text: 'Shorter Than a Blink', thread: 'click' },
      { text: 'From the Row to the Stool', thread: 'stool' },
      { text: 'No Smile Needed', thread: 'face' },
      { text: 'Whatever the Face Does', thread: 'face' },
      { text: 'Four Minutes Without Moving', thread: 'minutes' },
      { text: 'The Other Way Round', thread: 'mirror' },
      { text: '{name} and the Camera' },
    ],
  },
  benefits: [
    'Tells what happens when a photo is taken, one step after another.',
    'Says how short it is, and that a face needs no smile for it.',
    'Gives {name} something to do and to think until the click.',
  ],
  talk: {
    young: [
      'What does the camera say?',
      'How does a face feel when somebody looks at it?',
      'Shall we take a photo of a toy?',
    ],
    older: [
      'What did the story tell about cameras or photos?',
      'Which word went into the blank?',
      'Shall we try one photo at home and look at it together?',
    ],
  },
  cover: { setting: 'classroom', time: 'day', pose: 'sit', feeling: 'shy', companion: 'grown-up', props: ['chair'] },
  text: {
    '2-3': script(`
      D<click> Here is a camera. {Name} can see it. It has one round eye. It says click. That was a photo!
      D<click> Click! Click! {Name} can hear a camera. It looks. It makes a picture.
      D<stool> Up, up! {Name} can sit on a chair. A camera is there. Somebody waves. Click!
      D<stool> It is photo day. {Name} can see a chair. One by one, they sit. Sit, click, down!
      D<face> {Name has} a face. It has a nose and a mouth. A camera looks at it. Click! The face is fine as it is.
      P Some children smile. Some look at the floor.
      P Grown-ups wave at a camera too.
      P A cat just sits there. Click!
      Q When the camera looks, {Name} may feel ____.
      Q When it says click, {Name} may feel ____.
      Q On the chair, {Name} may feel ____.
      H {helper} can stand near.
      H {helper} can wave.
      H<helper> {helper} can go first.
      H<adult> {helper} can try {adult}.
      T {he} can say, "Click!"
      T {he} can wave at the camera.
      T<comforter> {he} can hold {comforter}.
      T<doing> {he} can try {doing}.
      C<click> {he} can say, "Click, click, done."
      C<stool> {he} can say, "Up, click, down."
      C<face> {he} can say, "Hello, nose."
      C<topic> {he} can think about {topic}.
      A<click> Click, click, done! The camera has its lid on. It looks no more. Bye-bye, camera.
      A<click> The click is over. The picture is in the box. It can come out one day. Hello!
      A<stool> Down, down! The chair is free. The photo is done. Hello, toys!
      A<face> The photo has a nose in it. It has two ears. It is a good face. Bye-bye, camera.
    `),
    '4-5': script(`
      D<click> A camera has one eye of glass. It looks at {Name} from there and touches nobody. When it says click, it makes a photo. There may be a flash, like a lamp, on and off. A click is shorter than a blink.
      D<stool> On photo day there is a stool and a big lamp. The children come in, one by one. {Name} can sit on the stool when it is free. Somebody with a camera says hello. It is a new face for all of them. Then it goes click, and the next child comes.
      D<face> Faces do all sorts of things. They laugh, they frown, or they just look. A camera may see {his} face in all those ways. It does not ask for a smile.
      D<face> "Say cheese!" That is what people call out for a photo. {Name} may say it or not. The word makes a mouth go wide. A mouth that stays shut makes a good picture too.
      P The one with the camera meets lots of children on that day. Some laugh and some look at their shoes. That is no bother.
      P Families like a photo because it stays the same. Children grow, and the picture does not.
      P Grown-ups get shy with a camera too. Some hide behind a plant.
      Q When the camera looks, {his} tummy may feel ____.
      Q On the stool, {Name} may feel ____.
      Q When others watch, {Name} may feel ____.
      H {helper} can say what comes first and what comes next. ~ It helps to know.
      H {helper} can ask about the flash. ~ Some photos can be made without it.
      H {helper} can stand where {Name} can see. ~ A known face is good to look at.
      H<helper> {helper} can make a silly face beside the camera. ~ It is a job for somebody brave.
      H<adult> {helper} can help by {adult}. ~ That has helped before.
      T {he} can look at a spot next to the camera.
      T {he} can count the clicks.
      T<comforter> {he} can have {comforter} close by.
      T<doing> {he} can try {doing} first.
      T<gear> {he} can {gear} until it is time.
      C<click> {he} can think, "Click, and it is done."
      C<stool> {he} can think, "Up, click, and down again."
      C<face> {he} can think, "My face is fine as it is."
      C<topic> {he} can think about {topic} until the click.
      A<click> The click is over, and it was very short. The photo is in the camera now. Nobody felt it go in. There is time to play.
      A<stool> The stool is free again, and another child sits there. The photo takes no time at all. Then it is back to class, past the big lamp.
      A<face> Now there is a photo with a face in it. It may laugh, or it may just look. Both belong in a frame. The camera is packed away.
      A<face> The picture shows two eyes, a nose and a mouth. All of it was there before. No cheese was needed. Somebody at home will like that face.
    `),
    '6-7': script(`
      D<click> The lid inside a camera opens and shuts with a click. It is open for a hundredth of a second. {Name} can blink, and a camera could open and shut ten times. That is all the time a photo takes. The rest is waiting and sitting down. Some cameras have a flash, which is bright and just as short.
      D<stool> On photo day there is a cloth, with two lamps and a stool. The children come one after another and wait in a row. When it is time, {Name} can sit on the stool. The person with the camera says where feet and hands can go. Then there are a few clicks. It is over sooner than the wait was.
      D<face> A face has more than forty muscles. In front of a camera they do not all listen. When somebody says "smile", {his} face may do something else. It may go stiff, or look away. That happens to lots of people. A photo does not need a smile. A face that simply looks is a good one.
      D<minutes> The first photos took minutes, and nobody could move. {Name} may look at such old pictures one day. The faces in them look stern. People had a stand behind the head to hold it still. Hardly anyone smiled, because a smile is hard to hold. They were only waiting for the end.
      P The person with the camera has seen it all: closed eyes, sneezes and tongues. That is why there is more than one click.
      P Families like these photos for an odd reason. A year later they look and say how small everyone was.
      P Others in the row may giggle. Most of the time they do it because it is their turn soon.
      Q When the camera is up, {his} face may feel ____.
      Q In the row, {Name} may feel ____. It may be different on the stool.
      Q When somebody says "smile", {Name} may feel ____.
      H {helper} can ask the school if it goes without a flash. ~ Some photographers like it that way.
      H {helper} can tell the photographer that no smile is needed. ~ Then nobody asks for one.
      H {helper} can take photos at home and wipe them out again. ~ That makes a camera less new.
      H<helper> {helper} can stand beside the camera. ~ Eyes can look there.
      H<adult> {helper} can start {adult} before it is time. ~ It has helped before.
      T {he} can look at one spot beside the camera. ~ A button is a good spot.
      T {he} can breathe out slowly while the clicks go by.
      T<comforter> {he} can have {comforter} in a bag or on a lap. ~ A picture often stops above the knees.
      T<doing> {he} can try {doing} in the row. ~ It has helped before.
      T<gear> {he} can {gear} in the row. ~ The wait is the longest part.
      C<click> {he} can think, "A hundredth of a second, and done."
      C<stool> {he} can think, "Row, stool, click, back."
      C<face> {he} can think, "It is a photo, and my face may just look."
      C<minutes> {he} can think, "No stand, no minutes, one click."
      C<topic> Until the click, {he} can think about {topic}.
      A<click> All the clicks of a day fit into one second. What stays of them is a photo, flat and quiet. Nobody can tell from it how long the row was. It shows one bit of one morning.
      A<stool> The stool is empty, and the lamps go off. Nobody needs to hold still any more. Weeks later the photo comes home in an envelope. By then it shows somebody who was a bit smaller.
      A<face> On the photo is a face that did what it liked. It may look at a button. It may look right out of the picture. People at home know that face, and they know all its moods.
      A<minutes> Today it goes click, and all may move again. Nobody gets a stand behind the head. In a hundred years somebody may see the photo and wonder. They will not know what came next: the way back to class.
    `),
    '8-10': script(`
      D<click> A camera takes a picture in about a hundredth of a second. A blink takes many times as long, which is why so many people have their eyes shut in photographs. {Name} can work it out: a whole school of three hundred fits into three seconds. The rest of the morning is chairs, hair and waiting. What feels long about it is being looked at. The photo itself is over before anyone could dislike it.
      D<stool> For one day the school hall turns into a studio, with a cloth, two lamps like umbrellas and a stool. The person behind the camera has about a minute for each child. {his} wait in the row may be far longer than that. On the stool there are a few instructions about feet and chins, which sound odd and are meant kindly. Then come three or four clicks.
      D<face> Two muscles do most of a real smile, and one of them, beside the eyes, hardly takes orders. So when somebody with a camera says "smile", {his} face may produce something stiff instead. It is the same with actors on a bad day. A photograph does not need a smile at all. In passports it is not even wanted, and people still get let in.
      D<minutes> Around 1840, having a photograph taken meant holding still for minutes. Studios had iron stands that held the head from behind. {Name} can spot such pictures by their faces, which look as if something terrible had happened. They were merely trying not to move. A smile was too hard to hold for that long, so people came without one.
      D<mirror> A mirror shows a face the wrong way round, and that is the face its owner knows best. On a photo it is the right way round, as everybody else sees it. {Name} may find it odd for that reason alone. Studies show that people prefer their mirror face, while their friends prefer the photo. Nobody in the experiment looked better or worse.
      P Photographers at schools see four hundred faces a day, with sneezes, tongues and closed eyes among them. They take several of each because of that. Nothing that a face does is new to them.
      P Relatives do not look at a school photo as its owner does. They are not checking a fringe or a tooth. They are glad of a year that would otherwise have gone by without a picture.
      P The ones who pull faces in the row often do it because they feel watched as well. A silly face is a way of choosing how one gets seen.
      Q When the camera goes up, {Name} might notice ____. It may be in the face or in the hands.
      Q In the row, {Name} might feel ____. It may be another word on the stool.
      Q Looking at the finished picture, {Name} might feel ____.
      H {helper} can write to the school about the flash, or about a quieter moment for it. ~ Such notes are quite usual.
      H {helper} can ask the photographer not to call for a smile. ~ One sentence beforehand is enough.
      H {helper} can decide together with {him} whether the picture gets bought. ~ An envelope can go back.
      H<helper> {helper} can come along if the school agrees, and stand beside the camera. ~ Eyes need somewhere to go.
      H<adult> {helper} can try {adult} on the way there. ~ It has helped before.
      T {he} can pick a spot just beside the camera and look at that. ~ On the photo no one can tell.
      T {he} can breathe out as the clicks come. ~ A face loosens when the breath goes.
      T<comforter> {he} can keep {comforter} out of the frame, on a knee. ~ The picture ends at the shoulders.
      T<doing> {he} can try {doing} in the row. ~ The wait is the long part.
      T<gear> {he} can {gear} in the row. ~ The wait is the long part.
      C<click> {he} can think, "One hundredth of a second. I have had longer sneezes."
      C<stool> {he} can think, "Feet, chin, click, gone."
      C<face> {he} can think, "No smile in passports, no smile needed in this photo."
      C<minutes> {he} can think, "They needed minutes. This camera needs none."
      C<mirror> {he} can think, "Odd, because it is the right way round."
      C<topic> Until the click, {he} can think about {topic}.
      A<click> All of it together, the clicks came to less than a blink. What remains is a photo in an envelope, and it says nothing about the row, the lamps or the shoes. Somebody will put it on a shelf. The person it shows has moved on by then, and so has the camera.
      A<stool> By lunch the hall is a hall again and smells of lunch. The photo arrives weeks later, on a day like any other. It shows the top half of somebody on a stool, on a day in the middle of a week. The bottom half was there too.
      A<face> The picture turned out with a face on it, which is all that a photo can do. Perhaps it smiles, and perhaps it looks like a passport. The people who get it know that face in motion, and that is how they will see it.
      A<minutes> In old albums the faces go on trying not to move. The new photo has no such trouble, for it was over at once. It may look serious or it may have a tongue in it. In a hundred years somebody could find it and wonder what was so funny.
      A<mirror> A face on a photo becomes ordinary when it has been seen often enough. To everybody else it was ordinary from the beginning. They have only ever met it that way round. The mirror and the camera are both right, and neither of them has seen it laugh at a joke.
    `),
    '11+': script(`
      D<click> The shutter of a camera is open for about a hundredth of a second. By that measure {his} whole school could be photographed in ten seconds, and yet it takes a day. The day consists of chairs, combs, queues and the feeling of being looked at. The dislike may belong almost entirely to those. The picture is taken in a moment in which nobody has time to feel anything at all.
      D<stool> A school photographer has about one minute for each person, and spends it on chins. {Name} may know the procedure: a queue, a cloth in a colour that suits no one, and a stool that is too low. With it comes a joke that has been told four hundred times that week. It is an odd way to look at someone. It is also quite impersonal, which can be a comfort. What is wanted is a set of pictures in focus, and not an opinion.
      D<face> A smile on request is a small piece of acting. The corners of the mouth do as they are told and the eyes do not, so the result looks like a person with toothache. {Name} may have noticed that in a photo or two. Nothing obliges a face to perform. Painters managed portraits for centuries with people who simply looked, and those are the ones in museums.
      D<mirror> Hardly anybody recognises their own face in a photograph without a slight jolt. The mirror has been showing it reversed for years, and small differences between left and right are suddenly in the wrong places. {Name} may take that jolt for a judgement on the face. In experiments people preferred their mirrored portrait and their friends preferred the plain one. The faces were the same, so what was measured was habit.
      P Photographers look at light, collars and focus. After a hundred faces they could hardly say what any of them looked like. They are usually thinking about lunch, the next class and the battery.
      P Relatives buy these pictures for reasons that have little to do with beauty. They want proof that there was such a year. Asked about the fringe, most of them would need to go and look.
      P Others in the queue may seem quite at ease, since ease is what people put on in a queue. A good many have practised a face at home. Some have practised it for longer than they would like to admit.
      Q In the queue, {Name} might feel ____. It may be less about the camera than about the audience.
      Q When the lens goes up, {Name} might notice ____. Hands and jaws often know first.
      Q On seeing the picture, {Name} might feel ____. It can be one word at first and another after a month.
      H {helper} can tell the school beforehand what makes it easier, such as no flash or the first place in the queue. ~ Such requests are common.
      H {helper} can leave the decision about buying, hanging and sending to {him}. ~ It is {his} face, after all.
      H {helper} can settle with the school that no photo is taken, if it comes to that. ~ Families may decide so.
      H<helper> {helper} can refrain from remarks when the envelope arrives. ~ It is harder than it sounds.
      H<adult> {helper} can offer {adult} before setting off. ~ The hour before is usually worse than the stool.
      T {he} can look at the top edge of the camera and think of something else. ~ It photographs as calm.
      T {he} can say to the photographer, "No smile, thanks." ~ It saves both of them a joke.
      T<comforter> {he} can keep {comforter} in a pocket. ~ Pictures end at the shoulders.
      T<doing> {he} can try {doing} in the queue. ~ Most of the day is queue.
      T<gear> {he} can {gear} in the queue. ~ Most of the day is queue.
      C<click> {he} can think, "A hundredth of a second, and they have a year's worth."
      C<stool> {he} can think, "It is about chins. It is not about me."
      C<face> {he} can think, "Museum rules: no smile in the photo."
      C<mirror> {he} can think, "That is habit, and not a verdict."
      C<topic> On the stool, {he} can think about {topic}.
      A<click> A hundredth of a second is a small share of any year. The photo will stand for it all the same, on a shelf or in a drawer. It leaves out the queue, the thoughts, and everything that was said before and after. A camera records light. Whatever else was there belongs to those who were.
      A<stool> In the afternoon the cloth gets rolled up, and the joke travels on to another school. Somewhere on a card are a few seconds of each person, in focus and to the shoulders. The photo arrives when nobody is thinking of it any more. It can go on a wall, into a drawer or back in its envelope, as agreed.
      A<face> The picture shows a face that was not performing, which is rarer than a smile and wears better. Somebody may ask why it looks so serious. It looked like itself, at about eleven in the morning, in front of a camera. In a museum nobody would ask.
      A<mirror> Seen often enough, the photo loses its strangeness, in the way that a recorded voice does. The rest of the world has known no other version, and has been quite content with it. A face is made to be seen in motion, by people who are talking to it. The camera only gets the pauses.
    `),
  },
};

/** A photograph is taken, at school or at home: a stool, a lamp, a click, and a face that may do as it does. */
export const photoDay: Frame = withScenes(own, whatAPhotoShows, aGapOnPhotoDay, ownHairOnPhotoDay);
