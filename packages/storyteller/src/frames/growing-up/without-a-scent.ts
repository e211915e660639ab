import { said, type NamedScene } from '../scene.ts';

const MINDS = String.raw`(?:(?:because of|hates?|dislikes?|can'?t (?:stand|bear)) (?:the |its |their )?(?:smell|feel|feeling|scent|spray)|smell of (?:it|deodorant|the)|feels? (?:\w+ )?(?:cold|sticky|wet|horrible|weird|funny|nasty|yucky|slimy|awful|wrong)|cold|sticky|sting\w*|itch\w*|burns?|texture|sensory|autis\w+|(?:can'?t|cannot) (?:stand|bear|cope with))\b`;

/**
 * Sweat that has begun to smell, and a deodorant or a shower that cannot be borne: what does the same work. Fresh sweat hardly
 * smells; what bacteria on the skin make of it does (as in the thread `smell` of puberty).
 */
export const withoutAScent: NamedScene = {
  id: 'unscented',
  image: 'a warm shower, a stick without a scent, and a clean shirt',
  // Who will not use it may see no need of it: only a sense that minds it makes it this scene.
  cue: said(
    String.raw`(?=[^]*\b(?:smell\w*|stink\w*|stinks|b\.?o\.?|sweat\w*|body odou?r|hygiene|puberty|deodorant|anti-?perspirant)\b)[^]*?(?:\b(?:deodorant|anti-?perspirant|roll-?on)\b[^]*?\b${MINDS}|\b${MINDS}[^]*?\b(?:deodorant|anti-?perspirant|roll-?on)\b|\b(?:water|showers?|showering) (?:\w+ ){0,2}(?:hurts?|stings?|is too (?:hard|loud|cold))\b)`,
    String.raw`\b(?:soap|shampoo) in (?:his|her|their) eyes\b`,
  ),
  decides: true,
  titles: { older: 'A Shower, a Stick, a Shirt' },
  text: {
    '8-10': `
      D<unscented> Fresh sweat hardly smells. When a body starts to grow up, bacteria on the skin make something of it that does. {Name} may have been told to wash and use a deodorant. But a spray can be cold, a scent can be too strong, and a shower can be too hot. Skin and noses differ in how much they notice, and that is not fussiness.
      P<unscented> People who say something about a smell seldom know that there is more to it than forgetting. It happens to every body sooner or later.
      Q<unscented> When something cold or wet is about to touch the skin, {Name} might feel ____.
      H<unscented> {helper} can buy two or three kinds without a scent and let {him} choose. ~ A stick is drier than a spray.
      H<unscented> {helper} can change the shower head for a softer one.
      T<unscented> {he} can choose the time of the shower and how warm it is.
      T<unscented> {he} can try one kind for a week and give it marks out of ten. ~ A low mark is a result too.
      C<unscented> {he} can think, "Shower, stick, clean shirt."
      A<unscented> A warm shower, a stick with no scent and a clean shirt do most of the work. None of them needs to be cold. The bacteria will be back tomorrow, as they are in everyone. So is the shower, and after that a body is free for other things.
    `,
    '11+': `
      D<unscented> Fresh sweat hardly smells. In puberty, bacteria on the skin get more of it, and they turn it into a smell within hours. Washing and deodorant deal with that, but for {Name} both may be a problem in themselves. A spray can be cold and smell stronger than any sweat, and a shower can be too hot, too cold or too loud. Some nervous systems notice more of it, which is not fussiness. So the question is not whether, but which way of doing it can be borne.
      P<unscented> People who comment mostly assume that somebody forgot. It rarely occurs to them that a deodorant can be worse than what it is meant to cover.
      P<unscented> Everybody in the year is managing the same chemistry, with more or less success. Several of them were told about it only a week ago.
      Q<unscented> When something cold or wet is about to touch the skin, {Name} might notice ____.
      H<unscented> {helper} can buy three unscented kinds, such as a stick, a cream and a crystal, and leave them on a shelf. ~ A shelf makes no remarks.
      H<unscented> {helper} can change the shower head for a softer one, and leave the time of the shower open.
      T<unscented> {he} can choose when to shower each day, and how warm it is. ~ It takes four minutes, behind a locked door.
      T<unscented> {he} can test one kind for a week and write down the result. ~ A no is a result as well.
      C<unscented> {he} can think, "Shower, stick, clean shirt."
      A<unscented> Three things do most of the work: a warm shower, something without a scent and a clean shirt. None of them needs to be cold, and the time is open to choice. The bacteria will be back by tomorrow, as they are on every body in the building. It is chemistry, and for today it has been dealt with.
    `,
  },
};
