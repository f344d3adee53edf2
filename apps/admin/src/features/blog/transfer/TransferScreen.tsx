import { Alert, Button, Group, Paper, Progress, Radio, Stack, Text, Title } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { ApiError } from '@upcurve/api-client/api-error';
import { blog } from '@upcurve/contracts/blog/blog';
import { IMPORT_FORMATS, IMPORT_MAX, ImportFormat, OldSite } from '@upcurve/contracts/blog/blog-transfer';
import { sizeInWords } from '@upcurve/contracts/shared/multipart';
import { type FormEvent, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { errorMessage } from '../../../error-message.ts';
import { ListHeader } from '../../../kit/filters/ListHeader.tsx';
import { takeFocus } from '../../../kit/focus/keep-focus.ts';
import { paths } from '../../../paths.ts';
import { ImportResult } from './ImportResult.tsx';
import { type PictureChoice, PictureOption, PictureProgress } from './Pictures.tsx';
import classes from './transfer.module.css';
import { useImport } from './use-import.ts';

const MEANINGS: Record<ImportFormat, string> = {
  upcurve: 'A TAR file that restores everything, including published posts.',
  wxr: 'An XML file from WordPress (Tools, Export). Posts become drafts.',
  ghost: 'A JSON file from Ghost (Settings, Export). Posts become drafts.',
};

/** Recognises the format of a file by its beginning. Our own export is a tar, which may be gzipped. */
async function formatOf(file: File): Promise<ImportFormat> {
  const beginning = await file.slice(0, 1000).text();
  if (/^\s*</.test(beginning)) return 'wxr';
  // The API says what to do with an export of an earlier version, which was JSON.
  const isOurs = beginning.startsWith('\x1f') || /ustar|"upcurve-blog"/.test(beginning);
  return isOurs ? 'upcurve' : 'ghost';
}

const asksForSite = (format: ImportFormat, { isFetching }: PictureChoice) => format === 'ghost' && isFetching;

export function TransferScreen() {
  const id = useId();
  const [format, setFormat] = useState<ImportFormat>('upcurve');
  const [file, setFile] = useState<File | null>(null);
  const [missing, setMissing] = useState(false);
  const [pictures, setPictures] = useState<PictureChoice>({ isFetching: false, site: '' });
  const [siteError, setSiteError] = useState<string>();
  const isTooLarge = file !== null && file.size > IMPORT_MAX;
  const input = useRef<HTMLInputElement>(null);
  const choose = useRef<HTMLButtonElement>(null);
  const siteInput = useRef<HTMLInputElement>(null);

  const upload = useImport(() => setFile(null));
  const { mutate, cancel, isPending, error, data: report, variables: sent } = upload;
  const { sentShare, pictures: fetch } = upload;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPending) return;
    if (!file || isTooLarge) {
      setMissing(!file);
      choose.current?.focus();
      return;
    }
    const problem = asksForSite(format, pictures)
      ? OldSite.safeParse(pictures.site).error?.issues[0]?.message
      : undefined;
    setSiteError(problem);
    if (problem) siteInput.current?.focus();
    else
      mutate({
        ...{ format, file },
        isFetching: format !== 'upcurve' && pictures.isFetching,
        site: asksForSite(format, pictures) ? pictures.site : undefined,
      });
  }

  const issues = error instanceof ApiError ? error.issues : [];
  return (
    <div className={classes.screen}>
      <ListHeader
        title="Import and export"
        subtitle="The whole blog as one file: posts with their revisions, categories, authors and pictures"
        takesFocus
      />
      <Paper p="md" component="section" aria-labelledby={`${id}-export`}>
        <Stack gap="sm" align="flex-start">
          <Title order={2} id={`${id}-export`}>
            Export
          </Title>
          <Text size="sm" c="dimmed">
            A TAR file with the posts and their pictures, which restores the whole blog, here or in another
            installation. It can be imported up to {sizeInWords(IMPORT_MAX)}, which is about two hundred large
            pictures. To move a larger blog, copy its database and files.
          </Text>
          <Button
            component="a"
            href={blog.exportBlog.path}
            download
            variant="default"
            leftSection={<IconDownload size={16} stroke={1.6} />}
          >
            Download the blog
          </Button>
        </Stack>
      </Paper>
      <Paper p="md" component="section" aria-labelledby={`${id}-import`}>
        <form onSubmit={submit} noValidate aria-labelledby={`${id}-import`}>
          <Stack gap="md">
            <Title order={2} id={`${id}-import`}>
              Import
            </Title>
            {error && (
              <Alert color="red" role="alert" title="Nothing was imported" tabIndex={-1} ref={takeFocus}>
                {errorMessage(error, 'Please try again.')}
                {issues.length > 0 && (
                  <ul className={classes.issues}>
                    {issues.map(({ path, message }) => (
                      <li key={`${path} ${message}`}>{path ? `${path}: ${message}` : message}</li>
                    ))}
                  </ul>
                )}
              </Alert>
            )}
            <Radio.Group
              label="File format"
              value={format}
              onChange={(value) => setFormat(value as ImportFormat)}
            >
              <Stack gap="xs" mt="xs">
                {ImportFormat.options.map((value) => (
                  <Radio
                    key={value}
                    value={value}
                    label={IMPORT_FORMATS[value]}
                    description={MEANINGS[value]}
                    disabled={isPending}
                  />
                ))}
              </Stack>
            </Radio.Group>
            {format !== 'upcurve' && (
              <PictureOption
                value={pictures}
                onChange={setPictures}
                needsSite={format === 'ghost'}
                error={siteError}
                disabled={isPending}
                siteRef={siteInput}
              />
            )}
            <div>
              <Group gap="sm">
                <Button
                  ref={choose}
                  variant="default"
                  aria-describedby={`${id}-file`}
                  disabled={isPending}
                  onClick={() => input.current?.click()}
                >
                  Choose file
                </Button>
                <Text
                  id={`${id}-file`}
                  size="sm"
                  c={missing || isTooLarge ? 'red' : 'dimmed'}
                  className={classes.file}
                >
                  {isTooLarge
                    ? `${file.name} is too large (${sizeInWords(file.size)}). The limit is ${sizeInWords(IMPORT_MAX)}.`
                    : file
                      ? `${file.name}, ${sizeInWords(file.size)}`
                      : missing
                        ? 'Choose a file first.'
                        : `TAR, XML or JSON, at most ${sizeInWords(IMPORT_MAX)}`}
                </Text>
              </Group>
              <input
                ref={input}
                type="file"
                hidden
                accept=".tar,.gz,.tgz,.json,.xml,application/x-tar,application/gzip,application/json,text/xml,application/xml"
                data-testid="import-file"
                onChange={({ currentTarget }) => {
                  const chosen = currentTarget.files?.[0] ?? null;
                  setFile(chosen);
                  setMissing(false);
                  if (chosen) void formatOf(chosen).then(setFormat);
                  currentTarget.value = '';
                }}
              />
            </div>
            <Group gap="sm">
              <Button
                type="submit"
                aria-disabled={isPending || undefined}
                data-disabled={isPending || undefined}
              >
                {isPending ? 'Importing...' : 'Import'}
              </Button>
              {isPending && (
                <Button variant="subtle" onClick={cancel}>
                  Cancel
                </Button>
              )}
            </Group>
            {isPending && (
              <div role="status">
                <Text size="sm" c="dimmed" mb={6}>
                  {sentShare < 1 ? 'Uploading the file.' : 'Reading the file.'}
                </Text>
                <Progress value={sentShare * 100} animated={sentShare === 1} aria-label="Import" />
              </div>
            )}
          </Stack>
        </form>
      </Paper>
      {report && <ImportResult report={report} areDrafts={sent?.format !== 'upcurve'} />}
      {fetch && <PictureProgress {...fetch} />}
      <Text size="sm" c="dimmed">
        <Link to={paths.blog()} className={classes.back}>
          Back to posts
        </Link>
      </Text>
    </div>
  );
}
