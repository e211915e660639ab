import { said, type NamedScene } from '../scene.ts';

/**
 * A sheet in the morning, told in plain facts. Semen that comes in sleep once puberty has begun is usual, cannot be helped, and
 * is no illness (KidsHealth, "Can I stop myself from having a wet dream?"); some never have it (MedicineNet, "How can I stop
 * wet dreams?").
 */
export const wetDream: NamedScene = {
  id: 'sheet',
  image: 'a sheet that goes into a washing machine like any other',
  cue: said(
    String.raw`\bwet dreams?\b|\bnocturnal emission|\b(?:semen|sperm|ejaculat\w*)\b|\b(?:sheets?|pyjamas|bedding)\b[^.]{0,30}\b(?:sticky|stain\w*)\b|\b(?:sticky|stain\w*)\b[^.]{0,20}\b(?:sheets?|pyjamas|bedding)\b`,
    String.raw`\b(?:periods?|menstru\w*|blood|wees?|nosebleed|pregnan\w*|donor|ivf)\b`,
  ),
  decides: true,
  titles: { older: 'A Sheet Like Any Other' },
  text: {
    '8-10': `
      D<sheet> Some mornings in puberty, {Name} may wake up and find a damp, sticky patch. The testicles have begun to make sperm, which is carried in a fluid called semen. At night a little of it can come out during sleep. It is called a wet dream, even when nobody remembers a dream. It is not wee, it is no illness, and nobody can start it or stop it.
      P<sheet> Most men remember it from when they were young. Hardly anybody talks about it at breakfast, so it is easy to believe that one is the only one.
      Q<sheet> On such a morning, {Name} might feel ____.
      H<sheet> {helper} can show where the clean sheets are and how the machine works. ~ After that nobody needs to be asked.
      H<sheet> {helper} can knock and wait for an answer. ~ Bodies are private.
      T<sheet> {he} can put the sheet in the wash and take a clean one.
      T<sheet> {he} can write a question on paper and get the answer on paper.
      C<sheet> {he} can think, "That is my body growing up."
      A<sheet> The sheet goes round with some towels and a sock. An hour later it is clean, and nobody can tell. It may happen again next week, or not for a year. To some boys it does not happen at all. All of that is normal for a body that is growing up.
    `,
    '11+': `
      D<sheet> Here are the facts. In puberty, the testicles begin to make sperm, and sperm is carried in a fluid called semen. During sleep the body may let out a little of it, and {Name} may find a damp patch on the sheet. That is called a wet dream, even if no dream is remembered. It is not urine and not an illness, and willpower has nothing to do with it. Many boys have it at some time, some do not, and both are normal.
      P<sheet> It is hardly ever mentioned, so a lot of people believe at first that something has gone wrong with them. Parents and doctors do not think so. They have known about it for as long as there have been sheets.
      Q<sheet> On finding the sheet, {Name} might feel ____. Embarrassment is common, and it is not required.
      H<sheet> {helper} can put spare sheets within reach and explain the machine once. ~ After that no one needs to be told.
      H<sheet> {helper} can knock, and wait for an answer before coming in.
      T<sheet> {he} can put the sheet straight into the machine and take a clean one. ~ That is the whole procedure.
      T<sheet> {he} can write down any other question about body changes and get the answer in writing.
      C<sheet> {he} can think, "It is a fact about bodies, and I know what to do."
      A<sheet> The programme runs for about an hour, and the sheet comes out like any other. Nothing needs to be hidden, and nothing needs to be discussed. Puberty brings other changes in an order that nobody chooses, and each of them comes with facts too. If something hurts, itches or worries, a doctor can look at it. This one needs a clean sheet, and that is all.
    `,
  },
};
