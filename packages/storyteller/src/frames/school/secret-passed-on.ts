import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

const FRIEND = String.raw`(?:(?:best )?friends?|mate|bestie|girl|boy|cousin|classmate|somebody|someone|\p{Lu}\p{Ll}+)`;

/** A child confided in a friend, who told others. */
export const secretPassedOn: NamedScene = {
  id: 'passedon',
  image: 'a box that was given to somebody to hold, and was opened',
  cue: said(
    String.raw`\b(?:told|tells|shared with|trusted|confided in) (?:his|her|their|a|the|one) (?:\w+ )?(?:best )?(?:friend|mate|bestie|classmate|cousin)s?\b[^]{0,50}\b(?:(?:friend|mate|girl|boy|she|he|who|they|bestie|cousin) (?:then |has |went and |just )*(?:told|tells|passed|blabbed|spread|repeated)|it (?:got out|is all over|went round|was passed))\b|\b${FRIEND} (?:has |have |went and |just )?(?:told|tells|blabbed|spread|shared|repeated|gave away|passed on) (?:everyone|everybody|the whole class|others|people|other \w+|someone)?[^.!?]{0,16}\b(?:his|her|their) (?:\w+ )?secrets?\b|\bsecret\b[^.!?]{0,24}\b(?:was told to|got told to|went round|got out|is all over|now everyone knows)`,
    String.raw`\b(?:not to tell|uncle|man|adult|touch\w*|surprise|present|(?:^|[.!?] )(?:he|she) (?:told|tells|blabbed|gave away|spread|passed on) (?:his|her|their|a|the|everyone|other|someone) (?:\w+['’]s |friend['’]?s |best friend['’]?s )secret)\b`,
  ),
  decides: true,
  answers: /\b(?:secret|told|everyone|friend|trust\w*|passed|knows)\b/i,
  titles: { young: 'It Was Mine to Tell', older: 'A Box to Hold' },
  roles: { teacher: TEACHER },
  text: {
    '6-7': `
      D<passedon> A secret is a bit like a small box. {Name} gave one to a friend to hold, and the friend opened it. Now others know, and that feels awful. It was right to trust a friend, for that is what people do. Telling it on was the mistake, and it was not {Name} who made it.
      P<passedon> A secret itches in some people. It can slip out with no bad plan at all. It hurts just the same.
      P<passedon> Those who know it now will soon know something newer.
      Q<passedon> When others speak of it, {Name} may feel ____.
      H<passedon> {helper} can listen, and keep it.
      H<passedon> {teacher} can help if others tease with it.
      T<passedon> {he} can tell the friend, "That was my secret, and you told it."
      T<passedon> {he} can say to others, "Yes, and now let us play."
      C<passedon> {he} can think, "It was mine. Next time I choose well."
      A<passedon> The friend got told how it felt, and went red. Perhaps there was a sorry. Trust can grow again, a bit at a time, with small secrets first. Big ones are safe with somebody at home.
    `,
    '8-10': `
      D<passedon> {Name} told a friend a secret, and the friend passed it on. It is like giving somebody a box to hold and finding it open on a table. It makes one angry, and also a bit foolish, for having trusted. There is nothing foolish in it. Nobody can have friends without trusting somebody. Whether to tell was for {Name} to decide, and that was taken away.
      P<passedon> Secrets are given away for many reasons. Some people want to seem important, and some simply cannot hold things. Few of them think of the person inside it.
      P<passedon> The others find it interesting for a short while. It is the one whose secret it was who thinks of it for long.
      Q<passedon> When somebody mentions it, {Name} might feel ____. It can be hot and cold in turn.
      H<passedon> {helper} can listen to all of it, and leave it exactly there.
      H<passedon> {teacher} can step in if it is used to tease.
      T<passedon> {he} can speak to the friend alone: "I told you that in trust. Why did you pass it on?"
      T<passedon> {he} can answer the rest in one bored sentence. ~ Then it is old news.
      C<passedon> {he} can think, "Trusting was right. The box was opened by somebody else."
      A<passedon> The question was asked, and the answer was long and not very good, and there was a sorry in it. What happens to the friendship can wait a week. Some people are for games and others for secrets, and it is useful to know which is which. What was in the box turned out to be less terrible in daylight.
    `,
    '11+': `
      D<passedon> To tell somebody a secret is to give them something to carry. {Name} did that, and the friend passed it on. What hurts is seldom only that people know. It is that the choice of who, when and how was taken away by the one person who had been picked for being safe. That is a breach of trust, and being angry about it is in order. Having trusted was not a mistake in itself. Nobody gets close to anyone without it.
      P<passedon> Information is a kind of currency at this age, and some people spend what they were lent. It is often done without malice and regretted by the evening. That is an explanation, and it does not mend anything by itself.
      P<passedon> Those who now know it have a short attention span. The subject has a week, perhaps two.
      Q<passedon> Walking in among people who know, {Name} might notice ____.
      H<passedon> {helper} can keep it, and ask what would help before offering anything.
      H<passedon> {helper} can bring in the school, if it is being used against {Name} or online.
      T<passedon> {he} can put it to the friend directly and once: "That was mine to tell. What happened?"
      T<passedon> {he} can own it in public, as far as that is bearable. ~ What one says oneself is hard to whisper.
      C<passedon> {he} can think, "I trusted somebody. They dropped it."
      A<passedon> There was a conversation, with excuses at its beginning and something more honest at its end. Whether the friendship survives will depend on what is done next and not on what was said. Trust comes back in small coins or not at all. In the meantime the secret has become a fact, and facts can be lived with.
    `,
  },
};
