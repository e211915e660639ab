import { said, type NamedScene } from './scene.ts';

const HURT = String.raw`(?:hurts?(?: (?:him|her|them)sel(?:f|ves)| themselves)?|(?:gets?|is|are|getting) hurt|falls?|fall over|trips?|trip over|cr(?:y|ies|ying)|upset|injured|bumps?)`;

/** A laugh that comes out when somebody else is hurt. */
export const laughsAtAFall: NamedScene = {
  id: 'laughfall',
  image: 'a laugh that was quicker than a look, and a hand that comes after it',
  cue: said(
    String.raw`(?:laughs?|laughing|giggles?|giggling|smiles?|smirks?) (?:at (?:other )?(?:people|children|kids|others)? ?)?(?:when|if|whenever|every time|while|because) (?:\w+ ){0,4}?${HURT}\b|\bfinds? it (?:really |so )?funny when (?:\w+ ){0,4}?${HURT}\b`,
    String.raw`\b(?:laughs? when (?:he|she|they|i) (?:falls?|fell|is hurt|hurts?|cr(?:y|ies))|(?:they|others?|people|everyone|class|kids|children|boys|girls|friends?) (?:all )?(?:laugh|laughs|laughed|laughing)|told off|dementia|autis\w*)\b`,
  ),
  decides: true,
  titles: { young: 'First a Look', older: 'Quicker Than a Look' },
  text: {
    '4-5': `
      D<laughfall> Bump! Somebody falls down. {Name} may laugh, and a kind word is slow to come. A fall can look funny in a film. But here it hurt. Then a laugh hurts as well.
      P<laughfall> A laugh can come out all by itself. It need not be meant.
      Q<laughfall> When somebody is hurt, {Name} may feel ____.
      H<laughfall> {helper} can say what the other face shows.
      H<laughfall> {helper} can go along and help.
      T<laughfall> {he} can look at the face first.
      T<laughfall> {he} can bring a tissue or get a grown-up.
      C<laughfall> {he} can say, "Ouch. Are you okay?"
      A<laughfall> The knee has a plaster, and somebody asked. It felt good to be asked. A laugh may still slip out one day. A kind word can come after it.
    `,
    '6-7': `
      D<laughfall> A fall is quick, a laugh is quick, and a kind word is slower. {Name} may laugh before there was time to look. In cartoons people get up again, flat as a pancake. In a playground it hurts. Then a laugh stings on top of the knee.
      P<laughfall> Laughs come out for many reasons. Some people laugh when they get a fright. From the ground it sounds just the same.
      Q<laughfall> When somebody gets hurt, {Name} may feel ____. It may be two things at once.
      H<laughfall> {helper} can ask what was seen, and not only what was done.
      H<laughfall> {helper} can show what helps, such as a cold cloth.
      T<laughfall> {he} can shut {his} mouth and look at the face.
      T<laughfall> {he} can say, "Sorry, that was the surprise," and help.
      C<laughfall> {he} can think, "First a look, and then a word."
      A<laughfall> Somebody fell, and somebody kind came over. The one on the ground will remember that. A laugh that slipped out can be put right with five words. The best jokes are funny for both.
    `,
    '8-10': `
      D<laughfall> A laugh comes out at once. To see that something hurts, and to be kind, takes a little longer. {Name} may have noticed the gap between the two. Slapstick lives on it: a fall is funny as long as nobody feels it. Outside a film, somebody does. A laugh at that moment tells people that their pain does not count, even if it was only surprise.
      P<laughfall> Nervous laughter is common, and science has looked at it. A body that does not know what to do lets off steam. The person on the ground cannot tell which kind it was.
      Q<laughfall> When somebody gets hurt, {Name} might feel ____. Alarm can come out as a laugh.
      H<laughfall> {helper} can go through one such moment slowly: what was seen, what was felt, what came out.
      H<laughfall> {helper} can tell of a laugh that came at the wrong time. ~ Most adults have one.
      T<laughfall> {he} can look at the face before anything else. ~ It takes one second.
      T<laughfall> {he} can say, "That came out wrong. Are you hurt?" and fetch what is needed.
      C<laughfall> {he} can think, "A second to look, and then I know."
      A<laughfall> The next fall will come, as playgrounds are hard. One second between it and the laugh has room for a good deal: a look, a hand, a question. People remember a kind face that came over. What is funny about it can be told later, by the one who fell.
    `,
    '11+': `
      D<laughfall> Laughter is older than language, and it does not ask whether it is kind. {Name} may know how it comes out when somebody trips, cries or gets hurt, before any opinion has been formed. It can be surprise, nerves or relief at not being the one. To the person it happens to, it is simply a laugh. That leaves two things to deal with, and only one of them is the injury.
      P<laughfall> Groups make it worse, since a laugh is catching and a concerned face is not. Those who step out of it and help are seldom mocked for it. They are the ones that people later ring.
      Q<laughfall> When somebody is hurt, {Name} might notice ____ just before the laugh.
      H<laughfall> {helper} can ask about it with curiosity, which gets further than outrage.
      T<laughfall> {he} can break it off with one sentence, such as, "Sorry, nerves. Are you all right?"
      T<laughfall> {he} can do something practical, since hands that are busy tend to settle the face.
      C<laughfall> {he} can think, "Look first. The joke can wait, and often it was none."
      A<laughfall> Nobody can undo a laugh, but it can be outlived by what comes after it, and ten seconds of help will do that. The reflex is likely to stay for a while. What changes is the pause behind it, and in that pause there is room to be kind.
    `,
  },
};
