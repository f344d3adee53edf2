import { expect, test } from 'vitest';
import { Email, EmailOrNone } from './text.ts';

const storedAs = (text: string) => Email.safeParse(text).data;

test.each([
  ['info@xn--80apagcdp.xn--p1ai', 'info@xn--80apagcdp.xn--p1ai'],
  ['info@praxis-müller.de', 'info@xn--praxis-mller-klb.de'],
  ['info@клиника.рф', 'info@xn--80apagcdp.xn--p1ai'],
  ['info@例え。jp', 'info@xn--r8jz45g.jp'],
  ['anna@example.com\u200b', 'anna@example.com'],
  ['\u202aanna@example.com\u202c', 'anna@example.com'],
  ['r&d@example.com', 'r&d@example.com'],
  ['o’hara@example.com', "o'hara@example.com"],
  ['anna＠example.com', 'anna@example.com'],
  ['ａｎｎａ@ｅｘａｍｐｌｅ.com', 'anna@example.com'],
  ['anna\u2011bell@example.com', 'anna-bell@example.com'],
  ['Anna Bell <anna@example.com>', 'anna@example.com'],
  ['mailto:anna@example.com', 'anna@example.com'],
  ['anna @ example.com', 'anna@example.com'],
  ['anna@example.com.', 'anna@example.com'],
  ['anna@example.com;', 'anna@example.com'],
  // Inputs that people have reported to other products.
  ['some@email.com\u00a0', 'some@email.com'],
  ['my_email\u200e@gmail.com', 'my_email@gmail.com'],
  ['das-01 @ rediffmail.com', 'das-01@rediffmail.com'],
  ['Anna.Bell@Example.COM', 'Anna.Bell@Example.COM'],
])('%s is stored as %s', (typed, stored) => {
  expect(storedAs(typed)).toBe(stored);
});

// Addresses that the test suites of validators call valid.
test.each([
  ...['foo@bar.com', 'x@x.au', 'foo@bar.com.au', 'foo+bar@bar.com', 'test+ext@gmail.com', 'test@1337.com'],
  ...['hans.m端ller@test.com', 'hans@m端ller.com', 'test|123@m端ller.com', 'foo@bar.中文网', 'a@bö.de'],
  ...['some.name.midd.leNa.me.and.locality+extension@GoogleMail.com', 'NATHAN.DAVIES@DOMAIN.CO.UK'],
  ...[
    '"foobar"@example.com',
    '"  foo  m端ller "@example.com',
    '"foo\\@bar"@example.com',
    '"Abc@def"@example.com',
  ],
  ...['"Fred Bloggs"@example.com', '"Joe\\\\Blow"@example.com', 'customer/department=shipping@example.com'],
  ...[
    '$A12345@example.com',
    '!def!xyz%abc@example.com',
    '_somename@example.com',
    'c__j@domain.tld',
    'a-@mail.de',
  ],
  ...['email@127.local.home.arpa', 'example@valid-----hyphens.com', 'email@localhost.in', '-@mail.de'],
  ...[
    'test@domain.with.idn.tld.उदाहरण.परीक्षा',
    "o'hara@example.com",
    'a..b@docomo.ne.jp',
    'user.123@example.museum',
  ],
  ...[
    '1234567890@example.com',
    '__________@example.com',
    'firstname-lastname@example.name',
    'näme@heinz.org',
  ],
  `${'a'.repeat(64)}@${'a'.repeat(63)}.com`,
])('%s is accepted', (typed) => {
  expect(storedAs(typed)).toMatch(/@[\w.-]+$/);
});

test.each([
  'anna',
  'amelia.hart',
  'anna@',
  '@example.com',
  'anna@example',
  'anna@@example.com',
  'a b@example.com',
  'anna@exa mple.com',
])('%s is refused', (typed) => {
  expect(Email.safeParse(typed).error?.issues.map(({ message }) => message)).toEqual([
    'Enter a valid email address.',
  ]);
});

test('an address that may be left out can be spaces', () => {
  expect(EmailOrNone.parse(' \u200b')).toBe('');
});
