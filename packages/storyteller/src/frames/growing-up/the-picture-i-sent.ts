import { said, type NamedScene } from '../scene.ts';

const PICTURE = String.raw`(?:photos?|pictures?|pics?|selfies?|videos?|nudes?|images?|snaps?|film)`;
const SENT = String.raw`(?:sent|sends|sending|shared|gave|messaged|texted|snapped)`;
const SHOWN = String.raw`\b(?:show(?:s|ed|n|ing)?|shar(?:ed|es|ing)|sent (?:it )?(?:round|around|on|to)|send(?:s|ing)? (?:it )?(?:round|around|on|to)|pass(?:ed|es|ing) (?:it |them )?(?:round|around|on)|spread\w*|forwarded|posted|going round|gone round|everyone (?:has|saw|seen)|got out|gone viral|threat\w*|blackmail\w*|leaked|round the school|to his (?:friends|mates)|to (?:his|her|their|all) (?:friends|mates))\b`;

/**
 * A picture of oneself that was sent in trust and passed on. By child-protection teaching: passing it on is the wrong, it is
 * told at once, nothing more is sent or paid, it is not answered, and there are services that get pictures of children taken down.
 */
export const thePictureISent: NamedScene = {
  id: 'picturesent',
  image: 'a picture that went out of one pair of hands, and the adults who can call it back',
  cue: said(
    String.raw`(?=[^]*\b${SENT}\b[^.!?]{0,24}\b(?:${PICTURE})\b[^.!?]{0,40}\b(?:of|to|her|him|them)\b)(?=[^]*(?:${SHOWN}))|\b(?:nudes?|naked (?:photo|picture|selfie|pic|video)s?)\b`,
    String.raw`\b(?:some(?:one|body) (?:has |had )?(?:shared|sent|posted|took)|(?:he|my son) (?:\w+ )?(?:asked|asks) (?:a|for|girls?)|(?:received|got sent|was sent|sent (?:him|her) a|been sent)|(?:photos?|pictures?|pics?|selfies?|videos?|screenshots?) of (?:his|her|their|a|an|another) (?:\w+ )?(?:friends?|mates?|girl|boy|classmate|teacher|child|kid|cousin|sister|brother)|grandma|nan|granny|(?:i|we|mum|dad|auntie) (?:sent|shared|posted|put)|paint\w*|drawing|drew|famil\w+ (?:photo|chat)|statue|museum|runs? (?:round|around)? ?naked|toddler|(?:asks?|asked|asking|wants?|pressur\w*) (?:him|her|them)? ?(?:for|to send))\b`,
  ),
  decides: true,
  answers: /\b(?:sent|picture|photo|show\w*|boy|girl|round|everyone|shar\w*|school|nudes?)\b/i,
  titles: { older: 'Adults Can Call It Back' },
  text: {
    '8-10': `
      D<picturesent> A picture that was meant for one person has been shown to others. {Name} had sent it in trust. To pass it on was wrong, and that is the fault of whoever did it. It can feel as if it was everywhere now and could not be stopped. It can be stopped more often than people think. Adults know ways, and the first one is to tell.
      P<picturesent> Whoever passes on such a picture does harm and breaks rules. Schools and the police take the side of the person in it.
      P<picturesent> Many children believe that they will be the ones in trouble. Grown-ups who help have seen this before, and they want to make it stop.
      Q<picturesent> At the thought of who has seen it, {Name} might feel ____.
      H<picturesent> {helper} can stay calm, hear it all and say, "I am glad I know."
      H<picturesent> {helper} can report it to the app and the school. ~ There are services that get pictures of children taken down.
      T<picturesent> {he} can tell one grown-up today, even in one sentence.
      T<picturesent> {he} can stop answering, send nothing more and leave the messages where they are. ~ They show what happened.
      C<picturesent> {he} can think, "I trusted somebody. Passing it on was theirs."
      A<picturesent> It was told, and now adults are doing their part. The picture gets smaller with each place it is taken from. Those who matter think of {Name} as they did before. There is help for the bad days as well, and it can be asked for.
    `,
    '11+': `
      D<picturesent> A picture that was meant for one person is being shown to others. {Name} had sent it in trust. Breaking that trust was the wrong in it, and in most countries passing on a private picture of anyone under eighteen is against the law. It may feel as though everything was over and everyone had seen it. Neither is so. It happens to a great many people, and there are adults whose work it is to get such pictures taken down.
      P<picturesent> People in this position nearly all think that it was their own fault and that telling will make it worse. Those who deal with it say the opposite. The sooner it is known, the more can be stopped.
      P<picturesent> Some of those who were shown it are uncomfortable, and do not know what to do. Not looking, deleting and telling an adult is what helps, and a few of them will do it.
      Q<picturesent> Before going back in, {Name} might notice ____. Panic, anger and numbness are all common.
      H<picturesent> {helper} can hear it without anger and without taking the phone away, and deal with the school and the platform.
      H<picturesent> {helper} can use a service that has pictures of under-eighteens removed, and tell the police if there are threats. ~ Young people who were harmed are treated as just that.
      T<picturesent> {he} can tell one adult today. ~ One sentence is enough: "A picture of me is going round."
      T<picturesent> {he} can send nothing more, pay nothing, answer nothing, and keep the messages as evidence.
      C<picturesent> {he} can think, "I trusted someone. What they did with it is on them."
      A<picturesent> It was told, and that is the turning point in nearly all such stories. From there on reports are made, the picture is traced, and people at school are spoken to. The talk dies down sooner than seems possible today. Anyone can have a very dark evening over something like this. No picture is worth more than the person in it, and on such an evening it is right to wake somebody.
    `,
  },
};
