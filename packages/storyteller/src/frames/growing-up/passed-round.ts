import { said, type NamedScene } from '../scene.ts';

const PICTURE = String.raw`(?:photos?|pictures?|pics?|selfies?|videos?|screenshots?|clips?)`;
const EMBARRASSING = String.raw`(?:embarrass\w*|humiliat\w*|unflattering|silly|awful|horrible|horrid|ugly|funny|bad)`;
const PASSED = String.raw`(?:shared|posted|sent (?:round|around|to)|put (?:up|online|on|in)|going (?:round|around)|passed (?:round|around|on)|spread|forwarded|uploaded|doing the rounds|ended up)`;

/** A picture that somebody passed round of a child to whom it is embarrassing: who is told, and what they can do. */
export const passedRound: NamedScene = {
  id: 'passed',
  image: 'a picture that was passed round, and the people who can stop it',
  cue: said(
    String.raw`\b${EMBARRASSING} ${PICTURE} of (?:him|her|them|my)\b|\b${PICTURE} of (?:him|her|them) (?:\w+ ){0,4}?${PASSED}\b|\b${PICTURE} of (?:him|her|them)\b[^.]{0,50}\b(?:embarrass\w*|humiliat\w*|mortif\w*)|\b(?:${PASSED}|puts?|stuck) (?:an?|the|this|that|some|my) (?:\w+ ){0,2}?${PICTURE} of (?:him|her|them|my)\b`,
    String.raw`\b(?:nudes?|naked|undress\w*|without clothes|sexual|underwear)\b|^\W*(?:he|she|I|we|my (?:son|daughter))(?: has| had| keeps| have|'ve)? (?:shar|post|sent|send|upload|forward|put|took|tak)|\b(?:I|we|my (?:husband|wife|mum|mother)|grand\w+|nan|dad|mum) (?:have |has )?(?:shared|posted|put|sent)\b`,
  ),
  decides: true,
  titles: { older: 'Passed Round Without Asking' },
  roles: {
    shown: {
      fallback: { text: 'picture' },
      cues: [{ match: /\b(?:videos?|films?|clips?)\b/i, phrase: { text: 'film' } }],
    },
  },
  beside: {
    benefits: [
      'Says plainly that it is not the fault of the one in the picture.',
      'Tells what adults can do: save it, report it, and ask for it to be taken down.',
      'Gives {name} words to tell somebody with.',
    ],
    talk: {
      young: ['What was passed round?', 'How may somebody feel about it?', 'Shall we choose who can be told?'],
      older: [
        'Who can do something about a picture, in the story?',
        'Which word went into the blank, and might it change by tomorrow?',
        'Shall we look up together how a picture is reported?',
      ],
    },
  },
  text: {
    '6-7': `
      D<passed> Somebody had a {shown} and showed it to others. {Name} is in that {shown} and does not like it. Some people may have laughed. A {shown} of a person is for showing only when that person says yes. Nobody asked {him} first. So it is not {his} fault that it was shown.
      P<passed> Some who looked may have thought that it was funny. They did not think how it feels for the one in it. Others may feel sorry and not know what to say.
      Q<passed> Thinking of the {shown}, {Name} may feel ____. It may be hot in the face.
      H<passed> {helper} can ask the one who shared it to take it away. ~ A teacher can help with that, too.
      H<passed> {helper} can report the {shown}. ~ That means telling the people who run the chat or the app.
      T<passed> {he} can tell a grown-up, "I don't like that {shown} of me."
      T<passed> {he} can stay close to a friend who is kind. ~ A bad playtime is shorter with two.
      C<passed> {he} can think, "I did not share it. I can tell."
      A<passed> A grown-up knows about the {shown} now, and grown-ups can do things about it. Others will soon talk of something else. A {shown} shows one moment and leaves out all the rest. {Name} is much more than one moment.
    `,
    '8-10': `
      D<passed> A {shown} can go round a class before lunch is over. It happened with one of {Name}, and nobody had asked first. It may be a face in the middle of a sneeze, or some other private moment. It feels as if all the others had seen it and thought of nothing else. Whoever shared the {shown} made a choice that was not theirs to make. The person in it did nothing wrong.
      P<passed> Some people laughed because others did. Some saw it and felt uncomfortable. They may be friends who do not know whether to mention it.
      Q<passed> When somebody looks up from a screen, {Name} may feel ____. It may be in the face and in the stomach.
      H<passed> {helper} can keep a copy as proof and report the {shown} in the app. ~ Then it can be taken down.
      H<passed> {helper} can tell the school. ~ Schools can talk to those who passed it on, and ask them to delete it.
      T<passed> {he} can show it to an adult today and say, "This is of me, and I want it gone." ~ It is too much for one person, and two can share it.
      T<passed> {he} can ask one friend to walk in with {him} tomorrow. ~ The first five minutes are the longest.
      C<passed> {he} can think, "Somebody else shared it. I can get help with it."
      A<passed> A {shown} can be reported, and then more than one person is dealing with it. Some copies may take longer to find than others. Talk about it gets less, often within days, because something else comes along. It was one moment in front of a camera. Nobody gets to be known by that alone.
    `,
    '11+': `
      D<passed> Somebody took a {shown} that was not for everyone and made it public. {Name} can be seen in it, and nobody asked first. From inside, it feels as if each phone in the corridor showed the same thing. In fact most people looked for a few seconds and scrolled on to the next message. That does not make it all right. Sharing an embarrassing {shown} to get a laugh is unkind, and the fault lies with whoever shared it.
      P<passed> Group chats make people braver and less thoughtful than they would be face to face. Some reacted because the others had. At least one of them is probably wondering by now whether to say sorry, or to say something kind.
      Q<passed> At the thought of walking in tomorrow, {Name} might notice ____. Anger and shame can arrive together, and only the anger has a reason.
      H<passed> {helper} can take a screenshot, report the {shown} to the platform and ask for it to be removed. ~ The apps have a button for this, and schools have somebody whose job it is.
      H<passed> {helper} can ask first what {he wants} done, and in what order. ~ It is easier to accept help that has been discussed.
      T<passed> {he} can tell one adult today and leave the chat unanswered until then. ~ A reply tends to bring the {shown} up again.
      T<passed> {he} can write to one friend, "Can you come in with me tomorrow?" ~ It is a short message, and few people would say no.
      C<passed> {he} can think, "They shared it. The embarrassing part is theirs."
      A<passed> A {shown} can be reported, taken down, and deleted by those who passed it on. It may take some days, and a stray copy may need to be reported again. The attention usually goes sooner, because a chat moves on to something else. People who matter will judge those who shared it. The person in it was only there, in the middle of an ordinary life that goes on.
    `,
  },
};
