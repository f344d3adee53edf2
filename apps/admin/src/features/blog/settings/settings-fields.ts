/** The fields of a post in its settings, by the name that addresses use, such as `#excerpt`. */
const SETTINGS_FIELDS = [
  'title',
  'slug',
  'excerpt',
  'category',
  'author',
  'cover',
  'seoTitle',
  'seoDescription',
] as const;
export type SettingsField = (typeof SETTINGS_FIELDS)[number];

/** The id of a field's element. */
export const idOfSetting = (field: SettingsField) => `post-${field === 'title' ? 'panel-title' : field}`;

/** Returns the field that a hash names, such as `#excerpt`. */
export const settingInHash = (hash: string): SettingsField | undefined =>
  SETTINGS_FIELDS.find((field) => hash === `#${field}`);
