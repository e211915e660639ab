import { describe, expect, test } from 'vitest';
import { ownMoment } from './own-moment.ts';

const momentOf = (problem: string, gender: 'boy' | 'girl' | null = 'boy'): string | undefined =>
  ownMoment(problem, { name: 'Leo', gender, band: '6-7' });

describe('the moment a parent tells of', () => {
  test.each([
    ['He hits his sister when she takes his toys', 'When {his} sister takes {his} toys'],
    ['He screams when we leave the park', 'When it is time to leave the park'],
    ['gets really angry when he loses at football with his mates', 'When {Name loses} at football with {his} mates'],
    ['bites other children at nursery when they come near him', 'When other children come near {him}'],
    ['He goes red when his friends see the shrine', 'When {his} friends see the shrine'],
    ['When I say no he screams and throws things', 'When a grown-up says no'],
    ["has a meltdown when it's time to turn off the tablet", 'When it is time to turn off the tablet'],
    ["throws a tantrum if he can't have sweets at the till", 'When {Name} cannot have sweets at the till'],
    ['cries when i drop him at nursery', 'When it is time to say goodbye at nursery'],
    ["he gets scared when there's thunder", 'When there is thunder'],
    ['gets really worked up before tests', 'Before tests'],
    ['kicks off when asked to do homework', 'When a grown-up asks {him} to do homework'],
    ['is fine at nursery but when he gets home he screams', 'When {Name gets} home'],
    ['cries when he has to wait his turn', 'When {Name waits} {his} turn'],
    ['snatches when another child has a toy he wants', 'When another child has a toy'],
    ['he cries when his mum leaves for work', 'When Mum leaves for work'],
    ['he pushes his little brother whenever he gets too close', 'When {his} little brother gets too close'],
    ['gets cross if his sandwich is cut the wrong way', 'When {his} sandwich is cut the wrong way'],
  ])('%s', (problem, moment) => {
    expect(momentOf(problem)).toBe(moment);
  });

  test.each([
    'he was fine when he was two',
    'not sure what to do when he lies',
    'last time when I put my coat on he unplugged his monitor',
    'hits when someone has his back',
    "he can't tell when the banana is ripe",
    'he is happy when we play football',
    'he gets angry when he is upset',
    'panics when his dad and I argue',
    'he cries when his dad shouts at him',
    'he has been like this since we moved',
    'he calms down when I sing to him',
    'his mum and I have parted after nine years',
    "she says that when Mummy stops being cross with Daddy he'll come home",
    'we are going our separate ways after 12 years together',
    "After the sea there's sand in every fold of him and he says no, never, not the bath",
    'How do I get across to him that when he and his cousin both drag the sledge it moves?',
    "When I asked him why, he told me he'd been so frightened that he couldn't read",
    'it logs you out if you take too long to think',
    'the moment the second is due to be born',
    'When will my kidneys be better, he asks',
    "he's asked three times if the teacher knows how to open a banana",
    'she asks her nan if the baby will cry at night',
    "it's as if the bag with the books in it was a bomb",
    'wants to know if the jelly is the kind you eat, if the wand goes inside',
    'found the hamster cold in his wheel before school',
    'has a hundred ideas before breakfast',
    'he needs an hour before anybody may talk to him',
    "He can do it by himself at weekends when there's a friend to meet",
    "He'll only go if I carry him",
    'how their father sits in the car in the drive for an hour when he comes home',
    'But when we feed the ducks he tells me his plan',
    'we had to leave after ten minutes',
  ])('nothing is made of "%s"', (problem) => {
    expect(momentOf(problem)).toBeUndefined();
  });

  test('whose "her" it is stays plain for a girl', () => {
    expect(momentOf('freezes when the teacher asks her a question', 'girl')).toBe(
      'When the teacher asks {him} a question',
    );
    expect(momentOf('She screams when I wash her hair', 'girl')).toBe('When a grown-up washes {his} hair');
  });
});
