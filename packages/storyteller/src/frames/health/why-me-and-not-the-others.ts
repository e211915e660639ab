import { said, type NamedScene } from '../scene.ts';

/** "Why do I have to wear them when nobody else does?": ears that differ, what the aids are for, and others who have some. */
export const whyMeAndNotTheOthers: NamedScene = {
  id: 'whyme',
  image: 'two ears that need a bit more sound than most',
  cue: said(
    String.raw`\b(?:why (?:he|she|they|me|do i|does (?:he|she)|am i|is (?:he|she))|nobody else|no one else|no-one else|the only (?:one|child|person|girl|boy)|(?:all )?(?:her|his|the) friends (?:do ?n['’]?t|have ?n['’]?t)|different (?:from|to|than)|feels? different|not fair|unfair|normal|like every(?:one|body) else)\b`,
  ),
  decides: false,
  answers: /\b(?:why|nobody|only|else|different|fair|wear|hearing aids?)\b/i,
  titles: { young: 'A Bit More Sound', older: 'Why These Two Ears?' },
  text: {
    '4-5': `
      D<whyme> Ears are not all the same, and nor are eyes and hair. {his} ears need a bit more sound than most. So there are hearing aids, and they make it. Other ears do not need them, so they have none. That may not seem fair. It is nobody's fault, and nobody did a thing wrong.
      P<whyme> In other schools there are children with hearing aids too. {Name} just has not met them yet.
      P<whyme> Lots of grandpas and grandmas get some when they are old.
      Q<whyme> When no one else has any, {Name} may feel ____.
      H<whyme> {helper} can say why, in the same words each time.
      H<whyme> {helper} can find a book about hearing aids.
      T<whyme> {he} can ask, "Why me?" as many times as it comes.
      T<whyme> {he} can choose a colour or a sticker for them.
      C<whyme> {he} can think, "My ears, my sounds."
      A<whyme> One child has freckles, and one has hearing aids. The ears got a bit more sound today. There was a song, a joke and a call for lunch. All of that came in.
    `,
    '6-7': `
      D<whyme> In each ear there are tiny hairs that catch sound. With fewer of them at work, sounds come in too soft. That is how it is with {Name}. Hearing aids make the sound bigger, so that more of it gets through. The others do not wear any, because theirs work without. It can feel unfair, and that may be said.
      P<whyme> In many schools there is one child with hearing aids, or two. Each of them looks round the class and sees nobody else.
      P<whyme> Friends forget that they are there. They notice only if they get an answer.
      Q<whyme> As the only one in the room, {Name} may feel ____.
      H<whyme> {helper} can find a day where other children wear them.
      H<whyme> {helper} can ask the clinic how these ears work.
      T<whyme> {he} can ask, "Why me?" and get a true answer.
      T<whyme> {he} can tell one friend what the hearing aids can do.
      C<whyme> {he} can think, "Different ears, the same jokes."
      A<whyme> "Why me?" has no good answer, for freckles or for ears. What the hearing aids are for is easier to say. The words come in, and so do the jokes. Somewhere else a child is just asking the same thing.
    `,
    '8-10': `
      D<whyme> It is a fair question why one person in a class wears hearing aids and twenty-nine do not. The short answer lies in the inner ear, where thousands of tiny hair cells turn sound into signals. In {his} ears fewer of them do that. Nobody caused it by anything they did. The aids raise the sounds that are missing, and the rest is done by the brain. That explains how. It does not make it fair, and nobody needs to pretend that it does.
      P<whyme> About one child in a thousand is born with some hearing loss, and more get it later. They are spread over many schools, so each of them tends to be the only one.
      P<whyme> People with glasses once got the same stares. Then there were so many of them that it stopped.
      Q<whyme> As the only one in the room, {Name} might feel ____. It may be gone by break and back on Monday.
      H<whyme> {helper} can look for a group or a camp for deaf children. ~ It is restful to be one of many.
      H<whyme> {helper} can let it be unfair for a while, and not cheer anybody up at once.
      T<whyme> {he} can ask at the clinic to see {his} own hearing test explained.
      T<whyme> {he} can decide who gets told what, and how much.
      C<whyme> {he} can think, "The only one here, and one of very many."
      A<whyme> The question may come again, and it will be a good one each time. In the meantime the hearing aids bring in what is said two tables away, which is sometimes worth having. Of all the things that make thirty people different, this one at least has a switch.
    `,
  },
};
