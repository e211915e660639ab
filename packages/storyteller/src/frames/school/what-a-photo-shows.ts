import { said, type NamedScene } from '../scene.ts';

const PHOTO = String.raw`(?:(?:school |class )?(?:photos?|photographs?|pictures?|pics)|photo day|picture day)`;
/** What is said of the own looks, without a word of what it is about them. */
const HOW_IT_LOOKS = String.raw`(?:(?:how|the way|what) (?:he|she|they) looks?|(?:he|she|they)(?:['’]s| is| are|['’]re| looks?| look) (?:\w+ )?(?:ugly|awful|horrible|terrible|hideous|stupid|weird|rubbish|a mess)|looks (?:\w+ )?(?:ugly|awful|horrible|terrible|hideous|stupid|weird)|(?:his|her|their) (?:own )?(?:face|smile|looks)|(?:his|her|their) own (?:${PHOTO}))`;

/** A school photo and a child who minds how it looks in one: one second of a face that moves all day. */
export const whatAPhotoShows: NamedScene = {
  id: 'onesecond',
  image: 'one second of a face, and the rest of the day that it had',
  cue: said(
    String.raw`\b${PHOTO}\b[^.!?]{0,60}\b${HOW_IT_LOOKS}|\b${HOW_IT_LOOKS}[^.!?]{0,40}\b${PHOTO}\b`,
    String.raw`\b(?:hair|fringe|plaits?|teeth|tooth|gap|brace|braces|glasses|scar|spots?|acne|eczema|birth ?mark|skin|weight|fat|thin|skinny|body|bodies|instagram|insta|snap\w*|tik ?tok|online|filters?|models?|celebrit\w*|influencers?|hearing|patch|wheelchair|puts? up|posts?|posted)\b`,
  ),
  decides: true,
  answers: /\b(?:looks?|ugly|stay off|smile|face|hates?|hide)\b/i,
  titles: { older: 'One Second of a Face' },
  beside: {
    benefits: [
      'Explains why nearly everyone looks odd to themselves in a photo.',
      'Says nothing about how {name} looks, because that is not what a photo is for.',
      'Gives {name} a choice of face, and a say in who sees the picture.',
    ],
    talk: {
      young: ['What does a camera do?', 'Which word fits in the blank?', 'Shall we pull three faces in a mirror?'],
      older: [
        'Why does a face look odd to its own owner in a photo?',
        'Which word went into the blank?',
        'Shall we agree who will see the picture?',
      ],
    },
  },
  text: {
    '6-7': `
      D<onesecond> A school photo takes less than a second. {Name} may look at one and think, "That is not how I look." A camera stops a face in the middle of things. One eye may be half shut, or a smile has only just begun. All the rest of the day, a face moves. So nobody looks quite like a photo.
      P<onesecond> Other people see a photo and look for the person they know. They do not look for what is wrong with it.
      P<onesecond> Many children do not like their own photo. Each of them thinks that only the others came out well.
      Q<onesecond> When it is time for the photo, {Name} may feel ____. It may be in the tummy or in the face.
      H<onesecond> {helper} can tell {him} what happens first and what comes next. ~ It takes less time than a sandwich.
      H<onesecond> {helper} can ask {him} where the picture goes. ~ It can be a wall, or a drawer.
      T<onesecond> {he} can choose a face: a big smile, a small one or none.
      T<onesecond> {he} can think of something funny and let the face do the rest.
      C<onesecond> {he} can think, "Click. That was one second of me."
      A<onesecond> Click, and the next name was called. There is one second in a school photo. The day had a lot more of them. In all the others the face went on moving. It ate, it laughed, it had a pencil in its mouth. A photo cannot know any of that.
    `,
    '8-10': `
      D<onesecond> Few people like themselves in school photos, and there is a reason for it. {Name} knows that face from mirrors, the other way round and in motion. A photo shows it as others see it, and stopped in the middle of something. The brain compares the two and reports that something is off. It reports the same to nearly everyone in the queue. To other people nothing is off, because this is the face they know.
      P<onesecond> In a class photo, people look for themselves first. Most of them find something to mind about, and have little time left for anybody else.
      P<onesecond> The photographer has half a minute for each person, and a joke that was worn out by ten o'clock. Nobody expects a work of art.
      Q<onesecond> In the queue for the camera, {Name} might feel ____. It may have begun the evening before.
      H<onesecond> {helper} can agree with {him} who will see the picture, and whether it goes up anywhere. ~ A say in it makes it smaller.
      H<onesecond> {helper} can listen to what is minded about it, without arguing. ~ "But you look lovely" is kind and seldom helps.
      T<onesecond> {he} can settle on one face at home, with or without teeth, and then leave it alone.
      T<onesecond> {he} can look a little above the camera and think of the worst joke there is.
      C<onesecond> {he} can think, "One second of me, and the other way round."
      A<onesecond> The camera clicked, the next name was called, and the queue had taken longer than the photo. It shows one second of a school day. A face has some fifty thousand others before bedtime, and it is by those that people know it. If thoughts about looks take up whole days, they are worth telling at home.
    `,
    '11+': `
      D<onesecond> School photos have a curious effect: nearly everyone believes that theirs alone came out badly. {Name} may have decided as much before the camera is even set up. Part of it is optics. People know their own face from mirrors, reversed and in motion, and a photo shows it unreversed and stopped. Experiments have found that people prefer the mirror version of themselves, while their friends prefer the other one. So the picture looks wrong to exactly one person.
      P<onesecond> Friends who see the picture compare it with nothing. To them it is simply the face that sits in the next row.
      P<onesecond> Staying off for the day makes a photo bigger than it is. Most schools have a second date for those who were away, so it tends to come round again.
      Q<onesecond> In the queue for the camera, {Name} might notice ____.
      H<onesecond> {helper} can agree not to order it, frame it or send it round without asking. ~ It is not their face.
      H<onesecond> {helper} can hear what it is about without replying with a compliment. ~ Compliments close a conversation that may need to be open.
      T<onesecond> {he} can settle on an expression the evening before, and leave the matter there.
      T<onesecond> {he} can stand in the queue with somebody who makes {him} laugh. ~ It shows on a face for longer than one would think.
      C<onesecond> {he} can think, "One second, one angle. It's not a verdict."
      A<onesecond> It took about as long as sitting down and getting up again. The photo may have come out well, badly or merely surprised, and in ten years it will mostly be about the haircut. Faces are known by the way they move, and no camera in a school hall has caught that yet. If thoughts about looks take over whole days, they are worth telling to somebody at home or to a doctor, who hears them often.
    `,
  },
};
