import { TEACHER } from '../../school-roles.ts';
import { said, type NamedScene } from '../scene.ts';

/** A family tree to be made in class by somebody who is adopted: what a tree may look like, and what may stay at home. */
export const aTreeWithMoreBranches: NamedScene = {
  id: 'treesheet',
  image: 'a sheet with a trunk and boxes, and a pencil that may add more',
  cue: said(String.raw`\bfamily trees?\b`),
  decides: /^(?=[^]*\b(?:adopt\w*|birth (?:mum|mom|mother|dad|father|family|parents?))\b)[^]*?\bfamily trees?\b/i,
  answers: /\bbirth (?:mum|mom|mother)\b/i,
  titles: { young: 'A Tree With More Branches', older: 'A Tree and Too Few Boxes' },
  roles: {
    teacher: TEACHER,
    birth: {
      fallback: { text: 'a birth mum' },
      cues: [
        {
          match:
            /\bbirth (?:mum|mom|mother)(?:['’]s name)?,? (?:is |was )?(?:called |named )?(?!Is\b|Was\b|Called\b|Died\b|And\b|She\b)(\p{Lu}\p{Ll}+)/u,
          phrase: { text: 'a birth mum called $', gender: 'f' },
        },
      ],
    },
  },
  text: {
    '4-5': `
      D<treesheet> At school there is a paper with a tree on it. Each child puts a family on the branches. {Name} is adopted, so there is {birth}. There is the family at home, too. That is a lot for one small tree. A pencil can draw more branches.
      P<treesheet> No two trees in the class look alike. One has a step-dad, and one has a dog on it.
      P<treesheet> {teacher} may not have thought of it. Teachers are glad to be told.
      Q<treesheet> With the empty tree on the table, {Name} may feel ____.
      H<treesheet> {helper} can talk to {teacher} first.
      H<treesheet> {helper} can help to see who could be on it.
      T<treesheet> {he} can put on it whoever {he wants}.
      T<treesheet> {he} can leave a branch empty. It is {his} tree.
      C<treesheet> {he} can say, "My tree has more branches."
      A<treesheet> The tree hangs on the wall with the others. It has the family that {Name} lives with, for good. Others can be on it, or stay in a book at home. Leaves can go anywhere.
    `,
    '6-7': `
      D<treesheet> The class is making a family tree. There is a sheet with a trunk, and boxes for names. {Name} is adopted, and the boxes are too few, or in the wrong place. There is {birth}. There is the family that {he lives} with. Nobody did it wrong. The sheet was drawn by somebody who did not think of that.
      P<treesheet> {teacher} wants to see who belongs to whom. There are many ways to draw it. Some trees have roots with names on them. Some are a whole garden.
      P<treesheet> Others in the class have no box for somebody either. It may be a step-dad, or a gran who does it all.
      Q<treesheet> In front of the empty boxes, {Name} may feel ____. It may be different for each box.
      H<treesheet> {helper} can ask {teacher} for a plain sheet. ~ Then there are no boxes at all.
      H<treesheet> {helper} can help to choose what stays at home.
      T<treesheet> {he} can draw roots for the birth family, and branches for home.
      T<treesheet> {he} can put in only the people {he wants} to talk about.
      C<treesheet> If somebody asks, {he} can say, "That is how my family goes."
      A<treesheet> The pencil went over the edge of two boxes. It looks better that way. Real trees do not grow in boxes. What is true about {Name} is true on the sheet and off it. The longer story stays at home, with the family.
    `,
    '8-10': `
      D<treesheet> "Draw your family tree" sounds like an easy piece of homework. For {Name}, who is adopted, it comes with questions. Who goes where, who counts, and who is going to read it? There is {birth}. There is the family at home, and the sheet has one box for a mother. It is the sheet that is too small. Gardeners join two trees all the time, and both are real.
      P<treesheet> {teacher} has thirty sheets to hand out, and may notice only afterwards what they ask. One sentence beforehand usually brings a better task.
      P<treesheet> Classmates ask because a drawing invites questions. They take "that is private" quite well, if it is said as if it were normal. It is.
      Q<treesheet> Looking at the boxes, {Name} might feel ____. It may be two things that do not match.
      H<treesheet> {helper} can write to {teacher} and ask that any shape may be handed in. ~ A map or a garden does the same job.
      H<treesheet> {helper} can go through it beforehand, and practise one answer.
      T<treesheet> {he} can draw one tree for school and another, longer one, for home.
      T<treesheet> {he} can give roots to the birth family and branches to the one {he lives} with.
      C<treesheet> {he} can think, "My tree. I choose how much of it they see."
      A<treesheet> The tree was handed in with more paper than it was given out with. In a week it will be taken down to make room for volcanoes. The family goes on being what it is, and so does the story before it. {Name} knows more about {his} tree than any sheet has boxes for.
    `,
    '11+': `
      D<treesheet> Genes in science, a family tree in languages, "where are you from" in form time: school keeps asking, with the same printed boxes each time. {Name} is adopted, so the honest answer is longer than the space. There is {birth}, and there is the family with the keys to the house. It is a fault in the worksheet. Nobody owes a class the full version.
      P<treesheet> Most teachers have simply not thought about it, and are mortified once they do. They mostly have another task ready within a minute.
      P<treesheet> Others in the room have gaps of their own, and some of them are making things up to fill the boxes.
      Q<treesheet> When the sheets are handed out, {Name} might feel ____. Boredom is possible, and so is fury.
      H<treesheet> {helper} can send one line to the school, or leave it entirely to {him}, whichever is wanted.
      H<treesheet> {helper} can talk about what is known, at home, where no marks are given.
      T<treesheet> {he} can ask {teacher} for a different family, a made-up one or a king's. ~ A king with six wives fills a sheet easily.
      T<treesheet> {he} can decide beforehand on two facts to give away, and stop there.
      C<treesheet> {he} can think, "It is a worksheet. It is not entitled to me."
      A<treesheet> The sheet was filled in, with the parts chosen for it, and it went into a folder that nobody will open. The actual tree is more complicated and more interesting. {Name} may go on drawing it for years, and adopted people often do. It can be shown to whoever has earned a look.
    `,
  },
};
