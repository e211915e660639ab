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
    'he is happy when we play football',
    'he gets angry when he is upset',
    'panics when his dad and I argue',
    'he cries when his dad shouts at him',
    'he has been like this since we moved',
    'he calms down when I sing to him',
    'his mum and I have parted after nine years',
    "she says that when Mummy stops being cross with Daddy he'll come home",
    'we are going our separate ways after 12 years together',
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
